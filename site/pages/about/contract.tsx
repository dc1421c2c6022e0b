import type { Terms } from '../../../contract/content/schema.ts';
import { licence as licenceWords } from '../../../messages/en/licence.ts';
import { useContent } from '../../content/use-content.ts';
import type { AboutWords } from '../../prerender/page-content.ts';
import { inTerms } from '../../terms.ts';
import { LicenceLink } from '../../ui/licence/licence.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Section } from '../../ui/section/section.tsx';
import styles from './contract.module.css';

const AREAS = '/contact#areas';

type ContractProps = { number: number; words: AboutWords['contract']; terms: Terms };

/** The terms of every contract, as the general notes of a drawing set. */
export function Contract({ number, words: { mark, title, text, ...words }, terms }: ContractProps) {
  const { company, sections } = useContent();
  const licences = [...company.licences, ...company.otherLicences];
  return (
    <Section id="contract" mark={[number, mark]} title={title} lead={text && inTerms(terms, text)}>
      <dl className={styles.notes}>
        {terms.list.map((note) => (
          <div key={note.title}>
            <dt>{note.title}</dt>
            <dd>{inTerms(terms, note.text)}</dd>
          </div>
        ))}
        {licences.length > 0 && (
          <div>
            <dt>{words.licences}</dt>
            <dd>
              {licenceWords.lookUp}
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
            </dd>
          </div>
        )}
        {terms.notFor && (
          <div>
            <dt>{terms.notFor.title}</dt>
            <dd>
              <ul>
                {terms.notFor.list.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </dd>
          </div>
        )}
      </dl>
    </Section>
  );
}
