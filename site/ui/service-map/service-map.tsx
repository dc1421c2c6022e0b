import { useState } from 'react';
import { type ServicePage, services } from '../../services.ts';
import { House } from '../house/house.tsx';
import { ServiceCard } from '../service-card/service-card.tsx';
import styles from './service-map.module.css';

type ServiceMapProps = {
  cards: ServicePage[];
  /** The level of the cards' headings on this page. */
  heading: 'h2' | 'h3';
};

/** The house, and cards that point at its parts as its parts point at them. */
export function ServiceMap({ cards, heading }: ServiceMapProps) {
  const [lit, setLit] = useState<string>();
  return (
    <div className={styles.root}>
      <House lit={lit} onPoint={setLit} />
      <ul className={styles.cards}>
        {cards.map((service) => (
          <li key={service.path}>
            <ServiceCard
              heading={heading}
              service={service}
              number={services.indexOf(service) + 1}
              onPoint={setLit}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
