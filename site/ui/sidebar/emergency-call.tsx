import { useContent } from '../../content/use-content.ts';
import { CallButton } from '../button/button.tsx';
import outlined from '../button/outlined.module.css';
import { Icon } from '../icon/icon.tsx';
import styles from './emergency-call.module.css';

type EmergencyCallProps = {
  /** False if the page's work can wait: the button is then outlined. */
  urgent?: boolean;
};

/** A button that calls the emergency line, if there is one, below the note about when to call 911 first. */
export function EmergencyCall({ urgent = true }: EmergencyCallProps) {
  const { company, emergencyWords } = useContent();
  const { emergencyPhone } = company;
  if (!emergencyPhone) return null;
  return (
    <div className={styles.root}>
      {emergencyWords.first && <p>{emergencyWords.first}</p>}
      <CallButton
        number={emergencyPhone}
        className={urgent ? styles.button : `${styles.button} ${outlined.root}`}
      >
        <Icon name="phone" />
        <span>
          <small>{emergencyWords.button}</small>
          <span>{emergencyPhone}</span>
        </span>
      </CallButton>
    </div>
  );
}
