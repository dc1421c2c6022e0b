import * as formWords from '../../../content/words/form.ts';
import { Interpolate } from '../../typography/interpolate.tsx';
import { Link } from '../link/link.tsx';
import styles from './form.module.css';

/** Under the button that sends a form: the way to what becomes of the answers. */
export function PrivacyNote() {
  return (
    <p className={styles.note}>
      <Interpolate
        template={formWords.privacy}
        values={{ notice: <Link to="/privacy">{formWords.privacyLink}</Link> }}
      />
    </p>
  );
}
