import * as words from '../../../content/words/service-page.ts';
import { type ServicePage, services } from '../../services.ts';
import { Link } from '../../ui/link/link.tsx';
import styles from './sheet-links.module.css';

/** The pages of the services before and after this one. */
export function SheetLinks({ service }: { service: ServicePage }) {
  const place = services.indexOf(service);
  const [previous, next] = [services[place - 1], services[place + 1]];
  return (
    <nav className={styles.root} aria-label={words.sheets}>
      {previous && (
        <Link to={previous.path}>
          <small>{words.previous}</small>
          {previous.name}
        </Link>
      )}
      {next && (
        <Link to={next.path} className={styles.next}>
          <small>{words.next}</small>
          {next.name}
        </Link>
      )}
    </nav>
  );
}
