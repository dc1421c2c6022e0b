import * as boardWords from '../../content/words/office-board.ts';
import styles from './tabs.module.css';

const LISTS = [
  { list: 'waiting', to: '/office', label: boardWords.waiting },
  { list: 'mine', to: '/office/mine', label: boardWords.mine },
  { list: 'all', to: '/office/all', label: boardWords.all },
  { list: 'held', to: '/office/held', label: boardWords.held },
] as const;

export type ListName = (typeof LISTS)[number]['list'];

/** How many tickets a list has; of all, nobody needs to know. */
export type Counts = Partial<Record<ListName, number>>;

/** The lists of the board, each with its count. */
export function Tabs({ current, counts }: { current: ListName; counts: Counts }) {
  return (
    <nav aria-label={boardWords.lists} className={styles.root}>
      <ul>
        {LISTS.map(({ list, to, label }) => (
          <li key={list}>
            <a href={to} aria-current={list === current ? 'page' : undefined}>
              {label} {counts[list] !== undefined && <b>{counts[list]}</b>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
