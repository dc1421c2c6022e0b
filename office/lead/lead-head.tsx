import * as leadWords from '../../content/words/office-lead.ts';
import { fill } from '../../contract/fill.ts';
import { DimensionLine } from '../../site/ui/dimension-line/dimension-line.tsx';
import { Stamp } from '../parts/stamp.tsx';
import { Ticket } from '../parts/ticket.tsx';
import styles from './lead-head.module.css';
import { PressButton } from './press-button.tsx';
import { ProgressLine } from './progress-line.tsx';
import type { LeadSheet } from './sheet-data.ts';

/** Who it is, the number to call, who has it in hand, and how far it is. */
export function LeadHead({ lead }: { lead: LeadSheet }) {
  const { number, reference, received, subject, name, phone, email, urgency, status, promise } = lead;
  return (
    <div className={styles.root}>
      <Ticket
        stub={
          <p className={styles.stub}>
            <strong>{`#${number}`}</strong> <span translate="no">{reference}</span> <span>{received}</span>
          </p>
        }
      >
        <div className={styles.person}>
          <Urgency {...lead} />
          <h2>{subject}</h2>
          <p className={styles.name}>{name}</p>
          {phone ? <PhoneNumber {...phone} /> : <p className={styles.missing}>{leadWords.noPhone}</p>}
          {email && (
            <p className={styles.email}>
              {email.href ? <a href={email.href}>{email.text}</a> : email.text}
              {email.refused && <strong>{leadWords.emailRefused}</strong>}
            </p>
          )}
          {urgency && (
            <div className={styles.calm}>
              <PressButton reference={reference} verb="not-urgent">
                {leadWords.notUrgent}
              </PressButton>
            </div>
          )}
        </div>
        <Claim lead={lead} />
      </Ticket>
      <p className={styles.printed}>{lead.printed}</p>
      <div className={styles.lines} data-live={reference}>
        <ProgressLine status={status} />
        {promise && (
          <div className={styles.promise} data-late={promise.isLate || undefined}>
            <DimensionLine>{promise.words}</DimensionLine>
          </div>
        )}
      </div>
    </div>
  );
}

/** Calling is what the page is for. */
function PhoneNumber({ text, href }: NonNullable<LeadSheet['phone']>) {
  if (!href) return <p className={styles.phone}>{text}</p>;
  return (
    <a href={href} className={styles.phone} aria-label={fill(leadWords.call, { phone: text })}>
      {text}
    </a>
  );
}

function Urgency({ urgency }: Pick<LeadSheet, 'urgency'>) {
  if (!urgency) return null;
  return (
    <div className={styles.urgency}>
      <Stamp level={urgency.level}>{urgency.mark}</Stamp>
      <p>{fill(leadWords.urgentBecause, { reason: urgency.because })}</p>
    </div>
  );
}

function Claim({ lead: { claim, isOver, held, reference, phone } }: { lead: LeadSheet }) {
  if (!claim) {
    if (isOver) return null;
    return (
      // What is held is looked at first, so calling is not what its sheet is about.
      <PressButton reference={reference} verb="claim" isMain={!held}>
        {phone ? leadWords.claim : leadWords.claimWithoutPhone}
      </PressButton>
    );
  }
  return (
    <div className={styles.claim}>
      <p>{claim.words}</p>
      {!isOver && <HandOver reference={reference} isMine={claim.isMine} />}
    </div>
  );
}

function HandOver({ reference, isMine }: { reference: string; isMine: boolean }) {
  return (
    <PressButton reference={reference} verb={isMine ? 'unclaim' : 'take-over'}>
      {isMine ? leadWords.unclaim : leadWords.takeOver}
    </PressButton>
  );
}
