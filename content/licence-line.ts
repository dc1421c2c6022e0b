import type { Licence } from './schema.ts';

/** Behind a number, a seal or a certificate that came with the program. */
export const SAMPLE_MARK = ' (sample)';

/** A license as it is shown everywhere: "Westchester license WC-00000-H00 (sample)". */
export function licenceLine({ title, number, sample }: Licence): string {
  return `${title} ${number}${sample ? SAMPLE_MARK : ''}`;
}
