import type { MouseEvent } from 'react';
import type { Photo, Project } from '../../../contract/content/schema.ts';
import { fill } from '../../../contract/fill.ts';
import { gallery as galleryWords } from '../../../messages/en/gallery.ts';
import { inWords } from '../../../messages/in-words.ts';
import { fallbackUrl } from '../../pictures/photo.ts';
import { isPlainClick } from '../link/link.tsx';
import { Picture } from '../picture/picture.tsx';
import { Row } from '../row/row.tsx';
import { inDollars } from '../schedule/price.ts';
import styles from './gallery.module.css';

type GalleryProps = {
  title?: string | undefined;
  /** A sentence above the pictures; `{photos}` is their number in words. */
  text?: string | undefined;
  /** With the job behind a picture, where one is told. */
  photos: (Photo & { project?: Project | undefined })[];
};

/** As many as a page shows at once; the others are in a row that unfolds. */
const FIRST = 3;

/**
 * A grid of pictures, of which the first are shown. Each links to a file that every browser shows; with JavaScript it opens in
 * a lightbox.
 */
export function Gallery({ title = galleryWords.label, text, photos }: GalleryProps) {
  const counted = { photos: inWords(photos.length) };
  const all = fill(galleryWords.all, counted);
  const list = (from: number, to?: number) => (
    <ul className={styles.grid}>
      {photos.slice(from, to).map((photo, place) => (
        <li key={photo.file}>
          <figure className={styles.figure}>
            <a
              href={fallbackUrl(photo)}
              className={styles.link}
              data-gallery-picture=""
              onClick={(event) => open(event, photos, from + place)}
            >
              <Picture photo={photo} sizes="(width >= 64rem) 25rem, (width >= 48rem) 33vw, 100vw" />
            </a>
            <figcaption className={styles.caption}>
              {photo.project && <Facts project={photo.project} />}
              {photo.caption}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
  return (
    <section className={styles.root} aria-label={title}>
      <h2>{title}</h2>
      {text && <p>{fill(text, counted)}</p>}
      {list(0, FIRST)}
      {photos.length > FIRST && (
        <Row
          name={all}
          title={
            <strong className={styles.more}>
              <span>{all}</span>
              <span>{galleryWords.fewer}</span>
            </strong>
          }
        >
          {list(FIRST)}
        </Row>
      )}
    </section>
  );
}

/** What can be checked of a job: its number, where and when, how long and for how much. */
function Facts({ project: { number, town, year, days, price } }: { project: Project }) {
  return (
    <span className={styles.facts}>
      <strong>{fill(galleryWords.jobNumber, { number })}</strong>
      {` ${town}`}
      <br />
      {fill(galleryWords.job, { year, days, price: inDollars(price, '–\u2060') })}
    </span>
  );
}

async function open(event: MouseEvent<HTMLAnchorElement>, photos: Photo[], place: number) {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  const link = event.currentTarget;
  const links = [
    ...(link.closest('section')?.querySelectorAll<HTMLAnchorElement>('[data-gallery-picture]') ?? []),
  ];
  try {
    const { openLightbox } = await import('./lightbox.ts');
    await openLightbox(photos, links, place);
  } catch {
    // If the lightbox fails to load, follow the link.
    location.assign(link.href);
  }
}
