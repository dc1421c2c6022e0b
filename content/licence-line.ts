import type { Licence } from './schema.ts';
import { sampleMark } from './words/samples.ts';

/** A license as it is shown everywhere: "Westchester license WC-31415 (sample)". */
export function licenceLine({ title, number, sample }: Licence): string {
  return `${title} ${number}${sample ? sampleMark : ''}`;
}
