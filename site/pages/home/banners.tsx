import type { ReactNode } from 'react';
import type { Company } from '../../../contract/content/schema.ts';
import type { HomeWords } from '../../prerender/page-content.ts';
import { ButtonLink, ExternalButton } from '../../ui/button/button.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './banners.module.css';

type PartProps<Words> = {
  words: Words;
};

type WordsWithLink = NonNullable<HomeWords['certified']>;

export function CertifiedBanner({ words }: PartProps<WordsWithLink>) {
  return (
    <Banner words={words} id="certified" picture="before">
      <p>
        <ButtonLink to={words.to}>{words.link}</ButtonLink>
      </p>
    </Banner>
  );
}

export function SkylightBanner({ words }: PartProps<WordsWithLink>) {
  return (
    <Banner words={words} id="skylights" blueprint picture="after">
      <p>
        <ButtonLink to={words.to}>{words.link}</ButtonLink>
      </p>
    </Banner>
  );
}

type CarpentryBannerProps = PartProps<NonNullable<HomeWords['carpentry']>> & {
  parent: NonNullable<Company['parent']>;
};

export function CarpentryBanner({ words, parent }: CarpentryBannerProps) {
  return (
    <Banner words={words} id="carpentry" picture="before">
      <ul className={styles.links}>
        <li>
          <ExternalButton variant="plain" href={`${parent.url}/work`}>
            {words.link}
          </ExternalButton>
        </li>
        <li>
          <a href={parent.url}>{parent.name}</a>
        </li>
      </ul>
    </Banner>
  );
}

export function GuideBanner({ words }: PartProps<NonNullable<HomeWords['guide']>>) {
  return (
    <Banner words={words} id="guide" picture="after">
      <p>
        <ButtonLink to="/ultimate-guide-to-selling-your-home">{words.link}</ButtonLink>
      </p>
    </Banner>
  );
}

type BannerProps = PartProps<NonNullable<HomeWords['carpentry']>> & {
  id: string;
  /** A piece of blueprint, where the others are paper as the page is. */
  blueprint?: boolean;
  /** Where the picture is on a wide screen, relative to the text. */
  picture: 'before' | 'after';
  /** Links below the text. */
  children: ReactNode;
};

/** A picture and a short text. */
function Banner({ words: { title, text, photo }, id, blueprint = false, picture, children }: BannerProps) {
  return (
    <section className={styles.root} data-sheet={blueprint ? 'blueprint' : undefined} aria-labelledby={id}>
      <div className={styles.inner} data-picture={picture}>
        {photo && <Picture photo={photo} sizes="(width >= 64rem) 44rem, 100vw" />}
        <div className={styles.text}>
          <h2 id={id}>{title}</h2>
          <p>{text}</p>
          {children}
        </div>
      </div>
    </section>
  );
}
