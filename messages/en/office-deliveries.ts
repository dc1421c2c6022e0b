import { messages } from '../messages.ts';

export const officeDeliveries = messages('officeDeliveries', {
  /** Messages after holding, releasing and sending again. */
  released: 'Released. What was held is on its way.',
  releasedQuietly: 'Released. No confirmation goes out: this address got one within the last day.',
  notHeld: 'Nothing of it is held.',
  nowHeld: 'Held. An email that is on its way at this moment still arrives.',
  nothingWaits: 'Nothing of it is waiting to be sent.',
  queued: 'It is sent again within seconds.',
  inHand: 'It is being sent at this moment.',
  held: 'It is held. Release it first.',
  impossible: 'What was typed as the email is not an address.',
  notOwed: 'There is no such email.',

  /** The page of it. `{lead}` is "Estimate request #12", `{what}` "Office mail"; an attempt has its answer behind it. */
  title: 'Emails',
  lead: '{lead}: what it has to send, and every attempt to send it.',
  nothingOwed: 'It has nothing to send.',
  attempt: '{time}: {state}',
  attemptAnswer: '{time}: {state}. {answer}',
  resend: 'Send again',
  resendOf: 'Send again: {what}',
  holdAll: 'Hold what is not sent',
  releaseAll: 'Release what is held',
  forget: 'Delete this person for good …',
  back: 'Back to {lead}',

  /** The link to that page names what can be done there, “Send again, hold, or delete”; or else what can be read. */
  canResend: 'send again',
  canHold: 'hold',
  canRelease: 'release',
  canForget: 'delete',
  everyAttempt: 'Every attempt to send them',
});
