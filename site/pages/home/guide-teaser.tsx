import { home } from '../../../content/home.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Section } from '../../ui/section/section.tsx';
import styles from './guide-teaser.module.css';

export function GuideTeaser() {
  const { title, text, photo } = home.guide;
  return (
    <Section mark={[7, 'The sale']} title={title} remark="30 days">
      <div className={styles.root}>
        <div className={styles.text}>
          <p className={styles.lead}>{text}</p>
          <p>
            <ButtonLink to="/ultimate-guide-to-selling-your-home">Read the guide</ButtonLink>
          </p>
        </div>
        <Picture photo={photo} sizes="(width >= 64rem) 50rem, 100vw" className={styles.picture} />
      </div>
    </Section>
  );
}
