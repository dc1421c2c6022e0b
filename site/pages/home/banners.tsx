import { company } from '../../../content/company.ts';
import { home } from '../../../content/home.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Drawing } from '../../ui/drawing/drawing.tsx';
import { SheetMark } from '../../ui/section/section.tsx';
import styles from './banners.module.css';

export function CertifiedBanner() {
  const { title, text, drawing, alt } = home.certified;
  return (
    <section className={styles.root} data-look="raised" aria-labelledby="certified">
      <div className={styles.inner} data-picture="before">
        <Drawing name={drawing} view="36 30 1136 545" alt={alt} className={styles.drawing} />
        <div className={styles.text}>
          <SheetMark mark={[2, 'The certificate']} />
          <h2 id="certified">{title}</h2>
          <p>{text}</p>
          <p>
            <ButtonLink to="/Andersen">Windows & Doors</ButtonLink>
          </p>
        </div>
      </div>
    </section>
  );
}

export function SkylightBanner() {
  const { title, text, drawing, alt } = home.skylights;
  return (
    <section className={styles.root} data-look="blue" data-sheet="blueprint" aria-labelledby="skylights">
      <div className={styles.inner} data-picture="after">
        <div className={styles.text}>
          <SheetMark mark={[4, 'The roof']} />
          <h2 id="skylights">{title}</h2>
          <p>{text}</p>
          <p>
            <ButtonLink to="/service/skylights">Skylights</ButtonLink>
          </p>
        </div>
        <Drawing name={drawing} view="36 30 1136 545" alt={alt} className={styles.drawing} />
      </div>
    </section>
  );
}

export function CarpentryBanner() {
  const { title, text, drawing, alt } = home.carpentry;
  const { parent } = company;
  return (
    <section className={styles.root} data-look="wood" aria-labelledby="carpentry">
      <div className={styles.inner} data-picture="before">
        <Drawing name={drawing} view="36 30 1136 545" alt={alt} className={styles.drawing} />
        <div className={styles.text}>
          <SheetMark mark={[6, 'The shop']} />
          <h2 id="carpentry">{title}</h2>
          <p>{text}</p>
          <ul className={styles.links}>
            <li>
              <a href={parent.url}>{parent.name}</a>
            </li>
            <li>
              <a href={`${parent.url}/work`}>See what the shop has built</a>
            </li>
          </ul>
        </div>
      </div>
    </section>
  );
}
