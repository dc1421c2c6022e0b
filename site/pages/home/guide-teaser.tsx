import { home } from '../../../content/home.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Section } from '../../ui/section/section.tsx';
import styles from './guide-teaser.module.css';

export function GuideTeaser({ number }: { number: number }) {
  const { mark, title, remark, text, photo, link } = home.guide;
  return (
    <Section mark={[number, mark]} title={title} remark={remark}>
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
