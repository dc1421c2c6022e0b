import styles from './chevron.module.css';

/** At the end of a `<summary>`: points down where something unfolds, and up where it folds again. Not printed. */
export function Chevron() {
  return <i className={styles.root} />;
}
