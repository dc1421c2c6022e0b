import * as formWords from '../../content/words/form.ts';
import * as leadWords from '../../content/words/office-lead.ts';
import { fill } from '../../contract/fill.ts';
import { type Frame, Sheet } from '../parts/sheet.tsx';
import styles from './lead.module.css';
import { LeadFacts } from './lead-facts.tsx';
import { LeadHead } from './lead-head.tsx';
import { LeadNotice, type LeadNoticeProps } from './lead-notice.tsx';
import { LeadWork } from './lead-work.tsx';
import { PressButton } from './press-button.tsx';
import { RevisionBlock } from './revision-block.tsx';
import { type FieldProblems, FORM, type LeadSheet, type TypedFields } from './sheet-data.ts';

type LeadProps = Omit<LeadNoticeProps, 'reference' | 'problems'> & {
  frame: Frame;
  lead: LeadSheet;
  /** What could not be taken. */
  typed?: TypedFields;
  problems?: FieldProblems;
};

/** One request or message: who to call, what they wrote, what has been done about it, and what can be done. */
export function Lead({ frame, lead, done, refusal, typed = {}, problems = {} }: LeadProps) {
  const { title, reference } = lead;
  const isWrong = refusal !== undefined || Object.keys(problems).length > 0;
  return (
    <Sheet
      frame={frame}
      title={title}
      tab={isWrong ? fill(formWords.errorTab, { title }) : title}
      current="board"
    >
      {/* The first of the form's buttons is pressed by Enter in any of its fields. Nobody could tell which of a dozen that is. */}
      <button type="submit" form={FORM} disabled hidden />
      <LeadNotice reference={reference} done={done} refusal={refusal} problems={problems} />
      {lead.held && <LeadHeld reference={reference} because={lead.held.because} />}
      <div className={styles.root}>
        <LeadHead lead={lead} />
        <div className={styles.words}>
          <LeadWords lead={lead} />
        </div>
        <div className={styles.work}>
          <LeadWork lead={lead} typed={typed} problems={problems} />
        </div>
        <div className={styles.facts}>
          <LeadFacts lead={lead} />
        </div>
        <div className={styles.revisions}>
          <RevisionBlock lead={lead} />
        </div>
      </div>
    </Sheet>
  );
}

type LeadHeldProps = {
  reference: string;
  /** What speaks against it; empty when the office holds it. */
  because: string[];
};

/** Before everything else of a lead that is held: that it is, why, and the button that lets it go. */
function LeadHeld({ reference, because }: LeadHeldProps) {
  const reason = because.join('; ');
  return (
    <div className={styles.held} data-live={reference}>
      <p>
        <strong>{leadWords.heldTitle}</strong>{' '}
        {reason ? fill(leadWords.heldBecause, { reason }) : leadWords.heldByOffice}
      </p>
      <PressButton reference={reference} verb="let-through" isMain>
        {leadWords.release}
      </PressButton>
    </div>
  );
}

/** What they wrote, line by line as they did, and what the office has written since. */
function LeadWords({ lead: { words, notes } }: { lead: LeadSheet }) {
  return (
    <>
      <section className={styles.section}>
        <h2>{leadWords.words}</h2>
        <p className={styles.theirs} dir="auto">
          {words || leadWords.noWords}
        </p>
      </section>
      {notes.length > 0 && (
        <section className={styles.section}>
          <h2>{leadWords.notes}</h2>
          <ul>
            {notes.map(({ version, who, when, text }) => (
              <li key={version}>
                <p className={styles.text}>{text}</p>
                <p className={styles.by}>{[who, when].join(', ')}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
