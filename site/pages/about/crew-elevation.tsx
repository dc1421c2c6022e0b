import { fill } from '../../../contract/fill.ts';
import { byName } from '../../by-name.ts';
import type { AboutWords, PageContent } from '../../prerender/page-content.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { ThemedImage } from '../../ui/themed-image/themed-image.tsx';
import styles from './crew-elevation.module.css';

const figures = byName(
  import.meta.glob<string>('../../drawings/crew-*.svg', { query: '?themed', import: 'default', eager: true }),
);

/** Half the size of the slanted tick at the end of a dimension line, in inches. */
const TICK = 1.4;

type CrewElevationProps = {
  crew: PageContent['crew'];
  words: Pick<NonNullable<AboutWords['crew']>, 'elevation' | 'height'>;
};

/** The crew on one ground line, each with their height. */
export function CrewElevation({ crew, words }: CrewElevationProps) {
  const standing = crew.filter((member) => member.height);
  if (standing.length === 0) return null;
  return (
    <ul className={styles.root} aria-label={words.elevation}>
      {standing.map(({ name, height = [0, 0], figure, photo }) => (
        <li key={name}>
          <div className={styles.figure}>
            {photo ? (
              <Picture photo={photo} sizes="(width >= 45rem) 11rem, 6rem" />
            ) : (
              <ThemedImage drawing={figures.get(`crew-${figure}`) ?? ''} size={FIGURE.size} alt="" />
            )}
            <Dimension height={height} template={words.height} />
          </div>
          <p>{name}</p>
        </li>
      ))}
    </ul>
  );
}

/** From the ground to the top of the head. Its view box gives the place its height, for a page has no style attributes. */
function Dimension({ height, template }: { height: readonly [number, number]; template: string }) {
  const { head, ground } = elevationOf(height);
  const [feet, inches] = height;
  const { width, line } = PLACE;
  return (
    <>
      <svg viewBox={`0 0 ${width} ${ground}`} aria-hidden="true">
        <path d={`M${line} ${head}V${ground}M${width / 2 + 1} ${head}H${line + 2}`} className={styles.line} />
        <path
          d={[head, ground]
            .map((end) => `M${line - TICK} ${end + TICK}L${line + TICK} ${end - TICK}`)
            .join('')}
        />
      </svg>
      <span>{fill(template, { feet, inches })}</span>
    </>
  );
}

/** The drawing of a figure: its size, where its head begins, and the ground, which is its lower edge. */
export const FIGURE = { size: [200, 395], head: 20 } as const;

/** Width of a place in the elevation, in inches, and the position of the dimension line in it. */
const PLACE = { width: 49, line: 47 } as const;

/** A place in the elevation, in inches: from its upper edge to the top of the head, and to the ground, its lower edge. */
export function elevationOf([feet, inches]: readonly [number, number]): { head: number; ground: number } {
  const height = 12 * feet + inches;
  const inch = height / (FIGURE.size[1] - FIGURE.head);
  return { head: round(FIGURE.head * inch), ground: round(FIGURE.head * inch) + height };
}

function round(value: number): number {
  return Math.round(100 * value) / 100;
}
