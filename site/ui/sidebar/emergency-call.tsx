import { company } from '../../../content/company.ts';
import { emergencyWords } from '../../../content/emergency.ts';
import { CallButton } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './emergency-call.module.css';

/** A button that calls the emergency line, below the note about when to call 911 first. */
export function EmergencyCall() {
  return (
    <div className={styles.root}>
      <p>{emergencyWords.first}</p>
      <CallButton number={company.emergencyPhone} className={styles.button}>
        <Icon name="phone" />
        <span>
          <small>{emergencyWords.button}</small>
          {company.emergencyPhone}
        </span>
      </CallButton>
    </div>
  );
}
