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

/** Typical jobs of a service with their usual prices, if it has any; permit and what raises the price fold into each. */
export function Schedule({ jobs, charges }: Pick<ServiceSheet, 'jobs' | 'charges'>) {
  const titleId = useId();
  const { charges: ofAll, terms } = useContent();
  const charged = charges ?? ofAll;
  if (jobs.length === 0) return null;
  return (
    <section className={styles.root} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>{words.schedule}</h2>
        {charged && terms && <p>{inTerms(terms, charged)}</p>}
        <p className={styles.note}>
          {`${words.scheduleNote} `}
          <MoreOnPrices />
        </p>
      </div>
      <ul className={styles.jobs} aria-label={words.schedule}>
        {jobs.map((job) => (
          <li key={job.name}>
            <Row
              name={job.name}
              title={
                <span className={styles.job}>
                  <strong>{job.name}</strong> <span className={styles.price}>{priceOf(job)}</span>{' '}
                  <span className={styles.time}>{job.time}</span>
                </span>
              }
            >
              <p>
                <strong>{words.permit}</strong> {job.permit}
              </p>
              <p>
                <strong>{words.raises}</strong> {job.raises}
              </p>
            </Row>
          </li>
        ))}
      </ul>
    </section>
  );
}
