import type { Licence as LicenceNumber } from '../../../contract/content/schema.ts';
import { samples } from '../../../messages/en/samples.ts';
import styles from './licence.module.css';

/**
 * The same text as `licenceLine`. The number does not wrap, because people read it out or type it;
 * whether it is a sample stays with it as long as a line has room for both.
 */
export function Licence({ of: { title, number, sample } }: { of: LicenceNumber }) {
  return (
    <>
      {`${title} `}
      <span className={styles.number}>
        <span translate="no">{number}</span>
        {sample && samples.sampleMark}
      </span>
    </>
  );
}

/** A license, linked to the public register. */
export function LicenceLink({ of }: { of: LicenceNumber }) {
  return (
    <a href={of.registry}>
      <Licence of={of} />
    </a>
  );
}
