import type { ReactNode } from 'react';
import type { TextPage } from '../../../contract/content/schema.ts';
import { slug } from '../../../contract/slug.ts';
import { textPage } from '../../../messages/en/text-page.ts';
import { useContent } from '../../content/use-content.ts';
import { Interpolate, withoutSentences } from '../../typography/interpolate.tsx';
import { LinkList } from '../link-list/link-list.tsx';
import { Phone } from '../phone/phone.tsx';
import { Row } from '../row/row.tsx';
import { RuledList } from '../ruled-list/ruled-list.tsx';
import styles from './text-sections.module.css';

/** What is on a page of plain text, beside its title. */
export function Contents({ sections }: Pick<TextPage, 'sections'>) {
  return (
    <nav aria-label={textPage.contents} className={styles.contents}>
      <p>{textPage.contents}</p>
      <ul>
        {sections.map(({ title }) => (
          <li key={title}>
            <a href={`#${slug(title)}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type TextSectionsProps = {
  sections: TextPage['sections'];
  /** Whether the points are rows that unfold on a phone. */
  folded?: boolean;
  /** Below the last one. */
  children?: ReactNode;
};

/**
 * The sections of a page of plain text, each with its heading beside the text on a wide screen. What only names a phone number
 * or an email address is left out where there is none.
 */
export function TextSections({ sections, folded = false, children }: TextSectionsProps) {
  const { company } = useContent();
  const absent = (['phone', 'email'] as const).filter((way) => !company[way]);
  const isSaid = (text: string) => withoutSentences(text, absent) !== '';
  const said = sections
    .map((section) => ({
      ...section,
      paragraphs: section.paragraphs.filter(isSaid),
      points: section.points?.filter(({ text }) => isSaid(text)),
    }))
    .filter(({ paragraphs, points = [] }) => paragraphs.length + points.length > 0);
  return (
    <div className={styles.root}>
      {said.map((section, place) => (
        <TextSection key={section.title} {...section} folded={folded} open={place === 0 ? FEW : 0} />
      ))}
      {children}
    </div>
  );
}

/** So many rows of the first section are open: what most come for. */
const FEW = 2;

type TextSectionProps = TextPage['sections'][number] & {
  folded: boolean;
  /** How many of its rows are open. */
  open: number;
};

function TextSection({ title, paragraphs, links = [], points = [], folded, open }: TextSectionProps) {
  return (
    <section id={slug(title)} className={styles.section}>
      <h2>{title}</h2>
      {paragraphs.length > 0 && (
        <div className={styles.text}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <Filled text={paragraph} />
            </p>
          ))}
        </div>
      )}
      {links.length > 0 && (
        <div className={styles.links}>
          <LinkList links={links} />
        </div>
      )}
      {points.length > 0 &&
        (folded ? (
          <ul className={`${styles.points} ${styles.rows}`}>
            {points.map(({ title: about, text }, place) => (
              <li key={about}>
                <Row name={about} title={<h3>{about}</h3>} onPhone open={place < open}>
                  <p>
                    <Filled text={text} />
                  </p>
                </Row>
              </li>
            ))}
          </ul>
        ) : (
          <RuledList columns={2} className={styles.points}>
            {points.map(({ title: about, text }) => (
              <li key={about}>
                <h3>{about}</h3>
                <p>
                  <Filled text={text} />
                </p>
              </li>
            ))}
          </RuledList>
        ))}
    </section>
  );
}

function Filled({ text }: { text: string }) {
  const { company } = useContent();
  const values = {
    phone: company.phone && <Phone number={company.phone} />,
    email: company.email && <a href={`mailto:${company.email}`}>{company.email}</a>,
  };
  const oneWay = values.phone ? textPage.reachByPhone : textPage.reachByEmail;
  const reach = values.phone && values.email ? textPage.reach : oneWay;
  return (
    <Interpolate
      template={text}
      values={{
        ...values,
        reach: <Interpolate template={reach} values={values} />,
      }}
    />
  );
}
