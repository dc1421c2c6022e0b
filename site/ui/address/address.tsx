import { useContent } from '../../content/use-content.ts';

/** The showroom's address in two lines. */
export function AddressLines() {
  const { company } = useContent();
  const { street, city, state, zip } = company.address;
  return (
    <>
      {street.replace(/^(\d+) /, '$1\u00a0')}
      <br />
      {`${city}, ${state}\u00a0${zip}`}
    </>
  );
}
