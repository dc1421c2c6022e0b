import * as houseWords from '../../../content/words/house.ts';
import house from '../../drawings/house.svg?themed=house';
import { themedUrl } from '../../drawings/themed-url.ts';
import { revealFocus } from '../../navigation/reveal-focus.ts';
import { type ServicePage, services } from '../../services.ts';
import { currentTheme } from '../../theme/theme.ts';
import { Link } from '../link/link.tsx';
import { ThemedImage } from '../themed-image/themed-image.tsx';
import styles from './house.module.css';
import { clamp, HOUSE_SIZE, type HousePart, houseParts } from './house-parts.ts';
import { useAnimateOnEnter } from './use-animate-on-enter.ts';
import { useInitialScrollCenter } from './use-initial-scroll-center.ts';

const RADIUS = 22;

const VIEW = `0 0 ${HOUSE_SIZE.join(' ')}`;

type HouseProps = {
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
 * A cutaway drawing of the house. Each part is a link with a numbered callout. The drawing is an image, for its seven hundred
 * lines would cost the page more than all the rest of it; a part that is highlighted is another one above it.
 */
export function House({ lit, pointedAt, first, onPoint }: HouseProps) {
  const { ref, drawn, endAnimation } = useAnimateOnEnter();
  const frame = useInitialScrollCenter();
  const drawable = services.filter(({ icon }) => houseParts[icon]);
  return (
    <div>
      <div ref={frame} className={styles.frame}>
        <span className={styles.middle} />
        <div ref={ref} className={styles.root} data-lit={lit ? '' : undefined} data-drawn={drawn}>
          <ThemedImage drawing={house} size={HOUSE_SIZE} alt="" first={first} className={styles.drawing} />
          {drawn === 'now' && <Strokes onEnd={endAnimation} />}
          {drawable.map(
            ({ path, icon }) =>
              pointedAt.includes(path) && (
                <ThemedImage
                  key={path}
                  drawing={`${house}-${icon}`}
                  size={HOUSE_SIZE}
                  alt=""
                  className={path === lit ? undefined : styles.unlit}
                />
              ),
          )}
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is no place for a drawing */}
          <svg
            viewBox={VIEW}
            role="group"
            aria-label={houseWords.label}
            onFocus={(event) => revealFocus(event, 'circle')}
          >
            {services.map((service, index) => {
              const part = houseParts[service.icon];
              if (!part) return null;
              return (
                <Link
                  key={service.path}
                  to={service.path}
                  className={styles.part}
                  aria-label={`${index + 1} ${service.name}`}
                  data-lit={service.path === lit ? '' : undefined}
                  onMouseEnter={() => onPoint(service.path)}
                  onMouseLeave={() => onPoint(undefined)}
                >
                  <Callout service={service} number={index + 1} part={part} />
                </Link>
              );
            })}
          </svg>
        </div>
      </div>
      <p className={styles.hint} aria-hidden="true">
        {houseWords.slide}
      </p>
    </div>
  );
}

/** In place of the drawing while it is drawn, because nothing moves the lines within an image. Of the same file. */
function Strokes({ onEnd }: { onEnd: () => void }) {
  return (
    <svg viewBox={VIEW} aria-hidden="true" className={styles.strokes} onAnimationEnd={onEnd}>
      {['drawing', 'dimensions'].map((group) => (
        <use key={group} href={`${themedUrl(house, currentTheme())}#${group}`} />
      ))}
    </svg>
  );
}

type CalloutProps = { service: ServicePage; number: number; part: HousePart };

/** The circled number, the leader line to its part, and the name, which shows on hover. */
function Callout({ service, number, part }: CalloutProps) {
  const [x, y] = part.callout;
  const [left, top, width, height] = part.box;
  const end = part.point ?? ([clamp(x, left, left + width), clamp(y, top, top + height)] as const);
  const start = edgeOfCircle([x, y], end);
  const side = sideOfName(x, left + width / 2);
  return (
    <>
      <rect x={left} y={top} width={width} height={height} className={styles.target} />
      {start && <path d={`M${start} L${end}`} className={styles.leader} />}
      <g transform={`translate(${x} ${y})`}>
        <circle r={RADIUS} className={styles.circle} />
        <text className={styles.number}>{number}</text>
        <text className={styles.name} data-side={side}>
          {service.name}
        </text>
      </g>
    </>
  );
}

/** The side away from the part, so that the name never covers it. */
function sideOfName(callout: number, part: number): 'left' | 'right' | 'below' {
  if (Math.abs(part - callout) < 40) return 'below';
  return part > callout ? 'left' : 'right';
}

/** Where the leader line leaves the circle; undefined when it ends inside. */
function edgeOfCircle([x, y]: [number, number], [endX, endY]: readonly [number, number]): string | undefined {
  const length = Math.hypot(endX - x, endY - y);
  if (length <= RADIUS) return undefined;
  const share = RADIUS / length;
  return `${Math.round(x + (endX - x) * share)},${Math.round(y + (endY - y) * share)}`;
}
