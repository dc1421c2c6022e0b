import type { Job } from '../../../content/schema.ts';
import * as words from '../../../content/words/service-page.ts';
import { byName } from '../../by-name.ts';
import { services } from '../../services.ts';
import { Link } from '../../ui/link/link.tsx';
import { priceOf } from '../../ui/schedule/price.ts';
import { PriceSection } from '../../ui/schedule/price-section.tsx';
import styles from './prices.module.css';

type FirstJob = Pick<Job, 'name' | 'price' | 'priced'> & { sample: boolean };

const firstJobs = byName(
  import.meta.glob<FirstJob>('../../../content/sheets/*.ts', {
    query: '?first-job',
    import: 'default',
    eager: true,
  }),
);

/** One job of every service's schedule, and the way to the rest of it. */
export function Prices() {
  const rows = services.flatMap((service) => {
    const found = firstJobs.get(service.file);
    return found ? [{ job: found, service }] : [];
  });
  if (rows.length === 0) return null;
  // The sheet numbers are CSS counters, so none may be left out.
  const isWhole = rows.length === services.length;
  return (
    <PriceSection
      title={words.pricesTitle}
      note={words.pricesNote}
      sample={rows.some(({ job }) => job.sample)}
      className={styles.root}
    >
      <ul className={isWhole ? `${styles.list} ${styles.index}` : styles.list}>
        {rows.map(({ job, service: { path, name } }) => (
          <li key={path}>
            <Link to={path}>{name}</Link>
            <span>{job.name}</span>
            <strong>{priceOf(job)}</strong>
          </li>
        ))}
      </ul>
    </PriceSection>
  );
}
