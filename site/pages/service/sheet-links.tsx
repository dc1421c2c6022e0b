import { inWords } from '../../../content/in-words.ts';
import * as words from '../../../content/words/service-page.ts';
import { fill } from '../../../contract/fill.ts';
import { pageAt } from '../../navigation/resolve-path.ts';
import { type ServicePage, services } from '../../services.ts';
import { Link } from '../../ui/link/link.tsx';
import styles from './sheet-links.module.css';

/** The pages of the services before and after this one. Before the first and after the last is the index of all. */
export function SheetLinks({ service }: { service: ServicePage }) {
  const place = services.indexOf(service);
  const index = { path: '/services', name: fill(words.allServices, { services: inWords(services.length) }) };
  const [previous, next] = [services[place - 1] ?? index, services[place + 1] ?? index];
  return (
    <nav className={styles.root} aria-label={words.sheets}>
      <Link to={previous.path}>
        <small>{fill(previous === index ? words.index : words.previous, { sheet: sheetOf(previous) })}</small>
        {previous.name}
      </Link>
      <Link to={next.path} className={styles.next}>
        <small>{fill(next === index ? words.index : words.next, { sheet: sheetOf(next) })}</small>
        {next.name}
      </Link>
    </nav>
  );
}

function sheetOf({ path }: { path: string }): string {
  return pageAt(path)?.sheet ?? '';
}
