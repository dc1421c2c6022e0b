import type { WetPlaces as Places } from '../../../contract/content/schema.ts';
import wet from '../../drawings/wet.svg?themed';
import { ThemedImage } from '../themed-image/themed-image.tsx';
import styles from './wet-places.module.css';

type WetPlacesProps = {
  places: Places;
  /** The page that has the steps; empty on that page itself. */
  page: string;
};

/** A small section of a house whose places link to their first steps. Plain links, because `:target` shows the steps. */
export function WetPlaces({ places: { title, names }, page }: WetPlacesProps) {
  return (
    <nav aria-label={title} className={styles.root}>
      <ThemedImage drawing={wet} size={[240, 250]} alt="" />
      {Object.entries(names).map(([place, name]) => (
        <a key={place} href={`${page}#wet-${place}`}>
          {name}
        </a>
      ))}
    </nav>
  );
}
