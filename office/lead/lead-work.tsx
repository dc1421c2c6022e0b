import * as leadWords from '../../content/words/office-lead.ts';
import { fill } from '../../contract/fill.ts';
import { InputField, SelectField, TextareaField } from '../../site/ui/field/field.tsx';
import { OutcomeButtons } from '../parts/outcome-buttons.tsx';
import styles from './lead-work.module.css';
import { PressButton, verbPath } from './press-button.tsx';
import { type FieldProblems, FORM, type LeadSheet, type TypedFields } from './sheet-data.ts';

/**
 * So long that whoever writes more is told so, and so short that it fits into one post whatever the script: longer ones are
 * refused before anybody could give the words back.
 */
const LONGEST_NOTE = 7_000;
const LONGEST_LINE = 200;

export type LeadWorkProps = { lead: LeadSheet; typed: TypedFields; problems: FieldProblems };

/**
 * What the office does with a lead: one form with many buttons, of which each says where it posts. So a note that is being
 * written goes along with whatever is pressed, also without script. Nothing in it is required, or no other button would work.
 */
export function LeadWork({ lead, typed, problems }: LeadWorkProps) {
  const { reference, version } = lead;
  return (
    <form id={FORM} method="post" action={verbPath(reference, 'note')} noValidate className={styles.root}>
      <input type="hidden" name="version" value={version} />
      <section className={styles.part}>
        <h2>{leadWords.workTitle}</h2>
        <TextareaField
          id="note"
          name="note"
          label={leadWords.note}
          required={false}
          maxLength={LONGEST_NOTE}
          defaultValue={typed.note}
          error={problems.note}
          hint={leadWords.noteHint}
        />
        <OutcomeButtons action={verbPath(reference, 'outcome')} />
        <PressButton reference={reference} verb="note">
          {leadWords.saveNote}
        </PressButton>
      </section>
      <Reminder lead={lead} typed={typed} problems={problems} />
      <Standing lead={lead} typed={typed} problems={problems} />
    </form>
  );
}

function Reminder({ lead: { reference, reminder, reminders }, typed, problems }: LeadWorkProps) {
  return (
    <section className={styles.part}>
      <h2>{leadWords.remindTitle}</h2>
      {reminder && (
        <div className={styles.set}>
          <p>{reminder}</p>
          <PressButton reference={reference} verb="remind" name="when" value="never">
            {leadWords.remindNever}
          </PressButton>
        </div>
      )}
      <div className={styles.row}>
        {reminders.map(({ value, label }) => (
          <PressButton key={value} reference={reference} verb="remind" name="when" value={value}>
            {label}
          </PressButton>
        ))}
        <details open={Boolean(typed.at || problems.at)} className={styles.more}>
          <summary>{leadWords.otherTime}</summary>
          <div className={styles.fields}>
            <InputField
              id="at"
              name="at"
              type="datetime-local"
              label={leadWords.remindAt}
              required={false}
              defaultValue={typed.at}
              error={problems.at}
            />
            <PressButton reference={reference} verb="remind" name="when" value="at">
              {leadWords.remindThen}
            </PressButton>
          </div>
        </details>
      </div>
    </section>
  );
}

/** How far it is: a quote, or how it ended. */
function Standing({ lead: { reference, isOver, quote }, typed, problems }: LeadWorkProps) {
  // What was typed for it is shown even when somebody else has ended it meanwhile.
  const isOpen = !isOver || Boolean(typed.amount || typed.reason || typed.otherReason);
  return (
    <section className={styles.part}>
      <h2>{leadWords.statusTitle}</h2>
      {isOver && (
        <div className={styles.set}>
          <p>{leadWords.reopenHint}</p>
          <PressButton reference={reference} verb="status" name="status" value="new">
            {leadWords.reopen}
          </PressButton>
        </div>
      )}
      {isOpen && (
        <div className={styles.quote}>
          <InputField
            id="amount"
            name="amount"
            label={leadWords.amount}
            required={false}
            inputMode="decimal"
            autoComplete="off"
            maxLength={LONGEST_LINE}
            defaultValue={typed.amount}
            error={problems.amount}
            hint={quote && fill(leadWords.quotedNow, { amount: quote })}
          />
          <PressButton reference={reference} verb="status" name="status" value="quoted">
            {leadWords.quoted}
          </PressButton>
        </div>
      )}
      {isOpen && <Endings reference={reference} typed={typed} problems={problems} />}
    </section>
  );
}

type EndingsProps = Pick<LeadWorkProps, 'typed' | 'problems'> & { reference: string };

function Endings({ reference, typed, problems }: EndingsProps) {
  return (
    <>
      <div className={styles.row} data-columns={3}>
        <PressButton reference={reference} verb="status" name="status" value="won">
          {leadWords.won}
        </PressButton>
        <PressButton
          reference={reference}
          verb="status"
          name="status"
          value="closed"
          aria-describedby="closed-hint"
        >
          {leadWords.closed}
        </PressButton>
        <details open={Boolean(typed.reason || typed.otherReason || problems.reason)} className={styles.more}>
          <summary>{leadWords.lost}</summary>
          <div className={styles.fields}>
            <SelectField
              id="reason"
              name="reason"
              label={leadWords.lostWhy}
              required={false}
              defaultValue={typed.reason}
              error={problems.reason}
            >
              <option value="">{leadWords.lostChoose}</option>
              {leadWords.lostReasons.map((reason) => (
                <option key={reason}>{reason}</option>
              ))}
            </SelectField>
            <InputField
              id="otherReason"
              name="otherReason"
              label={leadWords.lostOther}
              required={false}
              autoComplete="off"
              maxLength={LONGEST_LINE}
              defaultValue={typed.otherReason}
            />
            <PressButton reference={reference} verb="status" name="status" value="lost">
              {leadWords.markLost}
            </PressButton>
          </div>
        </details>
      </div>
      <p id="closed-hint" className={styles.hint}>
        {leadWords.closedHint}
      </p>
    </>
  );
}
