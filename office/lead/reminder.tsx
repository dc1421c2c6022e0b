import * as leadWords from '../../content/words/office-lead.ts';
import { Chevron } from '../../site/ui/chevron/chevron.tsx';
import { InputField } from '../../site/ui/field/field.tsx';
import styles from './lead-work.module.css';
import { PressButton } from './press-button.tsx';
import type { WorkProps } from './sheet-data.ts';

/** When to be reminded: now set, one press away, or any other time. */
export function Reminder({ lead: { reference, reminder, reminders }, typed, problems }: WorkProps) {
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
          <summary>
            {leadWords.otherTime}
            <Chevron />
          </summary>
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
