import type { ServiceSheet } from '../../../content/schema.ts';
import { servicePage as words } from '../../../messages/en/service-page.ts';
import { MIDDLE_DOT } from '../../typography/typeset.ts';
import { Link } from '../link/link.tsx';
import { RuledTable } from '../ruled-table/ruled-table.tsx';
import { priceOf } from './price.ts';
import { PriceSection } from './price-section.tsx';
import styles from './schedule.module.css';

/** Typical jobs of a service with their usual prices. */
export function Schedule({ jobs, sample }: Pick<ServiceSheet, 'jobs' | 'sample'>) {
  return (
    <PriceSection
      title={words.schedule}
      note={words.scheduleNote}
      sample={sample}
      className={styles.root}
      link={
        <>
          <Link to="/contact#areas">{words.otherAreas}</Link>
          {MIDDLE_DOT}
          <Link to="/about#contract">{words.contract}</Link>
        </>
      }
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
