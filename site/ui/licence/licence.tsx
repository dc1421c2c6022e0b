import { SAMPLE_MARK } from '../../../content/licence-line.ts';
import type { Licence as LicenceNumber } from '../../../content/schema.ts';
import styles from './licence.module.css';

/** The same words as `licenceLine`, the number on one line: people read it out and type it in. */
export function Licence({ of: { title, number, sample } }: { of: LicenceNumber }) {
  return (
    <>
      {title} <span className={styles.number}>{number}</span>
      {sample && SAMPLE_MARK}
    </>
  );
}
