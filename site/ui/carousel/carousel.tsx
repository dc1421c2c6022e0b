import { Children, type ReactNode } from 'react';
import { fill } from '../../../contract/fill.ts';
import { carousel as carouselWords } from '../../../messages/en/carousel.ts';
import { revealFocus } from '../../navigation/reveal-focus.ts';
import { useHydrated } from '../../navigation/use-hydrated.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './carousel.module.css';
import { useTrack } from './use-track.ts';

type CarouselProps = {
  /** Its accessible name: "Customer reviews". */
  label: string;
  /** `logos` fit in one row without scrolling on a wide screen. */
  variant: 'cards' | 'logos';
  children: ReactNode;
};

/** A horizontally scrolling list; with JavaScript it also has previous and next buttons. */
export function Carousel({ label, variant, children }: CarouselProps) {
  const { ref, index, overflows, show } = useTrack();
  const hydrated = useHydrated();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms, and a section would be one landmark more
    <div role="group" className={styles.root} data-variant={variant} aria-label={label}>
      {/* Focusable only when it scrolls: arrow keys need the focus, and without scrolling the stop would be useless. */}
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
