import * as leadWords from '../../content/words/office-lead.ts';
import { fill } from '../../contract/fill.ts';
import { Chevron } from '../../site/ui/chevron/chevron.tsx';
import { InputField, SelectField } from '../../site/ui/field/field.tsx';
import styles from './lead-work.module.css';
import { PressButton } from './press-button.tsx';
import type { WorkProps } from './sheet-data.ts';

const LONGEST_LINE = 200;

/** How far it is: a quote, or how it ended. */
export function Standing({ lead: { reference, isOver, quote }, typed, problems }: WorkProps) {
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
          <PressButton reference={reference} verb="status" name="status" value="quoted-without">
            {leadWords.quotedWithout}
          </PressButton>
        </div>
      )}
      {isOpen && <Endings reference={reference} typed={typed} problems={problems} />}
    </section>
  );
}

type EndingsProps = Pick<WorkProps, 'typed' | 'problems'> & { reference: string };

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
          <summary>
            {leadWords.lost}
            <Chevron />
          </summary>
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
