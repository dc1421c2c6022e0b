import type { Licence as LicenceNumber } from '../../../content/schema.ts';
import { Licence } from './licence.tsx';

/** A license that leads to where it can be looked up. */
export function LicenceLink({ of }: { of: LicenceNumber }) {
  return (
    <a href={of.registry}>
      <Licence of={of} />
    </a>
  );
}
