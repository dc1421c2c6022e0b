import type { TextPage } from '../../../content/schema.ts';
import { contents } from '../../../content/words/text-page.ts';
import styles from './contents.module.css';
import { sectionId } from './section-id.ts';

/** What is on a page of plain text, beside its title. */
export function Contents({ sections }: Pick<TextPage, 'sections'>) {
  return (
    <nav aria-label={contents} className={styles.root}>
      <p>{contents}</p>
      <ul>
        {sections.map(({ title }) => (
          <li key={title}>
            <a href={`#${sectionId(title)}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
