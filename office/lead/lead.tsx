import { fill } from '../../contract/fill.ts';
import { form as formWords } from '../../messages/en/form.ts';
import { officeLead as leadWords } from '../../messages/en/office-lead.ts';
import { ErrorSummary } from '../../site/ui/error-summary/error-summary.tsx';
import { PressButton } from '../parts/controls.tsx';
import { type Frame, Page } from '../parts/page.tsx';
import styles from './lead.module.css';
import { LeadHead } from './lead-head.tsx';
import {
  type Fact,
  type FieldProblems,
  FORM,
  type LeadView,
  leadPath,
  type TypedFields,
} from './lead-page.ts';
import { LeadWork } from './lead-work.tsx';
import { PhotoSheet } from './photo-sheet.tsx';
import { RevisionBlock } from './revision-block.tsx';

type LeadProps = {
  frame: Frame;
  lead: LeadView;
  /** The result of the last press, and the version that would undo it, if it can be undone. */
  done?: { words: string; undo: number | undefined } | undefined;
  /** Why the last press changed nothing. */
  refusal?: { lines: string[]; advice: string | undefined } | undefined;
  typed?: TypedFields;
  problems?: FieldProblems;
};

/** One request or message: who to call, what they wrote, what has been done about it, and what can be done. */
export function Lead({ frame, lead, done, refusal, typed = {}, problems = {} }: LeadProps) {
  const { title, reference } = lead;
  return (
    <Page
      frame={frame}
      title={title}
      isWrong={refusal !== undefined || Object.keys(problems).length > 0}
      current="board"
      hasPhotos={lead.photos.length > 0}
    >
      {/* Enter in a field presses the form's first button, and none of a dozen would be the expected one. */}
      <button type="submit" form={FORM} disabled hidden />
      <Notice reference={reference} done={done} refusal={refusal} problems={problems} />
      {lead.held && <Held reference={reference} because={lead.held.because} />}
      <div className={styles.root}>
        <LeadHead lead={lead} />
        <div className={`${styles.words} subheadings`}>
          <Words lead={lead} />
        </div>
        <div className={styles.work}>
          <LeadWork lead={lead} typed={typed} problems={problems} />
        </div>
        <div className={`${styles.facts} subheadings screen-only`}>
          <Details lead={lead} />
        </div>
        <div className={styles.revisions}>
          <RevisionBlock lead={lead} />
        </div>
      </div>
    </Page>
  );
}

type NoticeProps = Pick<LeadProps, 'done' | 'refusal'> & { reference: string; problems: FieldProblems };

/** The result of the last press; a screen reader begins with it. */
function Notice({ reference, done, refusal, problems }: NoticeProps) {
  const errors = Object.entries(problems).map(([id, message]) => ({ id, message }));
  if (errors.length > 0) {
    return (
      <div className={styles.problems}>
        <ErrorSummary title={formWords.summaryTitle} errors={errors} />
      </div>
    );
  }
  if (refusal) {
    return (
      <div role="alert" className={`${styles.notice} screen-only`} data-refused="">
        <p>
          <strong>{leadWords.refusedTitle}</strong>
        </p>
        {refusal.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {refusal.advice && <p>{refusal.advice}</p>}
      </div>
    );
  }
  if (!done) return null;
  return (
    <div className={`${styles.notice} screen-only`}>
      <p role="status">{done.words}</p>
      {done.undo !== undefined && (
        <PressButton reference={reference} verb={`undo/${done.undo}`}>
          {leadWords.undo}
        </PressButton>
      )}
    </div>
  );
}

type HeldProps = {
  reference: string;
  /** Empty when the office holds it. */
  because: string[];
};

/** Before everything else of a held lead. */
function Held({ reference, because }: HeldProps) {
  const reason = because.join('; ');
  return (
    <div className={styles.held} data-live={reference}>
      <p>
        <strong>{leadWords.heldTitle}</strong>{' '}
        {reason ? fill(leadWords.heldBecause, { reason }) : leadWords.heldByOffice}
      </p>
      <PressButton reference={reference} verb="release" name="from" value="request" isMain>
        {leadWords.release}
      </PressButton>
    </div>
  );
}

/** What they wrote and have shown, and the office's notes. */
function Words({ lead: { words, sent, photos, wishedTimes, visit, notes } }: { lead: LeadView }) {
  return (
    <>
      <section className={`${styles.section} stack`}>
        <h2>{leadWords.words}</h2>
        <p className={styles.theirs} dir="auto">
          {words || leadWords.noWords}
        </p>
        {sent.description && (
          <>
            <p className="quiet">{sent.description.label}</p>
            <p className={styles.theirs} dir="auto">
              {sent.description.text}
            </p>
          </>
        )}
      </section>
      {photos.length > 0 && <PhotoSheet photos={photos} />}
      {wishedTimes.length > 0 && (
        <section className={`${styles.section} stack`}>
          <h2>{leadWords.wishedTimes}</h2>
          <ul>
            {wishedTimes.map((time) => (
              <li key={time} dir="auto">
                {time}
              </li>
            ))}
          </ul>
        </section>
      )}
      {visit && (
        <section className={`${styles.section} stack`}>
          <h2>{leadWords.visitTitle}</h2>
          <p>{visit.words}</p>
        </section>
      )}
      {notes.length > 0 && (
        <section className={`${styles.section} stack`}>
          <h2>{leadWords.notes}</h2>
          <ul>
            {notes.map(({ version, who, when, text }) => (
              <li key={version}>
                <p className={styles.text}>{text}</p>
                <p className="quiet">{[who, when].join(', ')}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Details({ lead: { reference, facts, mails, emailsLink, earlier } }: { lead: LeadView }) {
  return (
    <>
      <section className={`${styles.section} stack`}>
        <h2>{leadWords.factsTitle}</h2>
        <Facts facts={facts} />
      </section>
      <section className={`${styles.section} stack`}>
        <h2>{leadWords.mailsTitle}</h2>
        {mails.length > 0 ? <Facts facts={mails} /> : <p>{leadWords.noMails}</p>}
        <a href={leadPath(reference, 'emails')} className="target">
          {emailsLink}
        </a>
      </section>
      {earlier.length > 0 && (
        <section className={`${styles.section} stack`}>
          <h2>{leadWords.earlierTitle}</h2>
          <ul className={styles.earlier}>
            {earlier.map(({ reference, title, remark }) => (
              <li key={reference} className="row">
                <a href={leadPath(reference)}>{title}</a>
                <span className="quiet">{remark}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Facts({ facts }: { facts: Fact[] }) {
  return (
    <dl className={styles.list}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
