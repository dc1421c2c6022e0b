import { messages } from '../../messages.ts';

/** The links above whatever brings a request to the office. */
export const claimLinkWords = messages('mails/claim', {
  /** Calls the customer; `{phone}` is their number as they typed it. */
  call: 'Call {phone}',
  /** Opens the page where somebody says that they call. */
  claim: 'I’m calling them',
  /** Begins a mail to the customer at `{email}`, in which nothing of ours is quoted, and the subject of that mail. */
  write: 'Write to {email}',
  subject: '{company}, about {reference}',
});
