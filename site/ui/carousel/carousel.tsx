import { Children, type ReactNode } from 'react';
import * as carouselWords from '../../../content/words/carousel.ts';
import { fill } from '../../../contract/fill.ts';
import { revealFocus } from '../../navigation/reveal-focus.ts';
import { useHydrated } from '../../navigation/use-hydrated.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './carousel.module.css';
import { useTrack } from './use-track.ts';

type CarouselProps = {
  /** What the list holds, for a screen reader: "Customer reviews". */
  label: string;
  /** `logos` stand in one row without scrolling where the screen is wide enough. */
  variant: 'cards' | 'logos';
  children: ReactNode;
};

/** A list that is swiped sideways; with script it has two buttons as well. */
export function Carousel({ label, variant, children }: CarouselProps) {
  const { ref, index, overflows, show } = useTrack();
  const hydrated = useHydrated();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms, and a section would be one landmark more
    <div role="group" className={styles.root} data-variant={variant} aria-label={label}>
      {/* A list that scrolls must be reachable for the arrow keys, and one that does not would be an empty stop. */}
      <ul ref={ref} className={styles.track} tabIndex={overflows ? 0 : undefined} onFocus={revealFocus}>
        {Children.map(children, (child) => (
          <li className={styles.item}>{child}</li>
        ))}
      </ul>
      {hydrated && overflows && (
        <p className={styles.controls}>
          <button
            type="button"
            aria-label={fill(carouselWords.previous, { label })}
            onClick={() => show(index - 1)}
          >
            <Icon name="arrow-left" />
          </button>
          <button
            type="button"
            aria-label={fill(carouselWords.next, { label })}
            onClick={() => show(index + 1)}
          >
            <Icon name="arrow-right" />
          </button>
        </p>
      )}
    </div>
  );
}
