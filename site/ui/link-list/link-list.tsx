import { Link } from '../link/link.tsx';
import styles from './link-list.module.css';

type LinkListProps = {
  links: { text: string; to: string }[];
  /** The path of the current page, which is marked. */
  current?: string;
};

/** A vertical list of links. */
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
