import type { ServiceSheet } from '../../../content/schema.ts';
import * as words from '../../../content/words/service-page.ts';
import type { ServicePage } from '../../services.ts';
import { HouseDetail } from '../../ui/house/house-detail.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Prose } from '../../ui/prose/prose.tsx';
import styles from './opening.module.css';

type OpeningProps = { service: ServicePage } & Partial<Pick<ServiceSheet, 'intro' | 'firstSteps' | 'scope'>>;

/** Below a service's header: what the work is, and beside it the part of the house, which leads to all services. */
export function Opening({ service, intro, firstSteps, scope }: OpeningProps) {
  return (
    <div className={styles.root}>
      {intro && (
        <p className={styles.intro}>
          {`${intro} `}
          {firstSteps && <a href={firstSteps.to}>{firstSteps.text}</a>}
        </p>
      )}
      {scope && (
        <Prose className={styles.scope}>
          <ul>
            {scope.map(({ work, how }) => (
              <li key={work}>
                <strong>{`${work}:`}</strong> {how}
              </li>
            ))}
          </ul>
        </Prose>
      )}
      <Link to="/services" className={styles.place}>
        <HouseDetail service={service} />
        <span>{words.onTheHouse}</span>
      </Link>
    </div>
  );
}
