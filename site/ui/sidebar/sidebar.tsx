import { servicePage as words } from '../../../messages/en/service-page.ts';
import { useContent } from '../../content/use-content.ts';
import { estimateOf, type ServicePage } from '../../services.ts';
import { ButtonLink } from '../button/button.tsx';
import { HowSoon } from '../how-soon/how-soon.tsx';
import { LinkList } from '../link-list/link-list.tsx';
import { Row } from '../row/row.tsx';
import { Seal } from '../wordmark/wordmark.tsx';
import { EmergencyCall } from './emergency-call.tsx';
import styles from './sidebar.module.css';

type SidebarProps = {
  service: ServicePage;
  /** Whether the work may not be able to wait: then a phone's bar at the bottom has the emergency line. */
  urgent?: boolean | undefined;
};

/** The sidebar of a service page: emergency line, services, link to an estimate, awards. */
export function Sidebar({ service, urgent = false }: SidebarProps) {
  const { awards, company, services } = useContent();
  return (
    <aside className={styles.root} aria-label={words.sidebar}>
      <div className={styles.inner}>
        {company.emergencyPhone && (
          <div className={urgent ? styles.inBar : undefined}>
            <EmergencyCall title={words.emergencyTitle} quiet={!urgent} />
          </div>
        )}
        {services.length > 1 && (
          <nav aria-label={words.services}>
            <Row name={words.allServices} title={<strong>{words.allServices}</strong>}>
              <LinkList
                links={services.map(({ path, name }) => ({ text: name, to: path }))}
                current={service.path}
              />
            </Row>
          </nav>
        )}
        <div className={styles.request}>
          <h2>{words.requestTitle}</h2>
          <HowSoon short />
          <ButtonLink to={estimateOf(service)} variant="action">
            {words.estimate}
          </ButtonLink>
        </div>
        {awards.length > 0 && (
          <ul className={styles.awards}>
            {awards.map((award) => (
              <li key={award.file}>
                <Seal {...award} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </aside>
  );
}
