import type { Home } from '../../../content/schema.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Section } from '../../ui/section/section.tsx';
import styles from './guide-teaser.module.css';

type GuideTeaserProps = { number: number; words: NonNullable<Home['guide']> };

export function GuideTeaser({ number, words }: GuideTeaserProps) {
  const { mark, title, text, photo, link } = words;
  return (
    <Section mark={[number, mark]} title={title}>
      <div className={styles.root}>
        <div className={styles.text}>
          <p className={styles.lead}>{text}</p>
          <p>
            <ButtonLink to="/ultimate-guide-to-selling-your-home">{link}</ButtonLink>
          </p>
        </div>
        <Picture photo={photo} sizes="(width >= 64rem) 50rem, 100vw" className={styles.picture} />
      </div>
    </Section>
  );
}
