import type { ReactNode } from 'react';
import type { UrgencyLevel } from '../../../contract/answer.ts';
import type { Company } from '../../../contract/content/schema.ts';
import type { Advice } from '../../../contract/emergency/table.ts';
import { fill } from '../../../contract/fill.ts';
import { emergencyAdvice as adviceWords } from '../../../messages/en/emergency-advice.ts';
import { useContent } from '../../content/use-content.ts';
import { hoursInShort } from '../../opening-hours.ts';
import { CallButton, ExternalButton } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './emergency-advice.module.css';

/** What to do in each danger. Gas comes first, because a call from inside is itself dangerous. */
const dangersByAdvice = (): [advice: Advice, when: string, what: string][] => [
  ['gas', adviceWords.gasCase, adviceWords.gasText],
  ['fire', adviceWords.fireCase, adviceWords.fireText],
  ['harm', adviceWords.harmCase, adviceWords.harmText],
];

/** Whom to call after 911. Text and not a link: there must be no number to tap where there may be gas. */
function AfterDanger() {
  const { company } = useContent();
  const { emergencyPhone } = company;
  if (!emergencyPhone) return null;
  return <p>{fill(adviceWords.after, { phone: emergencyPhone.replaceAll(' ', '\u00a0') })}</p>;
}

/**
 * What to do first in the emergency that the visitor describes. In danger that is never to call us: 911 comes first, and
 * with gas or fire there is nothing to tap, because the visitor must leave the house before calling.
 */
export function EmergencyAdvice({ advice }: { advice: readonly Advice[] }) {
  const dangers = dangersByAdvice().filter(([danger]) => advice.includes(danger));
  const { company } = useContent();
  const title = dangers.length === 0 ? urgentTitle(company) : adviceWords.dangerTitle;
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
          <AfterDanger />
        </Dangers>
      )}
    </div>
  );
}

/** "Now" is for a number that is answered at any hour. */
function urgentTitle({ emergencyPhone }: Company): string {
  return emergencyPhone ? adviceWords.urgentTitle : adviceWords.urgentOnly;
}

export type AdviceAfterSending = {
  title: string;
  text: ReactNode;
  /** In danger it is the heading, above the word that the request is sent. */
  isFirst: boolean;
};

/** The same once the form is sent, when only the level is known: it covers every danger. */
export function adviceAfterSending(level: UrgencyLevel, company: Company): AdviceAfterSending {
  if (level === 'urgent') return { title: urgentTitle(company), text: <CallUs />, isFirst: false };
  const text = (
    <Dangers of={dangersByAdvice()}>
      <AfterDanger />
    </Dangers>
  );
  return { title: adviceWords.dangerTitle, text, isFirst: true };
}

function Dangers({ of, children }: { of: ReturnType<typeof dangersByAdvice>; children: ReactNode }) {
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

/** The 911 notice comes before our number: the visitor may not have mentioned the gas. */
function CallUs() {
  const { company, emergencyWords, office } = useContent();
  const { emergencyPhone } = company;
  const hours = hoursInShort(office);
  const phone = emergencyPhone ?? company.phone;
  return (
    <div className={styles.root}>
      {emergencyWords.first && (
        <p>
          <small>{emergencyWords.first}</small>
        </p>
      )}
      <p>{adviceWords.urgentWater}</p>
      {phone && (
        <CallButton number={phone} className={styles.call}>
          <Icon name="phone" />
          {phone}
        </CallButton>
      )}
      {emergencyPhone ? (
        <p>{adviceWords.urgentText}</p>
      ) : (
        phone && hours && <p>{fill(adviceWords.urgentHours, { hours })}</p>
      )}
    </div>
  );
}
