import type { Photo } from '../../../content/schema.ts';
import * as filmWords from '../../../content/words/film.ts';
import { DimensionLine } from '../dimension-line/dimension-line.tsx';
import figure from '../figure/figure.module.css';
import { Picture } from '../picture/picture.tsx';
import { Embed, takeFocus } from './embed.tsx';

type FilmProps = {
  /** The address of the film, an MP4 of ours. */
  src: string;
  /** Its first picture. */
  poster: Photo;
  /** What one sees in it, for the button and for those who do not see it. */
  title: string;
  /** How long and how large: "8 seconds, 1 MB, without sound". */
  note: string;
};

/** A short film of ours. Nothing of it loads before it is pressed. */
export function Film({ src, poster, title, note }: FilmProps) {
  return (
    <figure className={figure.root}>
      <Embed
        href={src}
        label={filmWords.play}
        icon="play"
        note={note}
        poster={<Picture photo={poster} sizes="(width >= 64rem) 50rem, 100vw" />}
      >
        {/* biome-ignore lint/a11y/useMediaCaption: the films have no sound, and the caption says what they show */}
        <video ref={takeFocus} src={src} controls autoPlay playsInline aria-label={title} tabIndex={-1} />
      </Embed>
      <figcaption>
        <DimensionLine>{title}</DimensionLine>
      </figcaption>
    </figure>
  );
}
