import * as words from '../../../content/words/commercial-link.ts';
import { commercialPage } from '../../sitemap.ts';
import { Link } from '../link/link.tsx';
import styles from './commercial-link.module.css';

/** One quiet line that leads those who look after property by trade to their page; nothing where there is none. */
export function CommercialLink() {
  if (!commercialPage) return null;
  return (
    <p className={styles.root}>
      {words.before} <Link to={commercialPage.path}>{words.link}</Link>
    </p>
  );
}
