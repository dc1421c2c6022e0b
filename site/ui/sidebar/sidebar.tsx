import { awards } from '../../../content/logos.ts';
import * as servicePageWords from '../../../content/words/service-page.ts';
import { type ServicePage, services } from '../../services.ts';
import { ButtonLink } from '../button/button.tsx';
import { LinkList } from '../link-list/link-list.tsx';
import { Wordmark } from '../wordmark/wordmark.tsx';
import { EmergencyCall } from './emergency-call.tsx';
import styles from './sidebar.module.css';

/** The sidebar of a service page: emergency line, services, link to an estimate, awards. */
export function Sidebar({ service }: { service: ServicePage }) {
  return (
    <aside className={styles.root} aria-label={servicePageWords.sidebar}>
      <EmergencyCall />
      <nav aria-label={servicePageWords.services}>
        <LinkList
          links={services.map(({ path, name }) => ({ text: name, to: path }))}
          current={service.path}
        />
      </nav>
      <div className={styles.following}>
        <RequestService service={service} />
        {awards.length > 0 && (
          <ul className={styles.awards}>
            {awards.map((award) => (
              <li key={award.file}>
                <Wordmark {...award} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </aside>
  );
}

function RequestService({ service }: { service: ServicePage }) {
  return (
    <div className={styles.request}>
      <h2>{servicePageWords.requestTitle}</h2>
      <p>{servicePageWords.requestText}</p>
      <ButtonLink to={`/estimate?service=${encodeURIComponent(service.service)}`} variant="action">
        {servicePageWords.requestButton}
      </ButtonLink>
    </div>
  );
}
