import type { Licence as LicenceNumber } from '../../../contract/content/schema.ts';
import styles from './licence.module.css';

/**
 * The same text as `licenceLine`. The number does not wrap, because people read it out or type it.
 */
export function Licence({ of: { title, number } }: { of: LicenceNumber }) {
  return (
    <>
      {`${title} `}
      <span className={styles.number} translate="no">
        {number}
      </span>
    </>
  );
}

/** A license, linked to the public register, where there is one. */
export function LicenceLink({ of }: { of: LicenceNumber }) {
  if (!of.registry) return <Licence of={of} />;
  return (
    <a href={of.registry}>
      <Licence of={of} />
    </a>
  );
}
