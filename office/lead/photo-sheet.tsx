import { fill } from '../../contract/fill.ts';
import { gallery as galleryWords } from '../../messages/en/gallery.ts';
import { officeLead as leadWords } from '../../messages/en/office-lead.ts';
import type { LeadView } from './lead-page.ts';
import styles from './photo-sheet.module.css';

/** The customer's photos as on a contact sheet. Each is a link to the large one, which the script shows in place. */
export function PhotoSheet({ photos }: Pick<LeadView, 'photos'>) {
  const { previous, next, close, zoom, label } = galleryWords;
  return (
    <section className="stack" id="photos">
      <h2>{leadWords.photos}</h2>
      <ul className={styles.sheet} data-photos={JSON.stringify({ previous, next, close, zoom, label })}>
        {photos.map(({ id, width, height }, place) => (
          <li key={id}>
            <a href={`/office/photos/${id}?large`} data-width={width} data-height={height}>
              <img
                src={`/office/photos/${id}`}
                alt={fill(leadWords.photo, { number: place + 1 })}
                width={width}
                height={height}
                loading="lazy"
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
