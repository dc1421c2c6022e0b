import type { ReactNode } from 'react';
import { company } from '../../../content/company.ts';
import { emergencyWords } from '../../../content/emergency.ts';
import * as adviceWords from '../../../content/words/emergency-advice.ts';
import type { Advice } from '../../../contract/emergency/rules.ts';
import { fill } from '../../../contract/fill.ts';
import type { UrgencyLevel } from '../../../contract/urgency.ts';
import { CallButton, ExternalButton } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './emergency-advice.module.css';

/** What to do in each danger, the one first in which a call from inside is a danger itself. */
const DANGERS: [advice: Advice, when: string, what: string][] = [
  ['gas', adviceWords.gasCase, adviceWords.gasText],
  ['fire', adviceWords.fireCase, adviceWords.fireText],
  ['harm', adviceWords.harmCase, adviceWords.harmText],
];

/**
 * Tells somebody in an emergency what to do first. In danger that is never to call us: 911 comes first, and where there may
 * be gas or fire in the house, nothing here can be tapped.
 */
export function EmergencyAdvice({ advice }: { advice: readonly Advice[] }) {
  const dangers = DANGERS.filter(([danger]) => advice.includes(danger));
  if (dangers.length === 0) return <CallUs />;
  return (
    <Box title={adviceWords.dangerTitle} className={styles.danger}>
      {dangers.map(([danger, when, what]) => (
        <p key={danger}>
          <strong>{when}</strong> {what}
        </p>
      ))}
      {dangers.every(([danger]) => danger === 'harm') && (
        <ExternalButton href="tel:911" className={styles.call}>
          {adviceWords.call911}
        </ExternalButton>
      )}
      <p>{fill(adviceWords.after, { phone: company.emergencyPhone.replaceAll(' ', '\u00a0') })}</p>
    </Box>
  );
}

/** The same once something was sent: of its words only their level is known, so every danger is told of. */
export function AdviceAfterSending({ level }: { level: UrgencyLevel }) {
  return <EmergencyAdvice advice={level === 'danger' ? DANGERS.map(([danger]) => danger) : ['urgent']} />;
}

/** Whoever has not told us of the gas is told of 911 all the same, before the number. */
function CallUs() {
  return (
    <Box title={adviceWords.urgentTitle}>
      <p>
        <small>{emergencyWords.short}</small>
      </p>
      <p>{adviceWords.urgentWater}</p>
      <CallButton number={company.emergencyPhone} className={styles.call}>
        <Icon name="phone" />
        {company.emergencyPhone}
      </CallButton>
      <p>{adviceWords.urgentText}</p>
    </Box>
  );
}

type BoxProps = { title: string; className?: string | undefined; children: ReactNode };

function Box({ title, className = '', children }: BoxProps) {
  return (
    <div className={`${styles.root} ${className}`}>
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  );
}
