import type { ReactNode } from 'react';
import { fill } from '../../contract/fill.ts';
import { officeSettings as words } from '../../messages/en/office-settings.ts';
import { Button } from '../../site/ui/button/button.tsx';
import { InputField, SelectField, TextareaField } from '../../site/ui/field/field.tsx';
import { fieldProps, SubmitButton } from '../parts/controls.tsx';
import { type Frame, Page } from '../parts/page.tsx';
import { RuledList, RuledRow } from '../parts/ruled-list.tsx';
import { WEBSITE } from '../website/website-page.ts';
import styles from './settings.module.css';

type Closed = { day: string; name: string; hours: string; reason: string; isHoliday: boolean };

type ByField = Record<string, string>;

/** `form`: the values in its fields. */
type Storm = { title: string; remarks: string[]; form: ByField };

type SettingsProps = {
  frame: Frame;
  /** What is out of order, and the message for when nothing is. */
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
  /** What was typed and refused, and why, by field. */
  typed?: ByField | undefined;
  errors?: ByField | undefined;
};

/** The office's hours, its closed days, storm mode, and whether all is in order. */
export function Settings({ frame, status, typed = {}, errors = {}, ...rest }: SettingsProps) {
  const { problems, allWell, hours, holidays, closed, storm, today, mostWords } = rest;
  return (
    <Page
      frame={frame}
      title={words.title}
      isWrong={Object.keys(errors).length > 0}
      status={status}
      current="settings"
    >
      <div className={`${styles.root} sections subheadings`}>
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
          <p className="quiet">{words.hoursNote}</p>
          <a href={`${WEBSITE}/edit/office.yaml`} className="target">
            {words.editHours}
          </a>
        </Section>
        <Section title={words.stormTitle} area={styles.storm}>
          <p className="quiet">{words.stormLead}</p>
          {storm && <StormNow {...storm} />}
          <StormForm storm={storm} typed={typed} errors={errors} today={today} mostWords={mostWords} />
        </Section>
        <Section title={words.daysTitle} area={styles.days}>
          <p className="quiet">{words.daysLead}</p>
          {closed.length === 0 ? <p>{words.noDays}</p> : <ClosedDays closed={closed} />}
        </Section>
        <Section title={words.addTitle} area={styles.add}>
          <DayForm typed={typed} errors={errors} today={today} />
        </Section>
      </div>
    </Page>
  );
}

type SectionProps = { title: string; area: string | undefined; children: ReactNode };

function Section({ title, area = '', children }: SectionProps) {
  return (
    <section className={`${area} stack`}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** What is said while it is on, and the button that ends it. */
function StormNow({ title, remarks, form }: Storm) {
  return (
    <div className={styles.now}>
      <p className={styles.on}>{title}</p>
      <p>{form.words}</p>
      {remarks.map((remark) => (
        <p key={remark} className="quiet">
          {remark}
        </p>
      ))}
      <form method="post" action="/office/settings/storm/end">
        <Button type="submit">{words.stormEnd}</Button>
      </form>
    </div>
  );
}

type FormProps = {
  typed: ByField;
  errors: ByField;
  today: string;
};

type StormFormProps = FormProps & { storm: Storm | undefined; mostWords: number };

const FACTORS = ['1.5', '2', '3', '5', '10'];

/** Switches storm mode on, or changes it. */
function StormForm({ storm, typed, errors, today, mostWords }: StormFormProps) {
  const shown: ByField = { ...storm?.form, ...typed };
  const { factor = '' } = shown;
  const factors = factor === '' || FACTORS.includes(factor) ? FACTORS : [factor, ...FACTORS];
  return (
    <form method="post" action="/office/settings/storm" className={`${styles.form} stack`}>
      <TextareaField
        {...fieldProps('words', shown, errors)}
        label={words.stormWords}
        rows={3}
        maxLength={mostWords}
        hint={fill(words.stormWordsHint, { most: mostWords })}
      />
      <InputField
        {...fieldProps('lastDay', shown, errors)}
        type="date"
        label={words.stormUntil}
        min={today}
      />
      <SelectField {...fieldProps('factor', shown, errors)} label={words.factor} optional>
        <option value="">{words.asUsual}</option>
        {factors.map((one) => (
          <option key={one} value={one}>
            {fill(words.timesAsLong, { factor: one })}
          </option>
        ))}
      </SelectField>
      <InputField
        {...fieldProps('notBefore', shown, errors)}
        type="date"
        label={words.notBefore}
        optional
        min={today}
      />
      <SubmitButton>{storm ? words.stormChange : words.stormOn}</SubmitButton>
    </form>
  );
}

/** The days of the next year on which the office is closed or has other hours. */
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

function DayForm({ typed, errors, today }: FormProps) {
  return (
    <form method="post" action="/office/settings/days" className={`${styles.form} stack`}>
      <InputField {...fieldProps('day', typed, errors)} type="date" label={words.day} min={today} />
      <InputField
        {...fieldProps('reason', typed, errors)}
        label={words.reason}
        autoComplete="off"
        maxLength={200}
      />
      <div className={styles.times}>
        <InputField {...fieldProps('from', typed, errors)} type="time" label={words.from} optional />
        <InputField {...fieldProps('until', typed, errors)} type="time" label={words.until} optional />
      </div>
      <p className="quiet">{words.hoursHint}</p>
      <SubmitButton>{words.add}</SubmitButton>
    </form>
  );
}
