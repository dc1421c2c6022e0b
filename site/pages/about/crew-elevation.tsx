import { byName } from '../../by-name.ts';
import type { AboutWords, PageContent } from '../../prerender/page-content.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { ThemedImage } from '../../ui/themed-image/themed-image.tsx';
import styles from './crew-elevation.module.css';

const figures = byName(
  import.meta.glob<string>('../../drawings/crew-*.svg', { query: '?themed', import: 'default', eager: true }),
);

type CrewElevationProps = {
  crew: PageContent['crew'];
  words: Pick<NonNullable<AboutWords['crew']>, 'elevation'>;
};

/** The crew on one ground line, each with their trade: the drawn ones to one scale, the others as portraits. */
export function CrewElevation({ crew, words }: CrewElevationProps) {
  const shown = crew.filter(({ figure, photo }) => figure ?? photo);
  if (shown.length === 0) return null;
  return (
    <ul className={styles.root} aria-label={words.elevation}>
      {shown.map(({ name, trade, height = USUAL_HEIGHT, figure, photo }) => (
        <li key={name}>
          <div className={styles.figure}>
            {photo ? (
              <Picture photo={photo} sizes="(width >= 45rem) 11rem, 33vw" className={styles.portrait} />
            ) : (
              <>
                {/* The view box gives the place its height, for a page has no style attributes. */}
                <svg viewBox={`0 0 ${PLACE_WIDTH} ${placeHeight(height)}`} aria-hidden="true" />
                <ThemedImage drawing={figures.get(`crew-${figure}`) ?? ''} size={FIGURE.size} alt="" />
              </>
            )}
          </div>
          <p>
            {name} <small>{trade}</small>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** The drawing of a figure: its size, where its head begins, and the ground, which is its lower edge. */
export const FIGURE = { size: [200, 395], head: 20 } as const;

/** Of a drawn person whose height is not said, in feet and inches. */
const USUAL_HEIGHT = [5, 8] as const;

/** Width of a place in the elevation, in inches. */
const PLACE_WIDTH = 49;

/** Height of a place in the elevation, in inches: of the person, and of what the drawing has above the head. */
export function placeHeight([feet, inches]: readonly [number, number]): number {
  const [, high] = FIGURE.size;
  return Math.round((100 * (12 * feet + inches) * high) / (high - FIGURE.head)) / 100;
}
