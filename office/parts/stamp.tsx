import styles from './stamp.module.css';

type StampProps = {
  /** What is dangerous is filled, what is urgent in outline. */
  level: 'urgent' | 'danger';
  children: string;
};

/** A word as if stamped onto the sheet: that it is an emergency. */
export function Stamp({ level, children }: StampProps) {
  return (
    <strong className={styles.root} data-level={level}>
      {children}
    </strong>
  );
}
