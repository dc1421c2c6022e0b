import { fill } from '../../contract/fill.ts';
import { officeLead as leadWords } from '../../messages/en/office-lead.ts';
import { DimensionLine } from '../../site/ui/dimension-line/dimension-line.tsx';
import { Card, Stamp } from '../parts/card.tsx';
import { PressButton } from '../parts/controls.tsx';
import styles from './lead-head.module.css';
import type { LeadStatus, LeadView } from './lead-page.ts';

/** Who it is, the number to call, who has claimed it, and how far it is. */
export function LeadHead({ lead }: { lead: LeadView }) {
  const { number, reference, received, subject, name, phone, email, sent, urgency, status } = lead;
  const { promise, canceled } = lead;
  return (
    <div className={`${styles.root} stack`}>
      <Card
        stub={
          <p className={styles.stub}>
            <strong>{`#${number}`}</strong> <span translate="no">{reference}</span> <span>{received}</span>
          </p>
        }
      >
        <div className={`${styles.person} stack`}>
          {urgency && (
            <div className={styles.urgency}>
              <Stamp level={urgency.level}>{urgency.mark}</Stamp>
              <p>{fill(leadWords.urgentBecause, { reason: urgency.because })}</p>
            </div>
          )}
          <h2>{subject}</h2>
          <p className={styles.name}>{name}</p>
          {phone ? <PhoneNumber {...phone} /> : <p className={styles.missing}>{leadWords.noPhone}</p>}
          <FirstSent {...sent.phone} />
          {email && (
            <p className={styles.email}>
              {email.href ? <a href={email.href}>{email.text}</a> : email.text}
              {email.refused && <strong>{leadWords.emailRefused}</strong>}
            </p>
          )}
          <FirstSent {...sent.email} />
          {urgency && (
            <div className={styles.calm}>
              <PressButton reference={reference} verb="not-urgent">
                {leadWords.notUrgent}
              </PressButton>
            </div>
          )}
        </div>
        <Claim lead={lead} />
      </Card>
      <p className={styles.printed}>{lead.printed}</p>
      <div className={`${styles.lines} stack`} data-live={reference}>
        <ProgressLine status={status} />
        {canceled && <p>{canceled}</p>}
        {promise && (
          <div className={styles.promise} data-late={promise.isLate || undefined}>
            <DimensionLine>{promise.words}</DimensionLine>
          </div>
        )}
      </div>
    </div>
  );
}

/** Of a number or an address that was corrected. */
function FirstSent({ label, text, href }: Partial<NonNullable<LeadView['sent']['phone']>>) {
  if (!label) return null;
  return (
    <p className={styles.email}>
      {label} {href ? <a href={href}>{text}</a> : text}
    </p>
  );
}

function PhoneNumber({ text, href }: NonNullable<LeadView['phone']>) {
  if (!href) return <p className={styles.phone}>{text}</p>;
  return (
    <a href={href} className={styles.phone} aria-label={fill(leadWords.call, { phone: text })}>
      {text}
    </a>
  );
}

function Claim({ lead: { claim, isOver, held, reference, phone } }: { lead: LeadView }) {
  if (!claim) {
    if (isOver) return null;
    return (
      // On the page of a held request, the main button releases it.
      <PressButton reference={reference} verb="claim" isMain={!held}>
        {phone ? leadWords.claim : leadWords.claimWithoutPhone}
      </PressButton>
    );
  }
  const { words, isMine } = claim;
  return (
    <div className={styles.claim}>
      <p>{words}</p>
      {!isOver && (
        <PressButton reference={reference} verb={isMine ? 'unclaim' : 'take-over'}>
          {isMine ? leadWords.unclaim : leadWords.takeOver}
        </PressButton>
      )}
    </div>
  );
}

const PLACES: Record<LeadStatus, number> = { new: 0, claimed: 1, quoted: 2, won: 3, lost: 3, closed: 3 };

const LAST = PLACES.won;

/** A dimension line with a tick for each step, solid as far as the lead has come. */
function ProgressLine({ status }: { status: LeadStatus }) {
  const { steps } = leadWords;
  const current = PLACES[status];
  const labels = [steps.new, steps.claimed, steps.quoted, current === LAST ? steps[status] : steps.over];
  return (
    <ol aria-label={leadWords.progress} className={styles.progress}>
      {labels.map((label, place) => (
        <li
          key={label}
          aria-current={place === current ? 'step' : undefined}
          data-reached={place <= current}
          data-passed={place < current || current === LAST}
        >
          {label}
        </li>
      ))}
    </ol>
  );
}
