import type { ServiceSheet } from '../../../content/schema.ts';
import * as words from '../../../content/words/service-page.ts';
import { bindUnits } from '../../typography/bind-units.ts';
import { priceOf } from './price.ts';
import { PriceSection } from './price-section.tsx';
import styles from './schedule.module.css';

/** Typical jobs of a service with their usual prices, as drawing sets have schedules for their doors. A list on a phone. */
export function Schedule({ jobs, sample }: Pick<ServiceSheet, 'jobs' | 'sample'>) {
  return (
    <PriceSection title={words.schedule} note={words.scheduleNote} sample={sample}>
      <table aria-label={words.schedule} className={styles.table}>
        <thead>
          <tr>
            {[words.job, words.price, words.time, words.permit, words.raises].map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {jobs.map((job) => (
            <tr key={job.name}>
              <th scope="row">{bindUnits(job.name)}</th>
              <td className={styles.price}>{priceOf(job)}</td>
              <td data-label={words.time}>{bindUnits(job.time)}</td>
              <td data-label={words.permit}>{job.permit}</td>
              <td data-label={words.raises}>{bindUnits(job.raises)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </PriceSection>
  );
}
