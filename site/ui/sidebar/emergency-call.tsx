import { useContent } from '../../content/use-content.ts';
import { CallButton } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './emergency-call.module.css';

type EmergencyCallProps = {
  title?: string;
  /** Where the page is about work that can wait: an outline. */
  quiet?: boolean;
};

/** A button that calls the emergency line, if there is one, below the note about when to call 911 first. */
export function EmergencyCall({ title, quiet = false }: EmergencyCallProps) {
  const { company, emergencyWords } = useContent();
  const { emergencyPhone } = company;
  if (!emergencyPhone) return null;
  return (
    <div className={quiet ? `${styles.root} ${styles.quiet}` : styles.root}>
      {title && <h2>{title}</h2>}
      {emergencyWords.first && <p>{emergencyWords.first}</p>}
      <CallButton number={emergencyPhone} className={styles.button} data-variant={quiet ? 'plain' : 'action'}>
        <Icon name="phone" />
        <span>
          <small>{emergencyWords.button}</small>
          <span>{emergencyPhone}</span>
        </span>
      </CallButton>
    </div>
  );
}
