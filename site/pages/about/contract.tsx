import type { Terms } from '../../../contract/content/schema.ts';
import { licence as licenceWords } from '../../../messages/en/licence.ts';
import { useContent } from '../../content/use-content.ts';
import clipboard from '../../drawings/header-estimate.svg?themed';
import type { AboutWords } from '../../prerender/page-content.ts';
import { inTerms } from '../../terms.ts';
import { LicenceLink } from '../../ui/licence/licence.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Row } from '../../ui/row/row.tsx';
import { Section } from '../../ui/section/section.tsx';
import { ThemedImage } from '../../ui/themed-image/themed-image.tsx';
import styles from './about.module.css';

const AREAS = '/contact#areas';

type ContractProps = { words: AboutWords['contract']; terms: Terms };

/** The terms of every contract, as the general notes of a drawing set. */
export function Contract({ words: { title, text, ...words }, terms }: ContractProps) {
  const { company, sections } = useContent();
  const licences = [...company.licences, ...company.otherLicences];
  return (
    <Section id="contract" title={title} lead={text && inTerms(terms, text)} className={styles.contract}>
      <ThemedImage drawing={clipboard} size={[720, 400]} alt="" />
      <div className={styles.rows}>
        {terms.list.map((note) => (
          <Row
            key={note.title}
            name={note.title}
            title={
              <>
                <h3>{note.title}</h3> {note.fact && <span>{inTerms(terms, note.fact)}</span>}
              </>
            }
          >
            <p>{inTerms(terms, note.text)}</p>
          </Row>
        ))}
        {words.licences && licences.length > 0 && (
          <Row name={words.licences} title={<h3>{words.licences}</h3>}>
            <p>{licenceWords.lookUp}</p>
            <ul>
              {licences.map((licence) => (
                <li key={licence.title}>
                  <LicenceLink of={licence} />
                </li>
              ))}
              {sections.includes(AREAS) && (
                <li>
                  <Link to={AREAS}>{words.towns}</Link>
                </li>
              )}
            </ul>
          </Row>
        )}
        {terms.notFor && (
          <Row name={terms.notFor.title} title={<h3>{terms.notFor.title}</h3>}>
            <ul>
              {terms.notFor.list.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </Row>
        )}
      </div>
    </Section>
  );
}
