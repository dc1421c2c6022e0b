import { Fragment } from 'react';
import type { ServiceSheet } from '../../../contract/content/schema.ts';
import { servicePage as words } from '../../../messages/en/service-page.ts';
import { useContent } from '../../content/use-content.ts';
import { MIDDLE_DOT } from '../../typography/typeset.ts';
import { Link } from '../link/link.tsx';
import { RuledTable } from '../ruled-table/ruled-table.tsx';
import { priceOf } from './price.ts';
import { PriceSection } from './price-section.tsx';
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

/** Typical jobs of a service with their usual prices, if it has any. */
export function Schedule({ jobs }: Pick<ServiceSheet, 'jobs'>) {
  if (jobs.length === 0) return null;
  return (
    <PriceSection
      title={words.schedule}
      note={words.scheduleNote}
      className={styles.root}
      link={<MoreOnPrices />}
    >
      <RuledTable
        label={words.schedule}
        headings={[words.job, words.price, words.time, words.permit, words.raises]}
        className={styles.table}
      >
        {jobs.map((job) => (
          <tr key={job.name}>
            <th scope="row">{job.name}</th>
            <td>{priceOf(job)}</td>
            <td data-label={words.time}>{job.time}</td>
            <td data-label={words.permit}>{job.permit}</td>
            <td data-label={words.raises}>{job.raises}</td>
          </tr>
        ))}
      </RuledTable>
    </PriceSection>
  );
}
