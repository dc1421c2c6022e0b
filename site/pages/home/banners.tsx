import type { ReactNode } from 'react';
import { company } from '../../../content/company.ts';
import { home } from '../../../content/home.ts';
import type { Home } from '../../../content/schema.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { SheetMark } from '../../ui/section/section.tsx';
import styles from './banners.module.css';

export function CertifiedBanner() {
  return (
    <Banner
      words={home.certified}
      id="certified"
      mark={[2, 'The certificate']}
      look="raised"
      picture="before"
    >
      <p>
        <ButtonLink to="/Andersen">Windows & Doors</ButtonLink>
      </p>
    </Banner>
  );
}

export function SkylightBanner() {
  return (
    <Banner words={home.skylights} id="skylights" mark={[4, 'The roof']} look="blueprint" picture="after">
      <p>
        <ButtonLink to="/service/skylights">Skylights</ButtonLink>
      </p>
    </Banner>
  );
}

export function CarpentryBanner() {
  const { parent } = company;
  return (
    <Banner words={home.carpentry} id="carpentry" mark={[6, 'The shop']} look="wood" picture="before">
      <ul className={styles.links}>
        <li>
          <a href={parent.url}>{parent.name}</a>
        </li>
        <li>
          <a href={`${parent.url}/work`}>See what the shop has built</a>
        </li>
      </ul>
    </Banner>
  );
}

type BannerProps = {
  words: Home['certified'];
  id: string;
  mark: [number, string];
  look: 'raised' | 'blueprint' | 'wood';
  /** Where the picture stands on a wide screen, beside the text. */
  picture: 'before' | 'after';
  /** The ways on, under the text. */
  children: ReactNode;
};

/** A band across the page: a picture, and a few words beside it. */
function Banner({ words: { title, text, photo }, id, mark, look, picture, children }: BannerProps) {
  const shown = <Picture photo={photo} sizes="(width >= 64rem) 44rem, 100vw" />;
  return (
    <section
      className={styles.root}
      data-look={look}
      data-sheet={look === 'blueprint' ? look : undefined}
      aria-labelledby={id}
    >
      <div className={styles.inner} data-picture={picture}>
        {picture === 'before' && shown}
        <div className={styles.text}>
          <SheetMark mark={mark} />
          <h2 id={id}>{title}</h2>
          <p>{text}</p>
          {children}
        </div>
        {picture === 'after' && shown}
      </div>
    </section>
  );
}
