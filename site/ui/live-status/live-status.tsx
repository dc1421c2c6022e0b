import styles from './live-status.module.css';

/** A line that only a screen reader tells, each time that it changes. It has to be in the page before it says anything. */
export function LiveStatus({ children }: { children: string }) {
  return (
    <p className={styles.root} role="status">
      {children}
    </p>
  );
}
