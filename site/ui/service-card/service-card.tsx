import type { ServicePage } from '../../services.ts';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import styles from './service-card.module.css';

/** A service in one drawing, one name and one sentence; the whole card is the link. */
export function ServiceCard({ service }: { service: ServicePage }) {
  return (
    <Link to={service.path} className={styles.root}>
      <Icon name={service.icon} className={styles.icon} />
      <h3 className={styles.name}>{service.name}</h3>
      <p className={styles.summary}>{service.summary}</p>
    </Link>
  );
}
