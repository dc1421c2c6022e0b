import * as words from '../../content/words/office-settings.ts';
import { fill } from '../../contract/fill.ts';
import { Button } from '../../site/ui/button/button.tsx';
import { InputField } from '../../site/ui/field/field.tsx';
import { RuledList, RuledRow } from '../parts/ruled-list.tsx';
import { SubmitButton } from '../parts/submit-button.tsx';
import styles from './settings.module.css';
import type { SettingsFormProps } from './settings-form.ts';

export type Closed = { day: string; name: string; hours: string; reason: string; isHoliday: boolean };

/** The days of the next year on which the office is closed or has other hours. */
export function ClosedDays({ closed }: { closed: Closed[] }) {
  return (
    <RuledList>
      {closed.map(({ day, name, hours, reason, isHoliday }) => (
        <RuledRow
          key={day}
          title={name}
          mark={isHoliday ? words.everyYear : undefined}
          remarks={[`${hours}: ${reason}`]}
        >
          {!isHoliday && (
            <form method="post" action="/office/settings/days/remove">
              <input type="hidden" name="day" value={day} />
              <Button type="submit" aria-label={fill(words.removeOf, { day: name })}>
                {words.remove}
              </Button>
            </form>
          )}
        </RuledRow>
      ))}
    </RuledList>
  );
}

/** Adds a day to them. */
export function DayForm({ typed, errors, today }: SettingsFormProps) {
  return (
    <form method="post" action="/office/settings/days" className={styles.form}>
      <InputField
        id="day"
        name="day"
        type="date"
        label={words.day}
        min={today}
        defaultValue={typed.day}
        error={errors.day}
      />
      <InputField
        id="reason"
        name="reason"
        label={words.reason}
        autoComplete="off"
        maxLength={200}
        defaultValue={typed.reason}
        error={errors.reason}
      />
      <div className={styles.times}>
        <InputField
          id="from"
          name="from"
          type="time"
          label={words.from}
          optional
          defaultValue={typed.from}
          error={errors.from}
        />
        <InputField
          id="until"
          name="until"
          type="time"
          label={words.until}
          optional
          defaultValue={typed.until}
          error={errors.until}
        />
      </div>
      <p className={styles.note}>{words.hoursHint}</p>
      <SubmitButton>{words.add}</SubmitButton>
    </form>
  );
}
