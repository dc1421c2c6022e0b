import type { ClaimLinkWords } from './schema.ts';

/** The two links above whatever brings a request to the office. */
export const claimLinkWords: ClaimLinkWords = {
  call: 'Call {phone}',
  claim: 'I’m calling them',
};
