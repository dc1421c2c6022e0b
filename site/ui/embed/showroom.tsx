import { fill } from '../../../contract/fill.ts';
import { map as mapWords } from '../../../messages/en/map.ts';
import { addressLines } from '../../address.ts';
import { useContent } from '../../content/use-content.ts';
import { AddressLines } from '../address/address.tsx';
import { Phone } from '../phone/phone.tsx';
import { Row } from '../row/row.tsx';
import { ShowroomMap } from './map.tsx';
import styles from './showroom.module.css';

/** The showroom's address and map, of a business whose address is known. */
export function Showroom() {
  const { company } = useContent();
  const { phone } = company;
  if (addressLines(company).length === 0) return null;
  return (
    <Row name={mapWords.showroom}>
      <div className={styles.root}>
        <address className={styles.address}>
          <span className={styles.name}>{fill(mapWords.name, { company: company.name })}</span>
          <AddressLines />
          {phone && (
            <>
              <br />
              <Phone number={phone} />
            </>
          )}
        </address>
        <ShowroomMap />
      </div>
    </Row>
  );
}
