import { company } from '../../../content/company.ts';
import { ButtonLink, CallButton } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './call-bar.module.css';

/** On a phone: both ways to reach us in thumb's reach. It hides while something is being typed. */
export function CallBar() {
  return (
    <nav className={styles.root} aria-label="Quick contact">
      <CallButton number={company.phone} className={styles.call}>
        <Icon name="phone" />
        Call
      </CallButton>
      <ButtonLink to="/estimate" variant="action">
        Estimate
      </ButtonLink>
    </nav>
  );
}
