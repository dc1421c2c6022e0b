import styles from './live-status.module.css';

/**
 * A live region: text for screen readers only, announced on each change. Render it empty first, because many screen
 * readers miss text that is added together with its live region.
 */
export function LiveStatus({ children }: { children: string }) {
  return (
    <p className={styles.root} role="status">
      {children}
    </p>
  );
}
