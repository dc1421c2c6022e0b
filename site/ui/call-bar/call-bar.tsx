import { useLocation } from 'react-router';
import { company } from '../../../content/company.ts';
import * as callBarWords from '../../../content/words/call-bar.ts';
import { ButtonLink, CallButton } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './call-bar.module.css';

/**
 * Links to call or to request an estimate, fixed to the bottom of a phone's screen; hidden while typing. It calls the
 * office, because the emergency line must not be shown without naming 911 first, and there is no room for that.
 */
export function CallBar() {
  // On the form's own pages a link to it would lead nowhere.
  const onEstimatePage = useLocation().pathname.startsWith('/estimate');
  return (
    <nav className={styles.root} aria-label={callBarWords.label}>
      <CallButton number={company.phone} className={styles.call}>
        <Icon name="phone" />
        {callBarWords.call}
      </CallButton>
      {!onEstimatePage && (
        <ButtonLink to="/estimate" variant="action">
          {callBarWords.estimate}
        </ButtonLink>
      )}
    </nav>
  );
}
