import styles from './stamp.module.css';

/** A word as if stamped onto the sheet: that it is an emergency. */
export function Stamp({ children }: { children: string }) {
  return <strong className={styles.root}>{children}</strong>;
}
