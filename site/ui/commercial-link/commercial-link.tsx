import { commercialLink as words } from '../../../messages/en/commercial-link.ts';
import { useContent } from '../../content/use-content.ts';
import { COMMERCIAL_PATH } from '../../sitemap.ts';
import { Link } from '../link/link.tsx';
import styles from './commercial-link.module.css';

/** A link for property managers to their page, if there is one. */
export function CommercialLink() {
  // Its entry, not its text, which would be in the content of every page with this link.
  const { pages } = useContent();
  if (!pages.commercial) return null;
  return (
    <p className={styles.root}>
      {words.before} <Link to={COMMERCIAL_PATH}>{words.link}</Link>
    </p>
  );
}
