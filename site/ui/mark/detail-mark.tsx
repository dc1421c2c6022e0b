import { pageAt } from '../../navigation/resolve-path.ts';
import { useLocation } from '../../navigation/router.tsx';
import styles from './detail-mark.module.css';

/** No sheet has more than one. */
const NUMBER = 1;

/** The mark of a drawing in a title, for the eye alone: in a circle its number on the sheet above that of the sheet. */
export function DetailMark() {
  const { pathname } = useLocation();
  return (
    <span className={styles.root} aria-hidden="true">
      <span>{NUMBER}</span>
      <span>{pageAt(pathname)?.sheet}</span>
    </span>
  );
}
