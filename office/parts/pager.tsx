import * as boardWords from '../../content/words/office-board.ts';
import styles from './pager.module.css';

/** Where the next page and the first one are, if there are such. */
export type PagerProps = { next?: string | undefined; first?: string | undefined };

export function Pager({ next, first }: PagerProps) {
  if (!next && !first) return null;
  return (
    <nav aria-label={boardWords.pages} className={styles.root}>
      {first && <a href={first}>{boardWords.first}</a>}
      {next && <a href={next}>{boardWords.next}</a>}
    </nav>
  );
}
