import type { ReactNode } from 'react';
import { fill } from '../../contract/fill.ts';
import { figures as words } from '../../messages/en/figures.ts';
import { officeFigures as pageWords } from '../../messages/en/office-figures.ts';
import { RuledTable } from '../../site/ui/ruled-table/ruled-table.tsx';
import { type Frame, Page } from '../parts/page.tsx';
import styles from './figures.module.css';
import { Marks, MeasuredCases, MeasuredLengths } from './measured.tsx';

type Span = {
  title: string;
  /** How many cases there are, or all of them where they are few. */
  remark: string;
  /** Where there are few: where each of them lies, in percent of the width. */
  marks: number[];
  lengths: { text: string; share: number; isBroken: boolean }[];
  /** The same in words; empty where there are few. */
  cells: { half: string; nineOfTen: string; slowest: string };
};

type Times = {
  received: number;
  openWithoutContact: number;
  promises: { kept: number; missed: number; words: string };
  spans: Span[];
};

type Ended = { name: string; won: number; lost: number; percent: number | undefined; words: string };

type FiguresProps = {
  frame: Frame;
  /** The period, and the others that can be chosen. */
  days: number;
  periods: number[];
  /** Whether the office has hours by which time is counted. */
  hasHours: boolean;
  usual: Times;
  emergencies: Times | undefined;
  byService: Ended[];
  bySource: Ended[];
  lostReasons: { reason: string; count: number }[];
};

/** How soon the office answers, what it has promised, and what was won and lost. */
export function Figures({ frame, days, periods, hasHours, usual, emergencies, ...rest }: FiguresProps) {
  const { byService, bySource, lostReasons } = rest;
  const isEmpty = usual.received === 0 && !emergencies;
  return (
    <Page frame={frame} title={pageWords.title} current="figures">
      <div className={`${styles.root} stack subheadings`}>
        <Periods days={days} periods={periods} />
        <Facts times={usual} received={fill(pageWords.received, { days })} />
        {isEmpty ? (
          <p>{pageWords.nothing}</p>
        ) : (
          <TimesSection
            title={pageWords.times}
            note={hasHours ? pageWords.ofOfficeHours : pageWords.byTheClock}
            times={usual}
          />
        )}
        {emergencies && (
          <TimesSection
            title={pageWords.emergencies}
            note={fill(pageWords.emergenciesNote, { count: emergencies.received })}
            times={emergencies}
          >
            <Facts times={emergencies} />
          </TimesSection>
        )}
        <div className={`${styles.pair} stack`}>
          <EndedSection title={pageWords.wonByService} heading={pageWords.service} ended={byService} />
          <EndedSection title={pageWords.wonBySource} heading={pageWords.source} ended={bySource} />
        </div>
        {lostReasons.length > 0 && (
          <section className={`${styles.reasons} stack`}>
            <h2>{pageWords.lostReasons}</h2>
            <RuledTable label={pageWords.lostReasons} headings={[pageWords.reason, pageWords.count]}>
              {lostReasons.map(({ reason, count }) => (
                <tr key={reason}>
                  <th scope="row">{reason}</th>
                  <td data-label={pageWords.count}>{count}</td>
                </tr>
              ))}
            </RuledTable>
          </section>
        )}
      </div>
    </Page>
  );
}

function Periods({ days, periods }: { days: number; periods: number[] }) {
  return (
    <nav aria-label={pageWords.periodLabel} className={`${styles.periods} screen-only`}>
      {periods.map((period) => (
        <a
          key={period}
          href={`/office/figures?days=${period}`}
          aria-current={period === days ? 'page' : undefined}
        >
          {fill(pageWords.days, { days: period })}
        </a>
      ))}
    </nav>
  );
}

function Facts({ times, received }: { times: Times; received?: string }) {
  const { openWithoutContact, promises } = times;
  return (
    <dl className={styles.facts}>
      {received && (
        <div>
          <dt>{received}</dt>
          <dd>{times.received}</dd>
        </div>
      )}
      <div>
        <dt>{words.openWithoutContact}</dt>
        <dd>{openWithoutContact}</dd>
      </div>
      <div>
        <dt>{words.promises}</dt>
        <dd>
          {promises.words}
          <Marks good={promises.kept} bad={promises.missed} />
        </dd>
      </div>
    </dl>
  );
}

type TimesSectionProps = { title: string; note: string; times: Times; children?: ReactNode };

function TimesSection({ title, note, times: { spans }, children }: TimesSectionProps) {
  const isMeasured = spans.some(({ lengths }) => lengths.length > 0);
  return (
    <section className={`${styles.times} stack`}>
      <div>
        <h2>{title}</h2>
        <p className={`${styles.note} quiet`}>{note}</p>
      </div>
      {children}
      {spans.map(({ title, remark, marks, lengths }) => (
        <div key={title}>
          <h3>{title}</h3>
          {lengths.length > 0 && <MeasuredLengths lengths={lengths} />}
          {marks.length > 0 && <MeasuredCases shares={marks} />}
          <p className={`${styles.note} quiet`}>{remark}</p>
        </div>
      ))}
      {isMeasured && <SpansTable title={title} spans={spans} />}
    </section>
  );
}

/** What the drawings show, for screen readers. */
function SpansTable({ title, spans }: { title: string; spans: Span[] }) {
  const headings = [pageWords.span, pageWords.half, pageWords.nineOfTen, pageWords.slowest, pageWords.count];
  return (
    <div className={styles.unseen}>
      <table aria-label={title}>
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {spans.map(({ title, remark, cells }) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              <td>{cells.half}</td>
              <td>{cells.nineOfTen}</td>
              <td>{cells.slowest}</td>
              <td>{remark}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function EndedSection({ title, heading, ended }: { title: string; heading: string; ended: Ended[] }) {
  return (
    <section className={`${styles.ended} stack`}>
      <h2>{title}</h2>
      {ended.length === 0 ? (
        <p className={`${styles.note} quiet`}>{words.noCases}</p>
      ) : (
        <RuledTable label={title} headings={[heading, pageWords.ended]}>
          {ended.map(({ name, won, lost, words: said }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                {said}
                <Marks good={won} bad={lost} />
              </td>
            </tr>
          ))}
        </RuledTable>
      )}
    </section>
  );
}
