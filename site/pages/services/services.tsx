import { fill } from '../../../contract/fill.ts';
import { plainPages } from '../../../messages/en/plain-pages.ts';
import { servicePage as words } from '../../../messages/en/service-page.ts';
import { inWords } from '../../../messages/in-words.ts';
import { useContent } from '../../content/use-content.ts';
import { BelowFold } from '../../navigation/below-fold.tsx';
import { CommercialLink } from '../../ui/commercial-link/commercial-link.tsx';
import { Link } from '../../ui/link/link.tsx';
import { PageTitle } from '../../ui/page-title/page-title.tsx';
import { priceOf } from '../../ui/schedule/price.ts';
import { PriceSection } from '../../ui/schedule/price-section.tsx';
import { ServiceMap } from '../../ui/service-map/service-map.tsx';
import styles from './services.module.css';

/** The index of all services. A business without any has no address for this page. */
export default function Services() {
  const { services, servicesIndex } = useContent();
  const { title, lead } = servicesIndex ?? { title: plainPages.services };
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

/** One small job of each service's schedule, and the way to the rest of it. */
function Prices() {
  const { smallJobs, services } = useContent();
  const rows = services.flatMap((service) => {
    const found = smallJobs[service.file];
    return found ? [{ job: found, service }] : [];
  });
  if (rows.length < 2) return null;
  // The sheet numbers are CSS counters, so none may be left out.
  const isWhole = rows.length === services.length;
  return (
    <PriceSection title={words.pricesTitle} note={words.pricesNote} className={styles.prices}>
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
