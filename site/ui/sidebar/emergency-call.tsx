import { company } from '../../../content/company.ts';
import { emergencyWords } from '../../../content/emergency.ts';
import { CallButton } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './emergency-call.module.css';

/** The line that is answered day and night, as one large button, after what goes to 911 before it comes to us. */
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
