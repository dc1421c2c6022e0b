import { useId } from 'react';
import type { ServiceSheet } from '../../../contract/content/schema.ts';
import { fill } from '../../../contract/fill.ts';
import { servicePage as words } from '../../../messages/en/service-page.ts';
import { span } from '../../../messages/span.ts';
import { useContent } from '../../content/use-content.ts';
import { inTerms } from '../../terms.ts';
import { Link } from '../link/link.tsx';
import { Row } from '../row/row.tsx';
import { priceOf } from './price.ts';
import styles from './schedule.module.css';

const CONTRACT = '/about#contract';

/** What is free and what a visit costs, where the prices are those of, what they are elsewhere, and the way to the terms. */
function Note({ charges }: Pick<ServiceSheet, 'charges'>) {
  const { charges: ofAll, sections, terms } = useContent();
  const charged = charges ?? ofAll;
  const before = charged && terms ? [inTerms(terms, charged)] : [];
  const elsewhere = (terms?.areas ?? []).flatMap(({ name, above }) =>
    above ? fill(words.otherArea, { area: name, percent: span(above) }) : [],
  );
  return (
    <p className={styles.note}>
      {`${[...before, words.scheduleNote, ...elsewhere].join(' ')} `}
      {sections.includes(CONTRACT) && <Link to={CONTRACT}>{words.contract}</Link>}
    </p>
  );
}

/** Typical jobs of a service with their usual prices, if it has any; permit and what raises the price fold into each. */
export function Schedule({ jobs, charges }: Pick<ServiceSheet, 'jobs' | 'charges'>) {
  const titleId = useId();
  if (jobs.length === 0) return null;
  return (
    <section className={styles.root} aria-labelledby={titleId}>
      <h2 id={titleId}>{words.schedule}</h2>
      <Note charges={charges} />
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
function JobRow({ job }: { job: Pick<ServiceSheet, 'jobs'>['jobs'][number] }) {
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
