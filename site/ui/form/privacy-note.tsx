import { Link } from '../link/link.tsx';
import styles from './form.module.css';

/** Under the button that sends a form: the way to what becomes of the answers. */
export function PrivacyNote() {
  return (
    <p className={styles.note}>
      What we keep, how long and who sees it: <Link to="/privacy">privacy notice</Link>
    </p>
  );
}
