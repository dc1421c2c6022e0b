import type { MouseEvent } from 'react';
import type { Photo } from '../../../contract/content/schema.ts';
import { fill } from '../../../contract/fill.ts';
import { plainHero } from '../../../messages/en/plain-pages.ts';
import { useHydrated } from '../../navigation/use-hydrated.ts';
import type { HomeWords } from '../../prerender/page-content.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { useTrack } from '../../ui/carousel/use-track.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './hero.module.css';
import { useAutoplay } from './use-autoplay.ts';

/** A slide show. The first slide has the main message and button, because few visitors see another. */
export function Hero({ words: { hero = plainHero, slides } }: { words: Pick<HomeWords, 'hero' | 'slides'> }) {
  const { ref, index, show } = useTrack();
  const several = slides.length > 1;
  const hydrated = useHydrated();
  const turn = useAutoplay(ref, async () => {
    // A slide's picture is fetched only when it is needed; the automatic advance waits for it.
    const next = ref.current?.querySelectorAll('img')[index + 1];
    if (next) next.loading = 'eager';
    await next?.decode().catch(() => undefined);
    show(index + 1);
  });

  function stopTurning({ currentTarget }: MouseEvent<HTMLElement>) {
    // The button disappears, so the focus moves to the current slide's dot.
    currentTarget.parentElement?.querySelector<HTMLElement>('[aria-current]')?.focus();
    turn.stop();
  }

  return (
    <section className={styles.root} aria-label={hero.label}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable for the arrow keys */}
      <ul ref={ref} className={styles.track} tabIndex={0}>
        {slides.map((slide, place) => (
          <li key={slide.title} className={styles.slide}>
            <SlideText slide={slide} first={place === 0} />
            {slide.photo && (
              <div className={styles.figure}>
                <div className={styles.frame}>
                  <Picture
                    photo={slide.photo}
                    sizes="(width >= 78rem) 45rem, (width >= 60rem) 56vw, 100vw"
                    first={place === 0}
                    className={styles.picture}
                  />
                  {/* Only the first slide's decoration is prerendered: more would not fit into the first round trip. */}
                  {(place === 0 || hydrated) && <Labels photo={slide.photo} labels={slide.labels} />}
                </div>
              </div>
            )}
          </li>
        ))}
      </ul>
      <div className={styles.controls}>
        {hydrated &&
          several &&
          slides.map((slide, place) => (
            <button
              key={slide.title}
              type="button"
              className={styles.dot}
              aria-label={fill(hero.slide, { number: place + 1, title: slide.title })}
              aria-current={place === index ? 'true' : undefined}
              onClick={() => {
                turn.stop();
                show(place);
              }}
            />
          ))}
        {several && turn.turning && (
          <button type="button" className={styles.pause} onClick={stopTurning} aria-label={hero.stop}>
            <Icon name="pause" />
          </button>
        )}
      </div>
    </section>
  );
}

/** Callouts on the picture. Decorative: the text next to it has the content. */
function Labels({ photo, labels }: { photo: Photo; labels: HomeWords['slides'][number]['labels'] }) {
  return (
    <svg viewBox={`0 0 ${photo.width} ${photo.height}`} className={styles.labels} aria-hidden="true">
      {labels.map(({ text, at, to }) => (
        <g key={text}>
          <path d={`M${at} L${to}`} />
          <circle cx={to[0]} cy={to[1]} r="9" />
          <rect x={at[0] - plateWidth(text) / 2} y={at[1] - 32} width={plateWidth(text)} height={64} rx={4} />
          <text x={at[0]} y={at[1]}>
            {text}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** Estimated at 20 units per letter. */
function plateWidth(text: string): number {
  return 20 * text.length + 48;
}

function SlideText({ slide, first }: { slide: HomeWords['slides'][number]; first: boolean }) {
  const Title = first ? 'h1' : 'h2';
  return (
    <div className={styles.text}>
      <Title className={styles.title}>{slide.title}</Title>
      {slide.text && <p className={styles.lead}>{slide.text}</p>}
      {slide.links.length > 0 && (
        <p className={styles.links}>
          {slide.links.map(({ text, to }) => (
            <ButtonLink key={to} to={to} variant={to === '/estimate' ? 'action' : 'plain'}>
              {text}
            </ButtonLink>
          ))}
        </p>
      )}
    </div>
  );
}
