import { messages } from '../messages.ts';

export const samples = messages('samples', {
  /** Behind a license, a certificate or a picture that came with the program; the space belongs to it. */
  sampleMark: ' (sample)',
});
