import type { ReactNode } from 'react';
import { useContent } from '../../content/use-content.ts';
import bench from '../../drawings/header-about.svg?themed';
import { BelowFold } from '../../navigation/below-fold.tsx';
import type { AboutWords } from '../../prerender/page-content.ts';
import { LaterStyle } from '../../styles/later-style.tsx';
import { DrawnHeader } from '../../ui/drawn-header/drawn-header.tsx';
import { Figure } from '../../ui/figure/figure.tsx';
import { Licence } from '../../ui/licence/licence.tsx';
import { PageTitle } from '../../ui/page-title/page-title.tsx';
import { Prose } from '../../ui/prose/prose.tsx';
import { Quote } from '../../ui/reviews/reviews.tsx';
import { Section } from '../../ui/section/section.tsx';
import { ThemedImage } from '../../ui/themed-image/themed-image.tsx';
import { Wordmark } from '../../ui/wordmark/wordmark.tsx';
import styles from './about.module.css';
import { Contract } from './contract.tsx';
import { Crew } from './crew.tsx';
import { Years } from './years.tsx';

/** Who we are. A business without the words for it has no address for this page. */
export default function About() {
  const { about, crew, licensedTrades, reviews, terms } = useContent();
  if (!about) return null;
  const { certifications, contract, motto, story } = about;
  return (
    <>
      <DrawnHeader drawing={<ThemedImage drawing={bench} size={[720, 400]} alt="" first />}>
        <PageTitle title={about.title} lead={about.lead} />
      </DrawnHeader>
      <BelowFold>
        {story && <Story words={story} />}
        <LaterStyle />
        {about.crew && crew.length > 0 && (
          <Crew words={about.crew} crew={crew} trades={about.trades} licensedTrades={licensedTrades} />
        )}
        {certifications && certifications.items.length > 0 && <Certifications words={certifications} />}
        {terms && terms.list.length > 0 && <Contract words={contract} terms={terms} />}
        {motto && <Motto {...motto} />}
        {about.reviews && reviews.length > 0 && <CustomerReviews words={about.reviews} />}
        {about.showroom && (
          <Showroom words={about.showroom}>
            <ParentCompany words={about.parent} />
          </Showroom>
        )}
      </BelowFold>
    </>
  );
}

type PartProps<Name extends keyof AboutWords> = {
  words: NonNullable<AboutWords[Name]>;
};

function Story({ words }: PartProps<'story'>) {
  const { title, photo, paragraphs } = words;
  return (
    <Section title={title} className={styles.since}>
      <Years {...words} />
      <div className={styles.story}>
        <Prose>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Prose>
        {photo && <Figure photo={photo} sizes="(width >= 64rem) 40rem, (width >= 45rem) 22rem, 100vw" />}
      </div>
    </Section>
  );
}

function Certifications({ words: { title, text, items } }: PartProps<'certifications'>) {
  return (
    <Section id="certificates" title={title} lead={text}>
      <ul className={styles.certificates}>
        {items.map(({ name, file, size, licence, text: what }) => (
          <li key={file}>
            <h3>{name}</h3>
            <Wordmark name={name} file={file} size={size} />
            {licence && (
              <p>
                {/* Its title may be the name above it. */}
                <Licence of={licence.title === name ? { ...licence, title: '' } : licence} />
              </p>
            )}
            <p>{what}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Motto({ title, text }: NonNullable<AboutWords['motto']>) {
  return (
    <section className={styles.motto} aria-labelledby="motto">
      <h2 id="motto">{title}</h2>
      <p>{text}</p>
    </section>
  );
}

/** The last two; the home page has them all. */
function CustomerReviews({ words: { title, lead } }: PartProps<'reviews'>) {
  const { reviews } = useContent();
  return (
    <Section title={title} lead={lead}>
      <ul className={styles.reviews}>
        {reviews.slice(-2).map((review) => (
          <li key={review.name}>
            <Quote review={review} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

type ShowroomProps = PartProps<'showroom'> & {
  /** Beside it. */
  children: ReactNode;
};

function Showroom({ words: { title, text, photo }, children }: ShowroomProps) {
  return (
    <Section title={title}>
      <div className={styles.showroom}>
        {photo && <Figure photo={photo} sizes="(width >= 64rem) 55rem, 100vw" />}
        <div className={styles.text}>
          <p>{text}</p>
        </div>
        {children}
      </div>
    </Section>
  );
}

function ParentCompany({ words }: { words: AboutWords['parent'] }) {
  const { company } = useContent();
  const { parent } = company;
  if (!words || !parent) return null;
  const [visit, see] = words.links;
  return (
    <div className={styles.text}>
      <h3>{words.title}</h3>
      <p>{words.text}</p>
      <ul>
        <li>
          <a href={parent.url}>{visit}</a>
        </li>
        <li>
          <a href={`${parent.url}/work`}>{see}</a>
        </li>
      </ul>
    </div>
  );
}
