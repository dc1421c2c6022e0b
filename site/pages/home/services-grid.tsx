import { home } from '../../../content/home.ts';
import { services } from '../../services.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Section } from '../../ui/section/section.tsx';
import { ServiceCard } from '../../ui/service-card/service-card.tsx';
import styles from './services-grid.module.css';

/** Eight cards on the drawing of the house that they are about. */
export function ServicesGrid() {
  const { title, text, cards } = home.services;
  return (
    <Section mark={[1, 'The work']} title={title} remark="8 of 15 services" lead={text}>
      <ul className={styles.grid}>
        {cards.map((path) => {
          const service = services.find((candidate) => candidate.path === path);
          if (!service)
            throw new Error(
              `content/home.ts: services.cards: expected the address of a service, not "${path}"`,
            );
          return (
            <li key={path}>
              <ServiceCard service={service} />
            </li>
          );
        })}
      </ul>
      <p className={styles.more}>
        <ButtonLink to="/services">See all fifteen services</ButtonLink>
      </p>
    </Section>
  );
}
