import { company } from '../../../content/company.ts';
import { CallButton } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './emergency-call.module.css';

/** The line that is answered day and night, as one large button. */
export function EmergencyCall() {
  return (
    <CallButton number={company.emergencyPhone} className={styles.root}>
      <Icon name="phone" />
      <span>
        <small>Emergency, 24/7</small>
        {company.emergencyPhone}
      </span>
    </CallButton>
  );
}
