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

const shortJobs = byName(
  import.meta.glob<(Pick<Job, 'name' | 'price'> & { sample: boolean }) | undefined>(
    '../../../content/sheets/*.ts',
    {
      query: '?short-job',
      import: 'default',
      eager: true,
    },
  ),
);

/** One job and its usual price, where a service's schedule has one for its card. */
function oneJob({ file }: ServicePage): string | undefined {
  const job = shortJobs.get(file);
  return job?.price && fill(home.services.price, { job: job.name, price: priceOf(job) ?? '' });
}

export function ServicesGrid({ number }: { number: number }) {
  const { mark, title, text, link } = home.services;
  const sample = cards.some(({ file }) => shortJobs.get(file)?.sample) ? sampleMark : '';
  const words = { cards: inWords(cards.length), services: inWords(services.length), sample };
  return (
    <Section mark={[number, mark]} title={title} lead={fill(text, words)}>
      <ServiceMap heading="h3" cards={cards} priceOf={oneJob} />
      <p className={styles.more}>
        <ButtonLink to="/services">{fill(link, words)}</ButtonLink>
      </p>
    </Section>
  );
}
