import { useContent } from '../../content/use-content.ts';
import { Phone } from '../phone/phone.tsx';
import styles from './emergency-line.module.css';

/** The emergency number, if there is one, in a sentence, behind who has to call 911 first. */
export function EmergencyLine({ className = styles.root }: { className?: string | undefined }) {
  const { company, emergencyWords } = useContent();
  const { emergencyPhone } = company;
  if (!emergencyPhone) return null;
  return (
    <p className={className}>
      {emergencyWords.first && <small>{emergencyWords.first}</small>}
      {` ${emergencyWords.button}: `}
      <Phone number={emergencyPhone} />
    </p>
  );
}
