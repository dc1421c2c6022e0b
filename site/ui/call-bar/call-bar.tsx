import { useLocation } from 'react-router';
import { company } from '../../../content/company.ts';
import * as callBarWords from '../../../content/words/call-bar.ts';
import { ButtonLink, CallButton } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './call-bar.module.css';

/**
 * On a phone: both ways to reach us in thumb's reach. It hides while something is being typed. It calls the office: 911
 * has to be named before the emergency line, and there is no room for that here.
 */
export function CallBar() {
  // Beside the form, and after it, the way to it would lead nowhere.
  const asked = useLocation().pathname.startsWith('/estimate');
  return (
    <nav className={styles.root} aria-label={callBarWords.label}>
      <CallButton number={company.phone} className={styles.call}>
        <Icon name="phone" />
        {callBarWords.call}
      </CallButton>
      {!asked && (
        <ButtonLink to="/estimate" variant="action">
          {callBarWords.estimate}
        </ButtonLink>
      )}
    </nav>
  );
}
