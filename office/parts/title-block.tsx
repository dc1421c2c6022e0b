import { company } from '../../contract/content/current.ts';
import { MARK_PATH } from '../../contract/site-manifest.ts';
import { office as officeWords } from '../../messages/en/office.ts';
import { Mark } from '../../site/ui/header/logo.tsx';
import styles from './title-block.module.css';

type TitleBlockProps = {
  /** The page's name, which is its heading. */
  sheet: string;
  /** The name of the person signed in. */
  person?: string | undefined;
  /** The name of a business that is only being set up, and has no mark yet. */
  newCompany?: string | undefined;
};

/** The ruled box on top of a drawing. */
export function TitleBlock({ sheet, person, newCompany }: TitleBlockProps) {
  return (
    <dl className={styles.root}>
      <div data-cell="company">
        <dt>{officeWords.company}</dt>
        <dd>
          <span translate="no">{newCompany ?? company.name}</span>
          {newCompany === undefined && <Mark drawing={MARK_PATH} className={styles.mark} />}
        </dd>
      </div>
      <div data-cell="section">
        <dt>{officeWords.section}</dt>
        <dd>{officeWords.office}</dd>
      </div>
      <div data-cell="sheet">
        <dt>{officeWords.sheet}</dt>
        <dd>
          <h1>{sheet}</h1>
        </dd>
      </div>
      {person && (
        <div data-cell="person">
          <dt>{officeWords.person}</dt>
          <dd>{person}</dd>
        </div>
      )}
    </dl>
  );
}
