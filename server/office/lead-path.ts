/** Where the sheet of a lead is. `did`: the version that a press has made, of which the page tells. */
export function leadPath(reference: string, did?: number): string {
  return `/office/t/${reference}${did === undefined ? '' : `?did=${did}`}`;
}
