import { house as houseWords } from '../../../messages/en/house.ts';
import house from '../../drawings/house.svg?themed=house';
import housePhone from '../../drawings/house-phone.svg?themed=phone';
import type { DrawnService } from '../../services.ts';
import { currentTheme, themedUrl } from '../../theme/theme.ts';
import { Link } from '../link/link.tsx';
import { ThemedImage } from '../themed-image/themed-image.tsx';
import styles from './house.module.css';
import {
  HOUSE_SIZE,
  HOUSE_VIEW,
  houseParts,
  isBelowGround,
  type Leader,
  leaderOf,
  linesOf,
  PHONE_SIZE,
  PHONE_VIEW,
  phoneLeaderOf,
  phoneParts,
} from './house-parts.ts';
import places from './house-places.module.css';
import { useAnimateOnEnter } from './use-animate-on-enter.ts';

type HouseProps = {
  services: DrawnService[];
  /** The path of the service whose part is highlighted. */
  lit: string | undefined;
  /** The paths of all that were ever highlighted: their pictures stay. All fifteen at once would make a press wait. */
  pointedAt: string[];
  /** The main thing of the first screen. */
  first: boolean;
  /** Called with the path of the hovered part, and with undefined when it no longer is. */
  onPoint: (path: string | undefined) => void;
};

/**
 * A cutaway drawing of the house. Each part has a link beside the drawing with its number and name. The drawing is an image,
 * because its seven hundred lines inlined would outweigh the rest of the page; a highlighted part is a second image over
 * it, with its leader line. Phones get another, narrow house.
 */
export function House({ services, lit, pointedAt, first, onPoint }: HouseProps) {
  const { ref, drawn, endAnimation } = useAnimateOnEnter();
  return (
    <div
      ref={ref}
      className={styles.root}
      data-lit={lit ? '' : undefined}
      data-drawn={drawn}
      data-above={services.some(({ icon }) => isBelowGround(icon)) ? undefined : ''}
    >
      <ThemedImage
        drawing={house}
        size={HOUSE_SIZE}
        alt=""
        first={first && '(width >= 45rem)'}
        className={`${styles.drawing} ${styles.wide}`}
      />
      <ThemedImage
        drawing={housePhone}
        size={PHONE_SIZE}
        alt=""
        first={first && '(width < 45rem)'}
        className={styles.phone}
      />
      <Leaders
        services={services}
        view={HOUSE_VIEW}
        of={houseParts}
        lead={leaderOf}
        className={styles.wide}
      />
      <Leaders
        services={services}
        view={PHONE_VIEW}
        of={phoneParts}
        lead={phoneLeaderOf}
        className={styles.phone}
      />
      {drawn === 'now' && <Strokes onEnd={endAnimation} />}
      {services.map(
        ({ path, icon }) =>
          pointedAt.includes(path) && (
            <ThemedImage
              key={path}
              drawing={`${house}-${icon}`}
              size={HOUSE_SIZE}
              alt=""
              className={path === lit ? styles.wide : `${styles.wide} ${styles.unlit}`}
            />
          ),
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is no place for a drawing */}
      <div role="group" aria-label={houseWords.label} className={`${styles.labels} ${places.places}`}>
        {services.map(({ path, icon, name, number }) => (
          <Link
            key={path}
            to={path}
            className={styles.part}
            data-part={icon}
            data-lit={path === lit ? '' : undefined}
            onMouseEnter={() => onPoint(path)}
            onMouseLeave={() => onPoint(undefined)}
          >
            <b>{number}</b> <span>{name}</span>
          </Link>
        ))}
      </div>
    </div>
  );
}

type LeadersProps<Part> = {
  services: DrawnService[];
  view: readonly number[];
  of: Record<string, Part>;
  lead: (part: Part) => Leader;
  className: string | undefined;
};

/** From the labels to their parts: those that a service is about. */
function Leaders<Part>({ services, view, of: parts, lead, className }: LeadersProps<Part>) {
  const leaders = services.flatMap(({ icon }) => (parts[icon] ? [lead(parts[icon])] : []));
  const lines = linesOf(leaders);
  return (
    <svg viewBox={view.join(' ')} aria-hidden="true" className={className}>
      <path d={lines} />
      <path d={lines} />
      <path d={lines} />
    </svg>
  );
}

/** In place of the drawing while it is drawn, because nothing moves the lines within an image. Of the same file. */
function Strokes({ onEnd }: { onEnd: () => void }) {
  return (
    <svg
      viewBox={HOUSE_VIEW.join(' ')}
      aria-hidden="true"
      className={`${styles.wide} ${styles.strokes}`}
      onAnimationEnd={onEnd}
    >
      {['drawing', 'dimensions'].map((group) => (
        <use key={group} href={`${themedUrl(house, currentTheme())}#${group}`} />
      ))}
    </svg>
  );
}
