import { company } from '../../../content/company.ts';

/** The showroom's address in two lines. */
export function AddressLines() {
  const { street, city, state, zip } = company.address;
  return (
    <>
      {street}
      <br />
      {city}, {state}&nbsp;{zip}
    </>
  );
}
