import { Fragment } from 'react';
import { addressLines } from '../../address.ts';
import { useContent } from '../../content/use-content.ts';

/** The showroom's address in two lines. */
export function AddressLines() {
  const { company } = useContent();
  return addressLines(company).map((line, place) => (
    <Fragment key={line}>
      {place > 0 && <br />}
      {line}
    </Fragment>
  ));
}
