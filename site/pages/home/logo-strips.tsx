import type { Seal as SealOf } from '../../../contract/content/schema.ts';
import { useContent } from '../../content/use-content.ts';
import type { HomeWords } from '../../prerender/page-content.ts';
import { Carousel } from '../../ui/carousel/carousel.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Seal, Wordmark } from '../../ui/wordmark/wordmark.tsx';
import styles from './logo-strips.module.css';

/** The logos of suppliers, and links to our profiles on other sites. */
export function Partners({ title }: NonNullable<HomeWords['partners']>) {
  const { company, partners } = useContent();
  if (partners.length + company.profiles.length === 0) return null;
  return (
    <section className={styles.partners} aria-labelledby="partners">
      <h2 id="partners" className={styles.caption}>
        {title}
      </h2>
      {partners.length > 0 && (
        <Carousel label={title} variant="logos">
          {partners.map((logo) => (
            <Wordmark key={logo.file} {...logo} color="quiet" />
          ))}
        </Carousel>
      )}
      {company.profiles.length > 0 && (
        <p className={styles.profiles}>
          {company.profiles.map(({ name, icon, url }) => (
            <a key={name} href={url}>
              <Icon name={icon} />
              {name}
            </a>
          ))}
        </p>
      )}
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

type LicencesProps = { words: NonNullable<HomeWords['licences']>; stamps: Partial<SealOf>[] };

export function Licences({ words: { title, text }, stamps }: LicencesProps) {
  return (
    <Section title={title} lead={text} className={styles.licences}>
      <Carousel label={title} variant="logos">
        {/* The numbers are right below, in the footer. */}
        {stamps.map(({ licence, ...seal }) => (
          <Seal
            key={seal.file ?? licence?.title}
            {...seal}
            {...(!seal.file && { licence })}
            className={styles.stamp}
          />
        ))}
      </Carousel>
    </Section>
  );
}
