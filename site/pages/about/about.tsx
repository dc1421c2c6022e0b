import type { About as AboutWords } from '../../../content/schema.ts';
import { useContent } from '../../content/use-content.ts';
import bench from '../../drawings/header-about.svg?themed';
import { BelowFold } from '../../navigation/below-fold.tsx';
import { LaterStyle } from '../../styles/later-style.tsx';
import { CommercialLink } from '../../ui/commercial-link/commercial-link.tsx';
import { DrawnHeader } from '../../ui/drawn-header/drawn-header.tsx';
import { Figure } from '../../ui/figure/figure.tsx';
import { Licence } from '../../ui/licence/licence.tsx';
import { PageTitle } from '../../ui/page-title/page-title.tsx';
import { Prose } from '../../ui/prose/prose.tsx';
import { Reviews } from '../../ui/reviews/reviews.tsx';
import { RuledList } from '../../ui/ruled-list/ruled-list.tsx';
import { Section, sectionNumbers } from '../../ui/section/section.tsx';
import { ThemedImage } from '../../ui/themed-image/themed-image.tsx';
import { Wordmark } from '../../ui/wordmark/wordmark.tsx';
import styles from './about.module.css';
import { Contract } from './contract.tsx';
import { Crew } from './crew.tsx';
import { Years } from './years.tsx';

export default function About() {
  const { about, crew, licensedTrades, reviews, terms } = useContent();
  const number = sectionNumbers();
  return (
    <>
      <DrawnHeader drawing={<ThemedImage drawing={bench} size={[720, 400]} alt="" />}>
        <PageTitle title={about.title} lead={about.lead} />
      </DrawnHeader>
      <BelowFold>
        <Story number={number()} />
        <LaterStyle />
        {crew.length > 0 && <Crew number={number()} crew={crew} licensedTrades={licensedTrades} />}
        {about.certifications.items.length > 0 && <Certifications number={number()} />}
        {terms.list.length > 0 && <Contract number={number()} />}
        <Motto />
        {reviews.length > 0 && <CustomerReviews number={number()} />}
        {about.showroom && <Showroom number={number()} words={about.showroom} />}
      </BelowFold>
    </>
  );
}

type PartProps = {
  /** Its section number. */
  number: number;
};

function Story({ number }: PartProps) {
  const { about } = useContent();
  const { mark, title, photo, paragraphs } = about.story;
  return (
    <Section mark={[number, mark]} title={title} className={styles.since}>
      <Years />
      <div className={styles.story}>
        <Prose>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Prose>
        <Figure photo={photo} sizes="(width >= 64rem) 40rem, (width >= 45rem) 22rem, 100vw" />
        <CommercialLink />
      </div>
    </Section>
  );
}

function Certifications({ number }: PartProps) {
  const { about } = useContent();
  const { mark, title, text, items } = about.certifications;
  return (
    <Section id="certificates" mark={[number, mark]} title={title} lead={text}>
      <RuledList columns={3} className={styles.certificates}>
        {items.map(({ name, file, size, licence, text: what }) => (
          <li key={file}>
            <Wordmark name={name} file={file} size={size} />
            <h3>{name}</h3>
            <div>
              {licence && (
                <p>
                  {/* Its title may be the name above it. */}
                  <Licence of={licence.title === name ? { ...licence, title: '' } : licence} />
                </p>
              )}
              <p>{what}</p>
            </div>
          </li>
        ))}
      </RuledList>
    </Section>
  );
}

function Motto() {
  const { about } = useContent();
  const { title, text } = about.motto;
  return (
    <section className={styles.motto} aria-labelledby="motto">
      <h2 id="motto">{title}</h2>
      <p>{text}</p>
    </section>
  );
}

function CustomerReviews({ number }: PartProps) {
  const { about } = useContent();
  const { mark, title, lead, label } = about.reviews;
  return (
    <Section mark={[number, mark]} title={title} lead={lead}>
      <Reviews label={label} />
    </Section>
  );
}

type ShowroomProps = PartProps & { words: NonNullable<AboutWords['showroom']> };

function Showroom({ number, words: { mark, title, text, photo } }: ShowroomProps) {
  return (
    <Section mark={[number, mark]} title={title}>
      <div className={styles.showroom}>
        <Figure photo={photo} sizes="(width >= 64rem) 55rem, (width >= 45rem) 22rem, 100vw" />
        <div className={styles.text}>
          <p>{text}</p>
        </div>
        <ParentCompany />
      </div>
    </Section>
  );
}

function ParentCompany() {
  const { about, company } = useContent();
  const { parent: words } = about;
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
