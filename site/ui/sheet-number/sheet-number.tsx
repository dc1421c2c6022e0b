import { pageAt } from '../../navigation/resolve-path.ts';
import { useLocation } from '../../navigation/router.tsx';
import styles from './sheet-number.module.css';

/** The number that the page has in the set, as the title block repeats it. */
export function SheetNumber() {
  const { pathname } = useLocation();
  return <div className={styles.root}>{pageAt(pathname)?.sheet}</div>;
}
