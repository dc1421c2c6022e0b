import { samples } from './en/samples.ts';

type Licence = { title: string; number: string; sample: boolean };

/** A license as it is shown everywhere: "Westchester license WC-31415 (sample)". */
export function licenceLine({ title, number, sample }: Licence): string {
  return `${title} ${number}${sample ? samples.sampleMark : ''}`;
}
