import styles from './status.module.css';

/** What came of the last press, above the page; a screen reader begins with it. */
export function Status({ children }: { children: string | undefined }) {
  if (!children) return null;
  return (
    <p role="status" className={styles.root}>
      {children}
    </p>
  );
}
