import type { Seal as SealOf } from '../../../content/schema.ts';
import { useContent } from '../../content/use-content.ts';
import { Carousel } from '../../ui/carousel/carousel.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Seal, Wordmark } from '../../ui/wordmark/wordmark.tsx';
import styles from './logo-strips.module.css';

/** The logos of suppliers, and links to our profiles on other sites. */
export function Partners() {
  const { company, home, partners } = useContent();
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

/** Each license with its seal, where it has one, and the seals of others. */
export function useStamps(): Partial<SealOf>[] {
  const { company, licences } = useContent();
  return [
    ...[...company.licences, ...company.otherLicences].map(
      (licence) => licences.find((seal) => seal.licence?.title === licence.title) ?? { licence },
    ),
    ...licences.filter(({ licence }) => !licence),
  ];
}

type LicencesProps = { number: number; stamps: Partial<SealOf>[] };

export function Licences({ number, stamps }: LicencesProps) {
  const { home } = useContent();
  const { mark, title, text } = home.licences;
  return (
    <Section mark={[number, mark]} title={title} lead={text} className={styles.licences}>
      <Carousel label={title} variant="logos">
        {stamps.map((stamp) => (
          <Seal key={stamp.file ?? stamp.licence?.title} {...stamp} className={styles.stamp} />
        ))}
      </Carousel>
    </Section>
  );
}
