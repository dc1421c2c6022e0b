import { fill } from '../../contract/fill.ts';
import { officeLead as leadWords } from '../../messages/en/office-lead.ts';
import { Chevron } from '../../site/ui/chevron/chevron.tsx';
import { InputField, SelectField, TextareaField } from '../../site/ui/field/field.tsx';
import { fieldProps, OutcomeButtons, PressButton } from '../parts/controls.tsx';
import { type FieldProblems, FORM, type LeadView, leadPath, type TypedFields } from './lead-page.ts';
import styles from './lead-work.module.css';

/**
 * Above the server's limit, so that a longer note is explained and not cut off. Low enough for one post in any script: the words of
 * a larger one could not be given back.
 */
const LONGEST_NOTE = 7_000;

const LONGEST_LINE = 200;

type WorkProps = {
  lead: LeadView;
  typed: TypedFields;
  problems: FieldProblems;
};

/**
 * One form with many buttons, each with an address of its own: a note that is being written is sent along with any of them, also
 * without script. No field is required, or the other buttons would not work.
 */
export function LeadWork({ lead, typed, problems }: WorkProps) {
  const { reference, version } = lead;
  return (
    <form
      id={FORM}
      method="post"
      action={leadPath(reference, 'note')}
      noValidate
      className={`${styles.root} subheadings screen-only`}
    >
      <input type="hidden" name="version" value={version} />
      <section className={`${styles.part} stack`}>
        <h2>{leadWords.workTitle}</h2>
        <TextareaField
          {...fieldProps('note', typed, problems)}
          label={leadWords.note}
          required={false}
          maxLength={LONGEST_NOTE}
          hint={leadWords.noteHint}
        />
        <OutcomeButtons action={leadPath(reference, 'outcome')} />
        <PressButton reference={reference} verb="note">
          {leadWords.saveNote}
        </PressButton>
      </section>
      <Reminder lead={lead} typed={typed} problems={problems} />
      <Status lead={lead} typed={typed} problems={problems} />
      <Visit lead={lead} typed={{ ...lead.visit, ...typed }} problems={problems} />
    </form>
  );
}

/** The reminder that is set, times that are one press away, and a field for any other. */
function Reminder({ lead: { reference, reminder, reminders }, typed, problems }: WorkProps) {
  const remind = { reference, verb: 'remind', name: 'when' };
  return (
    <section className={`${styles.part} stack`}>
      <h2>{leadWords.remindTitle}</h2>
      {reminder && (
        <div className={styles.set}>
          <p>{reminder}</p>
          <PressButton {...remind} value="never">
            {leadWords.remindNever}
          </PressButton>
        </div>
      )}
      <div className={styles.choices}>
        {reminders.map(({ value, label }) => (
          <PressButton key={value} {...remind} value={value}>
            {label}
          </PressButton>
        ))}
        <details open={Boolean(typed.at || problems.at)} className={styles.more}>
          <summary>
            {leadWords.otherTime}
            <Chevron />
          </summary>
          <div className={`${styles.fields} stack`}>
            <InputField
              {...fieldProps('at', typed, problems)}
              type="datetime-local"
              label={leadWords.remindAt}
              required={false}
            />
            <PressButton {...remind} value="at">
              {leadWords.remindThen}
            </PressButton>
          </div>
        </details>
      </div>
    </section>
  );
}

/** The quote, and how it ended. */
function Status({ lead: { reference, isOver, quote }, typed, problems }: WorkProps) {
  const status = { reference, verb: 'status', name: 'status' };
  // Typed answers are shown even when it has been closed meanwhile.
  const isOpen = !isOver || Boolean(typed.amount || typed.reason || typed.otherReason);
  return (
    <section className={`${styles.part} stack`}>
      <h2>{leadWords.statusTitle}</h2>
      {isOver && (
        <div className={styles.set}>
          <p>{leadWords.reopenHint}</p>
          <PressButton {...status} value="new">
            {leadWords.reopen}
          </PressButton>
        </div>
      )}
      {isOpen && (
        <>
          <div className={styles.quote}>
            <InputField
              {...fieldProps('amount', typed, problems)}
              label={leadWords.amount}
              required={false}
              inputMode="decimal"
              autoComplete="off"
              maxLength={LONGEST_LINE}
              hint={quote && fill(leadWords.quotedNow, { amount: quote })}
            />
            <PressButton {...status} value="quoted">
              {leadWords.quoted}
            </PressButton>
            <PressButton {...status} value="quoted-without">
              {leadWords.quotedWithout}
            </PressButton>
          </div>
          <div className={styles.choices} data-columns={3}>
            <PressButton {...status} value="won">
              {leadWords.won}
            </PressButton>
            <PressButton {...status} value="closed" aria-describedby="closed-hint">
              {leadWords.closed}
            </PressButton>
            <Lost status={status} typed={typed} problems={problems} />
          </div>
          <p id="closed-hint" className="quiet">
            {leadWords.closedHint}
          </p>
        </>
      )}
    </section>
  );
}

type LostProps = Pick<WorkProps, 'typed' | 'problems'> & {
  status: { reference: string; verb: string; name: string };
};

function Lost({ status, typed, problems }: LostProps) {
  return (
    <details open={Boolean(typed.reason || typed.otherReason || problems.reason)} className={styles.more}>
      <summary>
        {leadWords.lost}
        <Chevron />
      </summary>
      <div className={`${styles.fields} stack`}>
        <SelectField {...fieldProps('reason', typed, problems)} label={leadWords.lostWhy} required={false}>
          <option value="">{leadWords.lostChoose}</option>
          {leadWords.lostReasons.map((reason) => (
            <option key={reason}>{reason}</option>
          ))}
        </SelectField>
        <InputField
          {...fieldProps('otherReason', typed, problems)}
          label={leadWords.lostOther}
          required={false}
          autoComplete="off"
          maxLength={LONGEST_LINE}
        />
        <PressButton {...status} value="lost">
          {leadWords.markLost}
        </PressButton>
      </div>
    </details>
  );
}

/** When the office comes; empty fields are none. It folds, as dates and times are a dozen stops for a keyboard. */
function Visit({ lead: { reference }, typed, problems }: WorkProps) {
  return (
    <section className={styles.part}>
      <details
        open={Boolean(typed.visitDay || problems.visitDay || problems.visitFrom || problems.visitUntil)}
        className={styles.more}
      >
        <summary>
          {leadWords.visitTitle}
          <Chevron />
        </summary>
        <div className={`${styles.fields} stack`}>
          <p className="quiet">{leadWords.visitHint}</p>
          <div className={styles.visit}>
            <InputField
              {...fieldProps('visitDay', typed, problems)}
              type="date"
              label={leadWords.visitDay}
              required={false}
            />
            <InputField
              {...fieldProps('visitFrom', typed, problems)}
              type="time"
              label={leadWords.visitFrom}
              required={false}
            />
            <InputField
              {...fieldProps('visitUntil', typed, problems)}
              type="time"
              label={leadWords.visitUntil}
              required={false}
            />
          </div>
          <PressButton reference={reference} verb="visit">
            {leadWords.saveVisit}
          </PressButton>
        </div>
      </details>
    </section>
  );
}
