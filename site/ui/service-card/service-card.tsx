import type { ReactNode } from 'react';
import type { ServicePage } from '../../services.ts';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import { NumberMark } from '../mark/mark.tsx';
import styles from './service-card.module.css';

type ServiceCardProps = {
  /** The heading level for the page. */
  heading: 'h2' | 'h3';
  service: ServicePage;
  /** Its number on the drawing of the house, if it is there. */
  number: number | undefined;
  /** "One grab bar: $175–$320", the price in a `span` that may have a line of its own. */
  price?: ReactNode;
  /** Called with the service's path on hover, and with undefined afterwards. */
  onPoint: (path: string | undefined) => void;
};

/** A service's icon, name and summary; the whole card is a link. */
export function ServiceCard({ heading: Heading, service, number, price, onPoint }: ServiceCardProps) {
  return (
    <Link
      to={service.path}
      className={styles.root}
      onMouseEnter={() => onPoint(service.path)}
      onMouseLeave={() => onPoint(undefined)}
    >
      {number && <NumberMark number={number} className={styles.number} aria-hidden="true" />}
      {service.icon && <Icon name={service.icon} className={styles.icon} />}
      <Heading className={styles.name}>{service.name}</Heading>
      {service.summary && <p className={styles.summary}>{service.summary}</p>}
      {price && <p className={styles.price}>{price}</p>}
    </Link>
  );
}
