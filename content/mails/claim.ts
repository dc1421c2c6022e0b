import type { ClaimLinkWords } from './schema.ts';

/** The links above whatever brings a request to the office. */
export const claimLinkWords: ClaimLinkWords = {
  call: 'Call {phone}',
  claim: 'I’m calling them',
  write: 'Write to {email}',
  subject: '{company}, about {reference}',
};
