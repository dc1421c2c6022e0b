import type { Photo } from '../../../contract/content/schema.ts';
import { film as filmWords } from '../../../messages/en/film.ts';
import { Picture } from '../picture/picture.tsx';
import { Row } from '../row/row.tsx';
import { Embed, takeFocus } from './embed.tsx';
import styles from './film.module.css';

type FilmProps = {
  /** The URL of an MP4 on this site. */
  src: string;
  poster: Photo;
  /** What it shows: the caption and the accessible name. */
  title: string;
  /** Its length and size: "8 seconds, 1 MB, without sound". */
  note: string;
  /** What comes after what. */
  steps?: string[];
};

/** A short film that loads only on a click. The text beside it describes it for those who do not play it. */
export function Film({ src, poster, title, note, steps = [] }: FilmProps) {
  return (
    <Row name={title}>
      <figure className={styles.root}>
        <Embed
          href={src}
          label={filmWords.play}
          icon="play"
          note={note}
          poster={<Picture photo={poster} sizes="(width >= 64rem) 50rem, 100vw" />}
        >
          {/* Muted, as browsers may refuse to start by itself what could be heard. */}
          <video
            ref={takeFocus}
            src={src}
            controls
            autoPlay
            muted
            playsInline
            aria-label={title}
            tabIndex={-1}
          />
        </Embed>
        <figcaption className={styles.caption}>
          <p>{poster.caption}</p>
          {steps.length > 0 && (
            <ol>
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          )}
        </figcaption>
      </figure>
    </Row>
  );
}
