import { company } from '../../../content/company.ts';
import * as mapWords from '../../../content/words/map.ts';
import { fill } from '../../../contract/fill.ts';
import { AddressLines } from '../address/address.tsx';
import { ShowroomMap } from './map.tsx';
import styles from './showroom.module.css';

/** The showroom's address and map. */
export function Showroom() {
  return (
    <section className={styles.root} aria-label={mapWords.showroom}>
      <address className={styles.address}>
        <strong>{fill(mapWords.name, { company: company.name })}</strong>
        <br />
        <AddressLines />
      </address>
      <ShowroomMap />
    </section>
  );
}
