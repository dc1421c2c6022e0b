import * as words from '../../content/words/office-settings.ts';
import { fill } from '../../contract/fill.ts';
import { Button } from '../../site/ui/button/button.tsx';
import { InputField, SelectField, TextareaField } from '../../site/ui/field/field.tsx';
import { SubmitButton } from '../parts/submit-button.tsx';
import styles from './settings.module.css';
import type { SettingsFormProps } from './settings-form.ts';

export type Storm = {
  title: string;
  words: string;
  remarks: string[];
  lastDay: string;
  factor: string;
  notBefore: string;
};

/** How many times as long an answer may be said to take. */
const FACTORS = ['1.5', '2', '3', '5', '10'];

/** What is said while it is on, and the button that ends it. */
export function StormNow({ title, words: said, remarks }: Storm) {
  return (
    <div className={styles.now}>
      <p className={styles.on}>{title}</p>
      <p>{said}</p>
      {remarks.map((remark) => (
        <p key={remark} className={styles.note}>
          {remark}
        </p>
      ))}
      <form method="post" action="/office/settings/storm/end">
        <Button type="submit">{words.stormEnd}</Button>
      </form>
    </div>
  );
}

type StormFormProps = SettingsFormProps & { storm: Storm | undefined; mostWords: number };

/** Switches it on, or changes what is said. */
export function StormForm({ storm, typed, errors, today, mostWords }: StormFormProps) {
  const factor = typed.factor ?? storm?.factor ?? '';
  const factors = factor === '' || FACTORS.includes(factor) ? FACTORS : [factor, ...FACTORS];
  return (
    <form method="post" action="/office/settings/storm" className={styles.form}>
      <TextareaField
        id="words"
        name="words"
        label={words.stormWords}
        rows={3}
        maxLength={mostWords}
        hint={fill(words.stormWordsHint, { most: mostWords })}
        defaultValue={typed.words ?? storm?.words}
        error={errors.words}
      />
      <InputField
        id="lastDay"
        name="lastDay"
        type="date"
        label={words.stormUntil}
        min={today}
        defaultValue={typed.lastDay ?? storm?.lastDay}
        error={errors.lastDay}
      />
      <SelectField
        id="factor"
        name="factor"
        label={words.factor}
        optional
        defaultValue={factor}
        error={errors.factor}
      >
        <option value="">{words.asUsual}</option>
        {factors.map((one) => (
          <option key={one} value={one}>
            {fill(words.timesAsLong, { factor: one })}
          </option>
        ))}
      </SelectField>
      <InputField
        id="notBefore"
        name="notBefore"
        type="date"
        label={words.notBefore}
        optional
        min={today}
        defaultValue={typed.notBefore ?? storm?.notBefore}
        error={errors.notBefore}
      />
      <SubmitButton>{storm ? words.stormChange : words.stormOn}</SubmitButton>
    </form>
  );
}
