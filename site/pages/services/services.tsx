import { inWords } from '../../../content/in-words.ts';
import { servicesIndex } from '../../../content/services-index.ts';
import { fill } from '../../../contract/fill.ts';
import { BelowFold } from '../../navigation/below-fold.tsx';
import { services } from '../../services.ts';
import { CommercialLink } from '../../ui/commercial-link/commercial-link.tsx';
import { PageTitle } from '../../ui/page-title/page-title.tsx';
import { ServiceMap } from '../../ui/service-map/service-map.tsx';
import { Prices } from './prices.tsx';
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
