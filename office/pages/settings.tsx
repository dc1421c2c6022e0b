import type { ReactNode } from 'react';
import * as formWords from '../../content/words/form.ts';
import * as words from '../../content/words/office-settings.ts';
import { fill } from '../../contract/fill.ts';
import { Button } from '../../site/ui/button/button.tsx';
import { InputField, SelectField, TextareaField } from '../../site/ui/field/field.tsx';
import { RuledList, RuledRow } from '../parts/ruled-list.tsx';
import { type Frame, Sheet } from '../parts/sheet.tsx';
import { Status } from '../parts/status.tsx';
import { SubmitButton } from '../parts/submit-button.tsx';
import styles from './settings.module.css';

type Closed = { day: string; name: string; hours: string; reason: string; isHoliday: boolean };

type Storm = {
  title: string;
  words: string;
  remarks: string[];
  lastDay: string;
  factor: string;
  notBefore: string;
};

type Typed = Record<string, string>;

type SettingsProps = {
  frame: Frame;
  /** What is out of order, and what is said where nothing is. */
  problems: string[];
  allWell: string;
  hours: { days: string; times: string }[];
  holidays: string | undefined;
  closed: Closed[];
  /** While it is on. */
  storm: Storm | undefined;
  /** The first day that can be chosen, like `2026-12-24`. */
  today: string;
  mostWords: number;
  status?: string | undefined;
  /** What could not be taken, and why, by field. */
  typed?: Typed | undefined;
  errors?: Record<string, string> | undefined;
};

/** How many times as long an answer may be said to take. */
const FACTORS = ['1.5', '2', '3', '5', '10'];

/** The office's hours, its closed days, storm mode, and whether all is in order. */
export function Settings({ frame, status, typed = {}, errors = {}, ...rest }: SettingsProps) {
  const { problems, allWell, hours, holidays, closed, storm, today, mostWords } = rest;
  const { title } = words;
  const isWrong = Object.keys(errors).length > 0;
  return (
    <Sheet
      frame={frame}
      title={title}
      tab={isWrong ? fill(formWords.errorTab, { title }) : title}
      current="settings"
    >
      <Status>{status}</Status>
      <div className={styles.root}>
        <Section title={words.orderTitle} area={styles.order}>
          {problems.length === 0 ? (
            <p>{allWell}</p>
          ) : (
            <ul className={styles.problems}>
              {problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          )}
        </Section>
        <Section title={words.hoursTitle} area={styles.hours}>
          <dl className={styles.week}>
            {hours.map(({ days, times }) => (
              <div key={days} className={styles.row}>
                <dt>{days}</dt>
                <dd>{times}</dd>
              </div>
            ))}
          </dl>
          {hours.length === 0 && <p>{words.noHours}</p>}
          {holidays && <p>{holidays}</p>}
          <p className={styles.note}>{words.hoursNote}</p>
        </Section>
        <Section title={words.stormTitle} area={styles.storm}>
          <p className={styles.note}>{words.stormLead}</p>
          {storm && <StormNow {...storm} />}
          <StormForm storm={storm} typed={typed} errors={errors} today={today} mostWords={mostWords} />
        </Section>
        <Section title={words.daysTitle} area={styles.days}>
          <p className={styles.note}>{words.daysLead}</p>
          {closed.length === 0 ? <p>{words.noDays}</p> : <ClosedDays closed={closed} />}
        </Section>
        <Section title={words.addTitle} area={styles.add}>
          <DayForm typed={typed} errors={errors} today={today} />
        </Section>
      </div>
    </Sheet>
  );
}

type SectionProps = { title: string; area: string | undefined; children: ReactNode };

function Section({ title, area = '', children }: SectionProps) {
  return (
    <section className={area}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function ClosedDays({ closed }: { closed: Closed[] }) {
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

type FormProps = { typed: Typed; errors: Record<string, string>; today: string };

function DayForm({ typed, errors, today }: FormProps) {
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

function StormNow({ title, words: said, remarks }: Storm) {
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

type StormFormProps = FormProps & { storm: Storm | undefined; mostWords: number };

function StormForm({ storm, typed, errors, today, mostWords }: StormFormProps) {
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
