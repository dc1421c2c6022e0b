import { Fragment, useId } from 'react';
import type { ServiceSheet } from '../../../contract/content/schema.ts';
import { servicePage as words } from '../../../messages/en/service-page.ts';
import { useContent } from '../../content/use-content.ts';
import { inTerms } from '../../terms.ts';
import { MIDDLE_DOT } from '../../typography/typeset.ts';
import { Link } from '../link/link.tsx';
import { Row } from '../row/row.tsx';
import { priceOf } from './price.ts';
import styles from './schedule.module.css';

/** The ways to what a price depends on, as far as there are such pages. */
function MoreOnPrices() {
  const { sections, terms } = useContent();
  const links = [
    ...(terms?.areas ? [{ to: '/contact#areas', text: words.otherAreas }] : []),
    { to: '/about#contract', text: words.contract },
  ];
  return links
    .filter(({ to }) => sections.includes(to))
    .map(({ to, text }, place) => (
      <Fragment key={to}>
        {place > 0 && MIDDLE_DOT}
        <Link to={to}>{text}</Link>
      </Fragment>
    ));
}

type ScheduleProps = Pick<ServiceSheet, 'jobs'>;

/** Typical jobs of a service with their usual prices, if it has any; permit and what raises the price fold into each. */
export function Schedule({ jobs }: ScheduleProps) {
  const titleId = useId();
  const { charges, terms } = useContent();
  if (jobs.length === 0) return null;
  return (
    <section className={styles.root} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>{words.schedule}</h2>
        {charges && terms && <p>{inTerms(terms, charges)}</p>}
        <p className={styles.note}>
          {`${words.scheduleNote} `}
          {jobs.some(({ raises }) => raises) && `${words.scheduleSelect} `}
          <MoreOnPrices />
        </p>
      </div>
      <ul className={styles.jobs} aria-label={words.schedule}>
        {jobs.map((job) => (
          <li key={job.name}>
            <JobRow job={job} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A row with nothing to unfold is a line. */
function JobRow({ job }: { job: ScheduleProps['jobs'][number] }) {
  const { name, time, permit, raises } = job;
  const line = (
    <span className={styles.job}>
      <strong>{name}</strong> <span className={styles.price}>{priceOf(job)}</span>{' '}
      {time && <span className={styles.time}>{time}</span>}
    </span>
  );
  if (!permit && !raises) return <div className={styles.line}>{line}</div>;
  return (
    <Row name={name} title={line}>
      {permit && (
        <p>
          <strong>{words.permit}</strong> {permit}
        </p>
      )}
      {raises && (
        <p>
          <strong>{words.raises}</strong> {raises}
        </p>
      )}
    </Row>
  );
}
