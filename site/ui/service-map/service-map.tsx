import { startTransition, useState } from 'react';
import { house as houseWords } from '../../../messages/en/house.ts';
import { useContent } from '../../content/use-content.ts';
import type { ServicePage } from '../../services.ts';
import { House } from '../house/house.tsx';
import { Link } from '../link/link.tsx';
import { NumberMark } from '../mark/mark.tsx';
import { ServiceCard } from '../service-card/service-card.tsx';
import styles from './service-map.module.css';

type ServiceMapProps = {
  /** The house is the main thing of the first screen. */
  first?: boolean;
  cards: ServicePage[];
  /** What a card says of one job's price. */
  priceOf?: (service: ServicePage) => string | undefined;
  /** The heading level for the page. */
  heading: 'h2' | 'h3';
};

/** The house and the services' cards; hovering over a card highlights its part. */
export function ServiceMap({ first = false, cards, priceOf, heading }: ServiceMapProps) {
  const { services } = useContent();
  const [lit, setLit] = useState<string>();
  const [pointedAt, setPointedAt] = useState<string[]>([]);
  // Fifteen callouts are rendered for it; a press must not wait for that.
  const point = (path: string | undefined) =>
    startTransition(() => {
      setLit(path);
      if (path) setPointedAt((paths) => (paths.includes(path) ? paths : [...paths, path]));
    });
  const others = services.filter((service) => !cards.includes(service));
  return (
    <div className={styles.root}>
      <House lit={lit} pointedAt={pointedAt} first={first} onPoint={point} />
      <ul className={styles.cards}>
        {cards.map((service) => (
          <li key={service.path}>
            <ServiceCard
              heading={heading}
              service={service}
              number={services.indexOf(service) + 1}
              price={priceOf?.(service)}
              onPoint={point}
            />
          </li>
        ))}
      </ul>
      {others.length > 0 && <Legend others={others} onPoint={point} />}
    </div>
  );
}

type LegendProps = { others: ServicePage[]; onPoint: (path: string | undefined) => void };

/** The services without a card, for the other numbers on the drawing. */
function Legend({ others, onPoint }: LegendProps) {
  const { services } = useContent();
  return (
    <nav aria-label={houseWords.others} className={styles.legend}>
      {others.map((service) => (
        <Link
          key={service.path}
          to={service.path}
          onMouseEnter={() => onPoint(service.path)}
          onMouseLeave={() => onPoint(undefined)}
        >
          <NumberMark number={services.indexOf(service) + 1} aria-hidden="true" />
          {service.name}
        </Link>
      ))}
    </nav>
  );
}
