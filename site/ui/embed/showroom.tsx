import { fill } from '../../../contract/fill.ts';
import { map as mapWords } from '../../../messages/en/map.ts';
import { useContent } from '../../content/use-content.ts';
import { AddressLines } from '../address/address.tsx';
import { Phone } from '../phone/phone.tsx';
import { ShowroomMap } from './map.tsx';
import styles from './showroom.module.css';

/** The showroom's address and map. */
export function Showroom() {
  const { company } = useContent();
  return (
    <section className={styles.root} aria-labelledby="showroom">
      <div>
        <h2 id="showroom">{mapWords.showroom}</h2>
        <address className={styles.address}>
          <span className={styles.name}>{fill(mapWords.name, { company: company.name })}</span>
          <AddressLines />
          <br />
          <Phone number={company.phone} />
        </address>
      </div>
      <ShowroomMap />
    </section>
  );
}
