import type { ReactNode } from 'react';
import { andersen } from '../../../content/andersen.ts';
import { company } from '../../../content/company.ts';
import { home } from '../../../content/home.ts';
import type { Home } from '../../../content/schema.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { SheetMark } from '../../ui/section/section.tsx';
import styles from './banners.module.css';

type PartProps = {
  /** Its section number. */
  number: number;
};

export function CertifiedBanner({ number }: PartProps) {
  const words = home.certified;
  return (
    <Banner words={words} id="certified" number={number} look="raised" picture="before">
      <p>
        <ButtonLink to={andersen.path}>{words.link}</ButtonLink>
      </p>
    </Banner>
  );
}

export function SkylightBanner({ number }: PartProps) {
  const words = home.skylights;
  return (
    <Banner words={words} id="skylights" number={number} look="blueprint" picture="after">
      <p>
        <ButtonLink to="/service/skylights">{words.link}</ButtonLink>
      </p>
    </Banner>
  );
}

export function CarpentryBanner({ number }: PartProps) {
  const { parent } = company;
  const words = home.carpentry;
  return (
    <Banner words={words} id="carpentry" number={number} look="wood" picture="before">
      <ul className={styles.links}>
        <li>
          <a href={parent.url}>{parent.name}</a>
        </li>
        <li>
          <a href={`${parent.url}/work`}>{words.link}</a>
        </li>
      </ul>
    </Banner>
  );
}

type BannerProps = PartProps & {
  words: Home['certified'];
  id: string;
  look: 'raised' | 'blueprint' | 'wood';
  /** Where the picture is on a wide screen, relative to the text. */
  picture: 'before' | 'after';
  /** Links below the text. */
  children: ReactNode;
};

/** A full-width band with a picture and a short text. */
function Banner({ words: { mark, title, text, photo }, id, number, look, picture, children }: BannerProps) {
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
          <SheetMark mark={[number, mark]} />
          <h2 id={id}>{title}</h2>
          <p>{text}</p>
          {children}
        </div>
        {picture === 'after' && shown}
      </div>
    </section>
  );
}
