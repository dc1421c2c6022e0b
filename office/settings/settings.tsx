import type { ReactNode } from 'react';
import * as formWords from '../../content/words/form.ts';
import * as words from '../../content/words/office-settings.ts';
import { fill } from '../../contract/fill.ts';
import { Sections } from '../parts/sections.tsx';
import { type Frame, Sheet } from '../parts/sheet.tsx';
import { Status } from '../parts/status.tsx';
import { type Closed, ClosedDays, DayForm } from './closed-days.tsx';
import styles from './settings.module.css';
import type { Typed } from './settings-form.ts';
import { type Storm, StormForm, StormNow } from './storm.tsx';

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
      <Sections className={styles.root}>
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
      </Sections>
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
