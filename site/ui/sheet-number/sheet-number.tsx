import { useLocation } from 'react-router';
import { pageAt } from '../../navigation/resolve-path.ts';
import styles from './sheet-number.module.css';

/** The number that the page has in the set, as the title block repeats it. */
export function SheetNumber() {
  const { pathname } = useLocation();
  return <div className={styles.root}>{pageAt(pathname)?.sheet}</div>;
}
