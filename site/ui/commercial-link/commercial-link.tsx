import { commercialLink as words } from '../../../messages/en/commercial-link.ts';
import { useContent } from '../../content/use-content.ts';
import { pageAt } from '../../navigation/resolve-path.ts';
import { COMMERCIAL_PATH } from '../../page.ts';
import { Link } from '../link/link.tsx';
import styles from './commercial-link.module.css';

/** A link for property managers to their page, if there is one. */
export function CommercialLink() {
  const { sitemap } = useContent();
  if (!pageAt(sitemap, COMMERCIAL_PATH)) return null;
  return (
    <p className={styles.root}>
      {words.before} <Link to={COMMERCIAL_PATH}>{words.link}</Link>
    </p>
  );
}
