import { messages } from '../../messages.ts';

/** The mail that tells the office again of a request that nobody has answered. What the office's mail says stands below it. */
export const escalationMail = messages('mails/escalation', {
  /** Begins the subject. */
  subject: {
    unclaimed: 'Still waiting {waited}',
    promise: 'Promise at risk, due {time}',
    missed: 'Promise missed, was due {time}',
    unfinished: 'How did the call go?',
    forgotten: 'Claimed, no call noted',
  },
  /** Begins the text, in bold letters. */
  title: {
    unclaimed: 'Nobody has claimed this yet',
    promise: 'This promise is at risk',
    missed: 'This promise was missed',
    unfinished: 'You claimed this, and no call is noted',
    forgotten: 'Somebody claimed this, and no call is noted',
  },
  text: {
    unclaimed: '{title}. The customer has been waiting {waited}.',
    promise: '{title}. The customer was told that they would hear from us by {time}.',
    missed:
      '{title}. The customer was told that they would hear from us by {time}. Please call them and say so.',
    unfinished:
      '{title}. If you have called, note what came of it. If you cannot call, unclaim it so that someone else can.',
    forgotten: '{title}. The customer has been waiting {waited}. Please make sure that somebody calls.',
  },
  /** Behind the text, while somebody has it in hand: with their name, and where it is not known. */
  claimedBy: 'Claimed by {name}, {time}.',
  claimed: 'Claimed {time}.',
  /** At its foot, where no links of ours stand in it. */
  canWrite:
    'To write to the customer, start a new email with the button above. A reply to this one would show them what we say among ourselves, so it will not reach them.',
  minutes: '{minutes} min',
  since: 'since {time}',
});
