import { about } from '../../../content/about.ts';
import { company } from '../../../content/company.ts';
import { Figure } from '../../ui/figure/figure.tsx';
import { PageHead } from '../../ui/page-head/page-head.tsx';
import { Prose } from '../../ui/prose/prose.tsx';
import { Reviews } from '../../ui/reviews/reviews.tsx';
import { RuledList } from '../../ui/ruled-list/ruled-list.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Wordmark } from '../../ui/wordmark/wordmark.tsx';
import styles from './about.module.css';

export default function About() {
  return (
    <>
      <PageHead title={about.title} lead={about.lead} />
      <Story />
      <Certifications />
      <Motto />
      <Section mark={[3, 'The neighbors']} title="What people say" remark="some of our customers, and when">
        <Reviews label="Customer reviews" />
      </Section>
      <Showroom />
    </>
  );
}

function Story() {
  const { title, photo, paragraphs } = about.story;
  const { founded, parent } = company;
  return (
    <Section mark={[1, 'The story']} title={title} remark={`${parent.founded} to ${founded} to today`}>
      <div className={styles.story}>
        <Prose>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Prose>
        <Figure photo={photo} sizes="(width >= 64rem) 32rem, 100vw" />
      </div>
    </Section>
  );
}

function Certifications() {
  const { title, text, items } = about.certifications;
  return (
    <Section mark={[2, 'The certificates']} title={title} lead={text}>
      <RuledList columns={3}>
        {items.map(({ name, file, size, text: what }) => (
          <li key={file}>
            <Wordmark name={name} file={file} size={size} />
            <h3>{name}</h3>
            <p>{what}</p>
          </li>
        ))}
      </RuledList>
    </Section>
  );
}

function Motto() {
  const { title, text } = about.motto;
  return (
    <section className={styles.motto} aria-labelledby="motto">
      <h2 id="motto">{title}</h2>
      <p>{text}</p>
    </section>
  );
}

function Showroom() {
  const { showroom, parent } = about;
  const { address } = company;
  const [visit, see] = parent.links;
  return (
    <Section mark={[4, 'The showroom']} title={showroom.title} remark={address.street}>
      <div className={styles.showroom}>
        <Figure photo={showroom.photo} sizes="(width >= 64rem) 45rem, 100vw" />
        <div className={styles.text}>
          <p>{showroom.text}</p>
          <h3>{parent.title}</h3>
          <p>{parent.text}</p>
          <ul>
            <li>
              <a href={company.parent.url}>{visit}</a>
            </li>
            <li>
              <a href={`${company.parent.url}/work`}>{see}</a>
            </li>
          </ul>
        </div>
      </div>
    </Section>
  );
}
