import type { ReactNode } from 'react';
import type { ServiceListing, ServiceSheet } from '../../../contract/content/schema.ts';
import { servicePage as words } from '../../../messages/en/service-page.ts';
import { useContent } from '../../content/use-content.ts';
import { estimateOf, type ServicePage } from '../../services.ts';
import { Interpolate } from '../../typography/interpolate.tsx';
import { ButtonLink, ExternalButton } from '../../ui/button/button.tsx';
import { HouseDetail } from '../../ui/house/house-detail.tsx';
import { Arrival } from '../../ui/how-soon/how-soon.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link/link.tsx';
import { telHref } from '../../ui/phone/phone.tsx';
import { Prose } from '../../ui/prose/prose.tsx';
import { Quote } from '../../ui/reviews/reviews.tsx';
import { Row } from '../../ui/row/row.tsx';
// Apart, because it is not in the first screen.
import end from './service-end.module.css';
import styles from './service-parts.module.css';

type OpeningProps = {
  service: ServicePage;
  /** The schedule. */
  children: ReactNode;
} & Partial<Pick<ServiceSheet, 'intro' | 'firstSteps' | 'urgent' | 'review'>>;

/**
 * Below a service's header: what the work is, where it may be urgent how soon we arrive, the part of the house, and what a
 * customer of this trade said; beside them what it costs.
 */
export function Opening({ service, intro, firstSteps, urgent, review, children }: OpeningProps) {
  if (!intro && !service.icon && !review) return children;
  return (
    <div className={styles.root}>
      {intro && (
        <div className={styles.intro}>
          <p>
            {`${intro} `}
            {firstSteps && <a href={firstSteps.to}>{firstSteps.text}</a>}
          </p>
          {urgent && <Arrival />}
        </div>
      )}
      {service.icon && (
        <div className={styles.place}>
          <HouseDetail service={service} />
        </div>
      )}
      {children}
      {review && (
        <div className={styles.review}>
          <Quote review={{ ...review, date: String(review.year) }} />
        </div>
      )}
    </div>
  );
}

/** The trades that a service's name includes. */
export function Scope({ scope }: { scope: NonNullable<ServiceSheet['scope']> }) {
  return (
    <Row name={words.scope}>
      <Prose>
        <ul>
          {scope.map(({ work, how }) => (
            <li key={work}>
              <strong>{`${work}:`}</strong> {how}
            </li>
          ))}
        </ul>
      </Prose>
    </Row>
  );
}

type ServiceButtonsProps = {
  service: ServiceListing;
  /** Whether the work may not be able to wait. */
  urgent?: boolean | undefined;
};

/** The form and the phone; where the work may not be able to wait, first the emergency line, after the note about 911. */
export function ServiceButtons({ service, urgent: canWaitNot }: ServiceButtonsProps) {
  const { company, emergencyWords } = useContent();
  const urgent = canWaitNot && company.emergencyPhone !== undefined;
  const phone = urgent ? company.emergencyPhone : company.phone;
  const toForm = (
    <ButtonLink to={estimateOf(service)} variant={urgent ? 'plain' : 'action'} className={styles.inBar}>
      {words.estimate}
    </ButtonLink>
  );
  return (
    <>
      {urgent && emergencyWords.first && <p className={styles.first}>{emergencyWords.first}</p>}
      {!urgent && toForm}
      {phone && (
        <ExternalButton href={telHref(phone)} variant={urgent ? 'action' : 'plain'} className={styles.call}>
          <Icon name="phone" />
          <span>
            <Interpolate
              template={urgent ? words.callNow : words.call}
              values={{ phone: <span className={styles.number}>{phone}</span> }}
            />
          </span>
        </ExternalButton>
      )}
      {urgent && toForm}
    </>
  );
}

/** The pages of the services before and after this one. */
export function SheetLinks({ service }: { service: ServicePage }) {
  const { services } = useContent();
  const place = services.indexOf(service);
  const [previous, next] = [services[place - 1], services[place + 1]];
  if (!previous && !next) return null;
  return (
    <nav className={end.sheets} aria-label={words.sheets}>
      {previous && (
        <Link to={previous.path}>
          <small>{words.previous}</small>
          {previous.name}
        </Link>
      )}
      {next && (
        <Link to={next.path} className={end.next}>
          <small>{words.next}</small>
          {next.name}
        </Link>
      )}
    </nav>
  );
}
