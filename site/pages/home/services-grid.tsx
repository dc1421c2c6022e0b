import { home } from '../../../content/home.ts';
import { inWords } from '../../../content/in-words.ts';
import type { Job } from '../../../content/schema.ts';
import { sampleMark } from '../../../content/words/samples.ts';
import { fill } from '../../../contract/fill.ts';
import { byName } from '../../by-name.ts';
import { type ServicePage, serviceAt, services } from '../../services.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { priceOf } from '../../ui/schedule/price.ts';
import { Section } from '../../ui/section/section.tsx';
import { ServiceMap } from '../../ui/service-map/service-map.tsx';
import styles from './services-grid.module.css';

const cards = home.services.cards.map(serviceAt);

const firstPrices = byName(
  import.meta.glob<Pick<Job, 'price'> & { sample: boolean }>('../../../content/sheets/*.ts', {
    query: '?first-price',
    import: 'default',
    eager: true,
  }),
);

/** What a typical small job costs, for a service with a schedule of prices. */
function smallJob({ file }: ServicePage): string | undefined {
  const job = firstPrices.get(file);
  return job?.price && fill(home.services.price, { price: priceOf(job) ?? '' });
}

export function ServicesGrid({ number }: { number: number }) {
  const { mark, title, remark, text, link } = home.services;
  const digits = { cards: cards.length, services: services.length };
  const sample = cards.some(({ file }) => firstPrices.get(file)?.sample) ? sampleMark : '';
  const words = { cards: inWords(cards.length), services: inWords(services.length), sample };
  return (
    <Section mark={[number, mark]} title={title} remark={fill(remark, digits)} lead={fill(text, words)}>
      <ServiceMap heading="h3" cards={cards} priceOf={smallJob} />
      <p className={styles.more}>
        <ButtonLink to="/services">{fill(link, words)}</ButtonLink>
      </p>
    </Section>
  );
}
