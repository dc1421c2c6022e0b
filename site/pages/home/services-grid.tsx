import { useState } from 'react';
import { home } from '../../../content/home.ts';
import { services } from '../../services.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { House } from '../../ui/house/house.tsx';
import { Section } from '../../ui/section/section.tsx';
import { ServiceCard } from '../../ui/service-card/service-card.tsx';
import styles from './services-grid.module.css';

/** The house, and eight cards that point at its parts as its parts point at them. */
export function ServicesGrid() {
  const { title, text, cards } = home.services;
  const [lit, setLit] = useState<string>();
  return (
    <Section mark={[1, 'The work']} title={title} remark="8 of 15 services" lead={text}>
      <House lit={lit} onPoint={setLit} />
      <ul className={styles.grid}>
        {cards.map((path) => {
          const index = services.findIndex((service) => service.path === path);
          const service = services[index];
          if (!service)
            throw new Error(`content/home.ts: services.cards: no service has the address "${path}"`);
          return (
            <li key={path}>
              <ServiceCard service={service} number={index + 1} onPoint={setLit} />
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
