import type { Photo } from '../../../contract/content/schema.ts';
import { Picture } from '../picture/picture.tsx';
import styles from './figure.module.css';
// Apart, because the first screen of a page has figures without lines.
import lines from './lines.module.css';

type FigureProps = {
  photo: Photo;
  sizes?: string;
};

/** A photograph with its caption, and with a dimension or a name on it if the photo has one. */
export function Figure({ photo, sizes = '(width >= 64rem) 37rem, 100vw' }: FigureProps) {
  return (
    <figure className={styles.root}>
      <span className={styles.picture}>
        <Picture photo={photo} sizes={sizes} />
        <Lines photo={photo} />
      </span>
      {photo.caption && <figcaption className={styles.caption}>{photo.caption}</figcaption>}
    </figure>
  );
}

type Point = readonly [x: number, y: number];
type Measure = NonNullable<Photo['measure']>;

/** The dimension line and the leader over a photograph. The caption says in words what they show. */
function Lines({ photo: { measure, name, width, height } }: { photo: Photo }) {
  if (!measure && !name) return null;
  const d = [measure ? dimension(measure) : '', name ? leader(name) : ''].join('');
  return (
    <>
      <svg viewBox={`0 0 ${width} ${height}`} className={lines.lines} aria-hidden="true">
        {/* The first is wider and has the page's color, for contrast with any picture. */}
        <path d={d} />
        <path d={d} />
        {name && <circle cx={name.to[0]} cy={name.to[1]} r="11" />}
      </svg>
      <svg className={lines.plates} aria-hidden="true">
        {measure && (
          <Plate text={measure.text} at={middle(measure)} over={angle(measure)} in={[width, height]} />
        )}
        {name && <Plate text={name.text} at={name.at} in={[width, height]} />}
      </svg>
    </>
  );
}

/** Half as long as the stroke across an end and as the slanted tick, in pixels of the master. */
const [END, TICK] = [13, 22];

/** A line with a stroke across each end, and over that the slanted tick of an architect's drawing. */
function dimension({ from, to, of }: Measure): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [x, y] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  // From the lower left to the upper right, as in the drawings.
  const [right, down] = Math.abs(y) > Math.abs(x) ? [x - y, x + y] : [x + y, y - x];
  const slanted: Point = [right * TICK * Math.SQRT1_2, down * TICK * Math.SQRT1_2];
  const ends = [from, to].map((end) => stroke(end, [y * END, -x * END]) + stroke(end, slanted));
  const beside = of ? `M${of[0]}L${from}M${of[1]}L${to}` : '';
  return `${beside}M${from}L${to}${ends.join('')}`;
}

function stroke([x, y]: Point, [right, down]: Point): string {
  return `M${Math.round(x - right)} ${Math.round(y - down)}l${Math.round(2 * right)} ${Math.round(2 * down)}`;
}

function leader({ at, to }: NonNullable<Photo['name']>): string {
  return `M${at}L${to}`;
}

function middle({ from, to }: Measure): Point {
  return [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
}

/** In degrees, for words that run along the line, read from below or, where it is upright, from the right. */
function angle({ from, to }: Measure): number {
  const degrees = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  // The same line, whichever end is first: from -95 to 85.
  return Math.round(((degrees + 455) % 180) - 95);
}

/** From a line to the middle of the plate over it, in ems. */
const AIR = -1.5;

type PlateProps = { text: string; at: Point; over?: number; in: Point };

/** The words on a piece of paper, in one size in every picture; those of a measure over its line and parallel to it. */
function Plate({ text, at, over, in: [width, height] }: PlateProps) {
  const wide = 0.48 * text.length + 0.8;
  const down = over === undefined ? 0 : AIR;
  return (
    <svg x={percent(at[0], width)} y={percent(at[1], height)} aria-hidden="true">
      <g transform={over ? `rotate(${over})` : undefined}>
        <rect x={ems(-wide / 2)} y={ems(down - 0.8)} width={ems(wide)} height="1.6em" rx="2" />
        <text y={ems(down + 0.35)}>{text}</text>
      </g>
    </svg>
  );
}

function ems(count: number): string {
  return `${Math.round(count * 100) / 100}em`;
}

function percent(part: number, whole: number): string {
  return `${Math.round((part / whole) * 1000) / 10}%`;
}
