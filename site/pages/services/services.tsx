import { fill } from '../../../contract/fill.ts';
import { plainPages } from '../../../messages/en/plain-pages.ts';
import { inWords } from '../../../messages/in-words.ts';
import { useContent } from '../../content/use-content.ts';
import { BelowFold } from '../../navigation/below-fold.tsx';
import type { ServicePage } from '../../services.ts';
import { CommercialLink } from '../../ui/commercial-link/commercial-link.tsx';
import { PageTitle } from '../../ui/page-title/page-title.tsx';
import { priceOf } from '../../ui/schedule/price.ts';
import { ServiceMap } from '../../ui/service-map/service-map.tsx';
import styles from './services.module.css';

/** The index of all services. A business without any has no address for this page. */
export default function Services() {
  const { services, servicesIndex, shortJobs } = useContent();
  const { title, lead } = servicesIndex ?? { title: plainPages.services };
  const oneJob = ({ file }: ServicePage) => {
    const job = shortJobs[file];
    return (
      job && (
        <>
          {`${job.name}: `}
          <span>{priceOf(job)}</span>
        </>
      )
    );
  };
  return (
    <>
      <div className={styles.top}>
        <PageTitle title={fill(title, { services: inWords(services.length) })} lead={lead} />
      </div>
      <BelowFold>
        <div className={styles.map}>
          <ServiceMap first heading="h2" cards={services} priceOf={oneJob} />
          <CommercialLink />
        </div>
      </BelowFold>
    </>
  );
}
