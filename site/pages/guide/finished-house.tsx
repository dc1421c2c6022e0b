import { guide } from '../../../content/guide.ts';
import house from '../../drawings/guide-house-finished.svg?themed';
import { ThemedImage } from '../../ui/themed-image/themed-image.tsx';
import styles from './finished-house.module.css';
import { FINISHED_SIZE } from './house-rooms.ts';

/** The house from the street, with light in every window and the sign out: once all is ticked. */
export function FinishedHouse({ isDone }: { isDone: boolean }) {
  const { title, text, alt } = guide.steps.checklist.finished;
  return (
    <div aria-live="polite">
      {isDone && (
        <figure className={styles.root}>
          <ThemedImage drawing={house} size={FINISHED_SIZE} alt={alt} />
          <figcaption>
            <strong>{title}</strong>
            {text}
          </figcaption>
        </figure>
      )}
    </div>
  );
}
