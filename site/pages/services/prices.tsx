import type { Job } from '../../../content/schema.ts';
import * as sampleWords from '../../../content/words/samples.ts';
import * as words from '../../../content/words/service-page.ts';
import { fill } from '../../../contract/fill.ts';
import { byName } from '../../by-name.ts';
import { services } from '../../services.ts';
import { bindUnits } from '../../typography/bind-units.ts';
import { Link } from '../../ui/link/link.tsx';
import { priceOf } from '../../ui/schedule/price.ts';
import styles from './prices.module.css';

const firstJobs = byName(
  import.meta.glob<{ job: Job; sample: boolean }>('../../../content/sheets/*.ts', {
    query: '?first-job',
    import: 'default',
    eager: true,
  }),
);

/** The first job of every service's schedule, and the way to the rest of it. */
export function Prices() {
  const rows = services.flatMap((service) => {
    const found = firstJobs.get(service.file);
    return found ? [{ ...found, service }] : [];
  });
  if (rows.length === 0) return null;
  const sample = rows.some((row) => row.sample) ? sampleWords.sampleMark : '';
  return (
    <section className={styles.root} aria-labelledby="prices">
      <h2 id="prices">{words.pricesTitle}</h2>
      <p className={styles.note}>{fill(words.pricesNote, { sample })}</p>
      <ul className={styles.list}>
        {rows.map(({ job, service: { path, name } }) => (
          <li key={path}>
            <Link to={path}>{name}</Link>
            <span>{bindUnits(job.name)}</span>
            <strong>{priceOf(job)}</strong>
          </li>
        ))}
      </ul>
    </section>
  );
}
