import { Link } from '../link/link.tsx';
import styles from './privacy-note.module.css';

/** Beside the button that sends a form: where it says what becomes of the answers. */
export function PrivacyNote() {
  return (
    <p className={styles.root}>
      What we keep, how long and who sees it: <Link to="/privacy">privacy notice</Link>
    </p>
  );
}
