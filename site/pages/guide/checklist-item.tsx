import styles from './checklist-item.module.css';

/** A checkbox with its label. `id` identifies it in the saved ticks. */
export function ChecklistItem({ id, children }: { id: string; children: string }) {
  return (
    <label className={styles.root}>
      <input type="checkbox" value={id} className={styles.box} />
      <span>{children}</span>
    </label>
  );
}
