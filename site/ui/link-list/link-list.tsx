import { Link } from '../link/link.tsx';
import styles from './link-list.module.css';

type LinkListProps = {
  links: { text: string; to: string }[];
  /** The address of the page that is shown; its line is marked. */
  current?: string;
};

/** Links one below the other, each on a line of its own. */
export function LinkList({ links, current }: LinkListProps) {
  return (
    <ul className={styles.root}>
      {links.map(({ text, to }) => (
        <li key={text}>
          <Link to={to} aria-current={to === current ? 'page' : undefined}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}
