import { company } from '../../../content/company.ts';
import mark from '../../drawings/logo.svg?url';
import styles from './logo.module.css';

/** The mark and the name, set in two lines. */
export function Logo() {
  const [first, ...rest] = company.name.split(' ');
  return (
    <span className={styles.root}>
      <svg viewBox="0 0 64 64" aria-hidden="true" className={styles.mark}>
        <use href={`${mark}#mark`} />
      </svg>
      <span className={styles.name}>
        {first}
        <small>{rest.join(' ')}</small>
      </span>
    </span>
  );
}
