import { inWords } from '../../../content/in-words.ts';
import { awards } from '../../../content/logos.ts';
import * as words from '../../../content/words/service-page.ts';
import { fill } from '../../../contract/fill.ts';
import { type ServicePage, services } from '../../services.ts';
import { ButtonLink } from '../button/button.tsx';
import { LinkList } from '../link-list/link-list.tsx';
import { Seal } from '../wordmark/seal.tsx';
import { EmergencyCall } from './emergency-call.tsx';
import styles from './sidebar.module.css';

/** The sidebar of a service page: emergency line, services, link to an estimate, awards. */
export function Sidebar({ service }: { service: ServicePage }) {
  return (
    <aside className={styles.root} aria-label={words.sidebar}>
      <EmergencyCall />
      <nav aria-label={words.services}>
        <details className={styles.services}>
          <summary>{fill(words.allServices, { services: inWords(services.length) })}</summary>
          <LinkList
            links={services.map(({ path, name }) => ({ text: name, to: path }))}
            current={service.path}
          />
        </details>
      </nav>
      <RequestService service={service} />
      {awards.length > 0 && (
        <ul className={styles.awards}>
          {awards.map((award) => (
            <li key={award.file}>
              <Seal {...award} />
            </li>
          ))}
        </ul>
      )}
    </aside>
  );
}

function RequestService({ service }: { service: ServicePage }) {
  return (
    <div className={styles.request}>
      <h2>{words.requestTitle}</h2>
      <p>{words.requestText}</p>
      <ButtonLink to={`/estimate?service=${encodeURIComponent(service.service)}`} variant="action">
        {words.estimate}
      </ButtonLink>
    </div>
  );
}
