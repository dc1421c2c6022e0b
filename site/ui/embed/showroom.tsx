import { company } from '../../../content/company.ts';
import { AddressLines } from '../address/address.tsx';
import { ShowroomMap } from './map.tsx';
import styles from './showroom.module.css';

/** The showroom's address, and where that is. */
export function Showroom() {
  return (
    <section className={styles.root} aria-label="The showroom">
      <address className={styles.address}>
        <strong>{company.name}, showroom</strong>
        <br />
        <AddressLines />
      </address>
      <ShowroomMap />
    </section>
  );
}
