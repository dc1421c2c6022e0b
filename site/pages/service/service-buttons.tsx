import { company } from '../../../content/company.ts';
import { emergencyWords } from '../../../content/emergency.ts';
import type { ServiceListing } from '../../../content/schema.ts';
import * as words from '../../../content/words/service-page.ts';
import { Interpolate } from '../../typography/interpolate.tsx';
import { ButtonLink, ExternalButton } from '../../ui/button/button.tsx';
import callFirst from '../../ui/call-bar/call-first.module.css';
import { Icon } from '../../ui/icon/icon.tsx';
import { telHref } from '../../ui/phone/phone.tsx';
import styles from './service-buttons.module.css';

type ServiceButtonsProps = {
  service: ServiceListing;
  /** Whether the work may not be able to wait. */
  urgent?: boolean | undefined;
};

/** The form and the phone; where the work may not be able to wait, first the emergency line, after the note about 911. */
export function ServiceButtons({ service, urgent }: ServiceButtonsProps) {
  const phone = urgent ? company.emergencyPhone : company.phone;
  const toForm = (
    <ButtonLink
      to={`/estimate?service=${encodeURIComponent(service.service)}`}
      variant={urgent ? 'plain' : 'action'}
      className={styles.inBar}
    >
      {words.estimate}
    </ButtonLink>
  );
  return (
    <>
      {urgent && (
        <p className={`${styles.first} ${styles.inBar} ${callFirst.root}`}>{emergencyWords.short}</p>
      )}
      {!urgent && toForm}
      <ExternalButton
        href={telHref(phone)}
        variant={urgent ? 'action' : 'plain'}
        className={urgent ? `${styles.call} ${styles.inBar}` : styles.call}
      >
        <Icon name="phone" />
        <span>
          <Interpolate
            template={urgent ? words.callNow : words.call}
            values={{ phone: <span className={styles.number}>{phone}</span> }}
          />
        </span>
      </ExternalButton>
      {urgent && toForm}
    </>
  );
}
