import styles from './live-status.module.css';

/**
 * Text for screen readers alone, read out each time that it changes. Render it empty and give it words later: many a
 * screen reader misses text that comes into the page together with its live region.
 */
export function LiveStatus({ children }: { children: string }) {
  return (
    <p className={styles.root} role="status">
      {children}
    </p>
  );
}
