import { home } from '../../../content/home.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Drawing } from '../../ui/drawing/drawing.tsx';
import { Section } from '../../ui/section/section.tsx';
import styles from './guide-teaser.module.css';

export function GuideTeaser() {
  const { title, text, drawing, alt } = home.guide;
  return (
    <Section mark={[7, 'The sale']} title={title} remark="30 days">
      <div className={styles.root}>
        <div className={styles.text}>
          <p className={styles.lead}>{text}</p>
          <p>
            <ButtonLink to="/ultimate-guide-to-selling-your-home">Read the guide</ButtonLink>
          </p>
        </div>
        <Drawing name={drawing} view="36 30 1136 545" alt={alt} className={styles.drawing} />
      </div>
    </Section>
  );
}
