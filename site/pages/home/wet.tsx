import { wetPlaces } from '../../../content/wet.ts';
import { WetPlaces } from '../../ui/wet/wet-places.tsx';
import styles from './wet.module.css';

/** On a phone, below the words for an emergency: where water comes, and from there to what to do first. */
export function Wet() {
  if (!wetPlaces) return null;
  const { title, lead, page } = wetPlaces;
  return (
    <div className={styles.root}>
      <h2>{title}</h2>
      <p>{lead}</p>
      <WetPlaces places={wetPlaces} page={page} />
    </div>
  );
}
