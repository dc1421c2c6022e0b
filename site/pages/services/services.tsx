import { inWords } from '../../../content/in-words.ts';
import { servicesIndex } from '../../../content/services-index.ts';
import { fill } from '../../../contract/fill.ts';
import { services } from '../../services.ts';
import { PageHead } from '../../ui/page-head/page-head.tsx';
import { ServiceMap } from '../../ui/service-map/service-map.tsx';
import styles from './services.module.css';

export default function Services() {
  const { title, lead } = servicesIndex;
  return (
    <>
      <PageHead title={fill(title, { services: inWords(services.length) })} lead={lead} />
      <div className={styles.map}>
        <ServiceMap heading="h2" cards={services} />
      </div>
    </>
  );
}
