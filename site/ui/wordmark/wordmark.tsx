import type { Logo } from '../../../content/schema.ts';
import { byName } from '../../by-name.ts';
import styles from './wordmark.module.css';

const files = byName(
  import.meta.glob<string>('../../../content/logos/*.svg', { query: '?url', import: 'default', eager: true }),
);

/** A company's logo in the current text color. Throws when the file does not exist. */
export function Wordmark({ name, file, size: [width, height] }: Logo) {
  const url = files.get(file);
  if (!url) throw new Error(`content/logos/${file}.svg does not exist`);
  return (
    <svg role="img" aria-label={name} viewBox={`0 0 ${width} ${height}`} className={styles.root}>
      <use href={`${url}#mark`} />
    </svg>
  );
}
