import { type ReactNode, startTransition, useState } from 'react';
import { house as houseWords } from '../../../messages/en/house.ts';
import { useContent } from '../../content/use-content.ts';
import { type DrawnService, drawnServices, type ServicePage } from '../../services.ts';
import { House } from '../house/house.tsx';
import { Link } from '../link/link.tsx';
import { NumberMark } from '../mark/mark.tsx';
import { ServiceCard } from '../service-card/service-card.tsx';
import styles from './service-map.module.css';

type ServiceMapProps = {
  /** The house is the main thing of the first screen. */
  first?: boolean;
  cards: ServicePage[];
  /** Above the cards: what their prices are. */
  note?: string;
  /** What a card says of one job's price. */
  priceOf?: (service: ServicePage) => ReactNode;
  /** The heading level for the page. */
  heading: 'h2' | 'h3';
};

/** The house, if it shows any of the services, and their cards; hovering over a card highlights its part. */
export function ServiceMap({ first = false, cards, note, priceOf, heading }: ServiceMapProps) {
  const { services } = useContent();
  const [lit, setLit] = useState<string>();
  const [pointedAt, setPointedAt] = useState<string[]>([]);
  // Fifteen callouts are rendered for it; a press must not wait for that.
  const point = (path: string | undefined) =>
    startTransition(() => {
      setLit(path);
      if (path) setPointedAt((paths) => (paths.includes(path) ? paths : [...paths, path]));
    });
  const drawn = drawnServices(services);
  const others = services.filter((service) => !cards.includes(service));
  return (
    <div className={styles.root}>
      {drawn.length > 0 && (
        <House services={drawn} lit={lit} pointedAt={pointedAt} first={first} onPoint={point} />
      )}
      {note && <p className={styles.note}>{note}</p>}
      {cards.length > 0 && (
        <ul className={styles.cards}>
          {cards.map((service) => (
            <li key={service.path}>
              <ServiceCard
                heading={heading}
                service={service}
                number={numberOf(drawn, service)}
                price={priceOf?.(service)}
                onPoint={point}
              />
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && <Legend others={others} drawn={drawn} onPoint={point} />}
    </div>
  );
}

function numberOf(drawn: DrawnService[], { path }: ServicePage): number | undefined {
  return drawn.find((service) => service.path === path)?.number;
}

type LegendProps = {
  others: ServicePage[];
  drawn: DrawnService[];
  onPoint: (path: string | undefined) => void;
};

/** The services without a card, for the other numbers on the drawing. */
function Legend({ others, drawn, onPoint }: LegendProps) {
  const numbered = others.map((service) => ({ ...service, number: numberOf(drawn, service) }));
  return (
    <nav
      aria-label={houseWords.others}
      className={styles.legend}
      data-drawn={numbered.every(({ number }) => number) ? '' : undefined}
    >
      {numbered.map(({ path, name, number }) => (
        <Link key={path} to={path} onMouseEnter={() => onPoint(path)} onMouseLeave={() => onPoint(undefined)}>
          {number && <NumberMark number={number} aria-hidden="true" />}
          {name}
        </Link>
      ))}
    </nav>
  );
}
