import styles from './month.module.css';

/** A month such as "2026-03", as people write it. */
export function Month({ of: month }: { of: string }) {
  const words = new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    month: 'long',
    year: 'numeric',
  });
  return (
    <p className={styles.root}>
      <time dateTime={month}>{words}</time>
    </p>
  );
}
