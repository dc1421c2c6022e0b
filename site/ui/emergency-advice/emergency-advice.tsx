import type { ReactNode } from 'react';
import { company } from '../../../content/company.ts';
import { emergencyWords } from '../../../content/emergency.ts';
import * as adviceWords from '../../../content/words/emergency-advice.ts';
import type { Advice } from '../../../contract/emergency/rules.ts';
import { fill } from '../../../contract/fill.ts';
import type { UrgencyLevel } from '../../../contract/urgency.ts';
import { Interpolate } from '../../typography/interpolate.tsx';
import { CallButton, ExternalButton } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { Phone } from '../phone/phone.tsx';
import styles from './emergency-advice.module.css';

/** What to do in each danger, the one first in which a call from inside is a danger itself. */
const DANGERS: [advice: Advice, when: string, what: string][] = [
  ['gas', adviceWords.gasCase, adviceWords.gasText],
  ['fire', adviceWords.fireCase, adviceWords.fireText],
  ['harm', adviceWords.harmCase, adviceWords.harmText],
];

/**
 * Tells somebody who types of an emergency what to do first. In danger that is never to call us: 911 comes first, and where
 * there may be gas or fire in the house, nothing here can be tapped.
 */
export function EmergencyAdvice({ advice }: { advice: readonly Advice[] }) {
  const dangers = DANGERS.filter(([danger]) => advice.includes(danger));
  const title = dangers.length === 0 ? adviceWords.urgentTitle : adviceWords.dangerTitle;
  return (
    <div className={styles.box}>
      <p className={styles.title}>{title}</p>
      {dangers.length === 0 ? (
        <CallUs />
      ) : (
        <Dangers of={dangers}>
          {dangers.every(([danger]) => danger === 'harm') && (
            <ExternalButton href="tel:911" className={styles.call}>
              {adviceWords.call911}
            </ExternalButton>
          )}
          <p>{fill(adviceWords.after, { phone: company.emergencyPhone.replaceAll(' ', '\u00a0') })}</p>
        </Dangers>
      )}
    </div>
  );
}

export type AdviceAfterSending = { title: string; text: ReactNode };

/**
 * The same once something was sent: of its words only their level is known, so every danger is told of. Our number can be
 * tapped by then: it comes last, as on every page.
 */
export function adviceAfterSending(level: UrgencyLevel): AdviceAfterSending {
  if (level === 'urgent') return { title: adviceWords.urgentTitle, text: <CallUs /> };
  const text = (
    <Dangers of={DANGERS}>
      <p>
        <Interpolate
          template={adviceWords.after}
          values={{ phone: <Phone number={company.emergencyPhone} /> }}
        />
      </p>
    </Dangers>
  );
  return { title: adviceWords.dangerTitle, text };
}

function Dangers({ of, children }: { of: typeof DANGERS; children: ReactNode }) {
  return (
    <div className={`${styles.root} ${styles.danger}`}>
      {of.map(([danger, when, what]) => (
        <p key={danger}>
          <strong>{when}</strong> {what}
        </p>
      ))}
      {children}
    </div>
  );
}

/** Whoever has not told us of the gas is told of 911 all the same, before the number. */
function CallUs() {
  return (
    <div className={styles.root}>
      <p>
        <small>{emergencyWords.short}</small>
      </p>
      <p>{adviceWords.urgentWater}</p>
      <CallButton number={company.emergencyPhone} className={styles.call}>
        <Icon name="phone" />
        {company.emergencyPhone}
      </CallButton>
      <p>{adviceWords.urgentText}</p>
    </div>
  );
}
