import { home } from '../../../content/home.ts';
import { inWords } from '../../../content/in-words.ts';
import { fill } from '../../../contract/fill.ts';
import { serviceAt, services } from '../../services.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Section } from '../../ui/section/section.tsx';
import { ServiceMap } from '../../ui/service-map/service-map.tsx';
import styles from './services-grid.module.css';

const cards = home.services.cards.map(serviceAt);

export function ServicesGrid({ number }: { number: number }) {
  const { mark, title, remark, text, link } = home.services;
  const digits = { cards: cards.length, services: services.length };
  const words = { cards: inWords(cards.length), services: inWords(services.length) };
  return (
    <Section mark={[number, mark]} title={title} remark={fill(remark, digits)} lead={fill(text, words)}>
      <ServiceMap heading="h3" cards={cards} />
      <p className={styles.more}>
        <ButtonLink to="/services">{fill(link, words)}</ButtonLink>
      </p>
    </Section>
  );
}
