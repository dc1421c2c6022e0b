import { home } from '../../../content/home.ts';
import { serviceAt } from '../../services.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Section } from '../../ui/section/section.tsx';
import { ServiceMap } from '../../ui/service-map/service-map.tsx';
import styles from './services-grid.module.css';

const cards = home.services.cards.map(serviceAt);

export function ServicesGrid() {
  const { title, text } = home.services;
  return (
    <Section mark={[1, 'The work']} title={title} remark="8 of 15 services" lead={text}>
      <ServiceMap heading="h3" cards={cards} />
      <p className={styles.more}>
        <ButtonLink to="/services">See all fifteen services</ButtonLink>
      </p>
    </Section>
  );
}
