import { company } from '../../../content/company.ts';
import { home } from '../../../content/home.ts';
import { licences, partners } from '../../../content/logos.ts';
import { Carousel } from '../../ui/carousel/carousel.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Licence } from '../../ui/licence/licence.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Seal } from '../../ui/wordmark/seal.tsx';
import { Wordmark } from '../../ui/wordmark/wordmark.tsx';
import styles from './logo-strips.module.css';

/** The logos of suppliers, and links to our profiles on other sites. */
export function Partners() {
  const words = home.partners;
  if (!words || partners.length + company.profiles.length === 0) return null;
  return (
    <section className={styles.partners} aria-labelledby="partners">
      <h2 id="partners" className={styles.caption}>
        {words.title}
      </h2>
      <Carousel label={words.title} variant="logos">
        {partners.map((logo) => (
          <Wordmark key={logo.file} {...logo} color="quiet" />
        ))}
        {company.profiles.map(({ name, icon, url }) => (
          <a key={name} href={url} className={styles.profile}>
            <Icon name={icon} />
            {name}
          </a>
        ))}
      </Carousel>
    </section>
  );
}

const numbers = [...company.licences, ...company.otherLicences];

export const hasLicences = numbers.length + licences.length > 0;

export function Licences({ number }: { number: number }) {
  const { mark, title, text } = home.licences;
  return (
    <Section mark={[number, mark]} title={title} lead={text}>
      <ul className={styles.numbers}>
        {numbers.map((licence) => (
          <li key={licence.title}>
            <a href={licence.registry}>
              <Licence of={licence} />
            </a>
          </li>
        ))}
      </ul>
      {licences.length > 0 && (
        <Carousel label={title} variant="logos">
          {licences.map((logo) => (
            <Seal key={logo.file} {...logo} className={styles.stamp} />
          ))}
        </Carousel>
      )}
    </Section>
  );
}
