import { useContent } from '../../content/use-content.ts';
import { pageAt } from '../../navigation/resolve-path.ts';
import { useLocation } from '../../navigation/router.tsx';
import styles from './sheet-number.module.css';

/** The number that the page has in the set, as the title block repeats it. */
export function SheetNumber() {
  const { sitemap } = useContent();
  const { pathname } = useLocation();
  const sheet = pageAt(sitemap, pathname)?.sheet;
  return sheet ? <div className={styles.root}>{sheet}</div> : null;
}
