import { inWords } from '../../../content/in-words.ts';
import type { Job } from '../../../content/schema.ts';
import { servicesIndex } from '../../../content/services-index.ts';
import * as words from '../../../content/words/service-page.ts';
import { fill } from '../../../contract/fill.ts';
import { byName } from '../../by-name.ts';
import { BelowFold } from '../../navigation/below-fold.tsx';
import { services } from '../../services.ts';
import { CommercialLink } from '../../ui/commercial-link/commercial-link.tsx';
import { Link } from '../../ui/link/link.tsx';
import { PageTitle } from '../../ui/page-title/page-title.tsx';
import { priceOf } from '../../ui/schedule/price.ts';
import { PriceSection } from '../../ui/schedule/price-section.tsx';
import { ServiceMap } from '../../ui/service-map/service-map.tsx';
import styles from './services.module.css';

export default function Services() {
  const { title, lead } = servicesIndex;
  return (
    <>
      <div className={styles.top}>
        <PageTitle title={fill(title, { services: inWords(services.length) })} lead={lead} />
      </div>
      <BelowFold>
        <div className={styles.map}>
          <ServiceMap first heading="h2" cards={services} />
          <CommercialLink />
          <Prices />
        </div>
      </BelowFold>
    </>
  );
}

type FirstJob = Pick<Job, 'name' | 'price' | 'priced'> & { sample: boolean };

const firstJobs = byName(
  import.meta.glob<FirstJob>('../../../content/sheets/*.ts', {
    query: '?first-job',
    import: 'default',
    eager: true,
  }),
);

/** One job of every service's schedule, and the way to the rest of it. */
function Prices() {
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
      className={styles.prices}
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
