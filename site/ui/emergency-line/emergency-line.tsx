import { useContent } from '../../content/use-content.ts';
import { CallButton } from '../button/button.tsx';
import { Phone } from '../phone/phone.tsx';
import styles from './emergency-line.module.css';

/** The emergency number, if there is one, behind who has to call 911 first: a button, or a link within a text of another style. */
export function EmergencyLine({ className }: { className?: string | undefined }) {
  const { company, emergencyWords } = useContent();
  const { emergencyPhone } = company;
  if (!emergencyPhone) return null;
  const Way = className ? Phone : CallButton;
  return (
    <p className={className ?? styles.root}>
      {emergencyWords.first && <small>{emergencyWords.first}</small>}
      <span>{` ${emergencyWords.button}: `}</span>
      <Way number={emergencyPhone} translate="no">
        {emergencyPhone}
      </Way>
    </p>
  );
}
