import * as words from '../../../content/words/service-page.ts';
import { fill } from '../../../contract/fill.ts';
import { pageAt } from '../../navigation/resolve-path.ts';
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
          <small>{fill(words.previous, { sheet: sheetOf(previous) })}</small>
          {previous.name}
        </Link>
      )}
      {next && (
        <Link to={next.path} className={styles.next}>
          <small>{fill(words.next, { sheet: sheetOf(next) })}</small>
          {next.name}
        </Link>
      )}
    </nav>
  );
}

function sheetOf({ path }: ServicePage): string {
  return pageAt(path)?.sheet ?? '';
}
