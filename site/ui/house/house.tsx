import * as houseWords from '../../../content/words/house.ts';
import drawing from '../../drawings/house.svg?url';
import { revealFocus } from '../../navigation/reveal-focus.ts';
import { type ServicePage, services } from '../../services.ts';
import { Link } from '../link/link.tsx';
import styles from './house.module.css';
import { clamp, type HousePart, houseParts } from './house-parts.ts';
import { useAnimateOnEnter } from './use-animate-on-enter.ts';
import { useInitialScrollCenter } from './use-initial-scroll-center.ts';

const RADIUS = 22;

/** The parts that no service is about: they belong to the house all the same. */
const plainParts = Object.keys(houseParts).filter((part) => !services.some(({ icon }) => icon === part));

type HouseProps = {
  /** The path of the service whose part is highlighted. */
  lit: string | undefined;
  /** Called with the path of the hovered part, and with undefined when it no longer is. */
  onPoint: (path: string | undefined) => void;
};

/** A cutaway drawing of the house. Each part is a link with a numbered callout. */
export function House({ lit, onPoint }: HouseProps) {
  const ref = useAnimateOnEnter();
  const frame = useInitialScrollCenter();
  return (
    <div>
      <div ref={frame} className={styles.frame}>
        <span className={styles.middle} />
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is no place for a drawing */}
        <svg
          ref={ref}
          viewBox="0 0 1600 1000"
          className={styles.root}
          role="group"
          aria-label={houseWords.label}
          data-lit={lit ? '' : undefined}
          onFocus={(event) => revealFocus(event, 'circle')}
        >
          <use href={`${drawing}#structure`} className={styles.structure} />
          <use href={`${drawing}#dimensions`} className={styles.structure} />
          {plainParts.map((part) => (
            <use key={part} href={`${drawing}#part-${part}`} className={styles.structure} />
          ))}
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
                <use href={`${drawing}#part-${service.icon}`} />
                <Callout service={service} number={index + 1} part={part} />
              </Link>
            );
          })}
        </svg>
      </div>
      <p className={styles.hint} aria-hidden="true">
        {houseWords.slide}
      </p>
    </div>
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
      <circle cx={x} cy={y} r={RADIUS} className={styles.circle} />
      <text x={x} y={y} className={styles.number}>
        {number}
      </text>
      <text
        x={x + NAME_OFFSET[side][0]}
        y={y + NAME_OFFSET[side][1]}
        className={styles.name}
        data-side={side}
      >
        {service.name}
      </text>
    </>
  );
}

const NAME_OFFSET = { left: [-34, 0], right: [34, 0], below: [0, 48] } as const;

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
