import * as words from '../../../content/words/commercial-link.ts';
import { commercialPage } from '../../sitemap.ts';
import { Link } from '../link/link.tsx';
import styles from './commercial-link.module.css';

/** A link for property managers to their page, if there is one. */
export function CommercialLink() {
  if (!commercialPage) return null;
  return (
    <p className={styles.root}>
      {words.before} <Link to={commercialPage.path}>{words.link}</Link>
    </p>
  );
}
