import styles from './checklist-item.module.css';

/** A task with its box. The box is a plain one, and `id` is what it is called among the ticks that are kept. */
export function ChecklistItem({ id, children }: { id: string; children: string }) {
  return (
    <label className={styles.root}>
      <input type="checkbox" value={id} className={styles.box} />
      <span>{children}</span>
    </label>
  );
}
