/** Messages after holding, releasing and sending again. */
export const released = 'Released. What was held is on its way.';
export const releasedQuietly =
  'Released. No confirmation goes out: this address got one within the last day.';
export const notHeld = 'Nothing of it is held.';
export const nowHeld = 'Held. An email that is on its way at this moment still arrives.';
export const nothingWaits = 'Nothing of it is waiting to be sent.';
export const queued = 'It is sent again within seconds.';
export const inHand = 'It is being sent at this moment.';
export const held = 'It is held. Release it first.';
export const impossible = 'What was typed as the email is not an address.';
export const notOwed = 'There is no such email.';

/** The page of it. `{lead}` is "Estimate request #12", `{what}` "Office mail"; an attempt has its answer behind it. */
export const title = 'Emails';
export const lead = '{lead}: what it has to send, and every attempt to send it.';
export const nothingOwed = 'It has nothing to send.';
export const attempt = '{time}: {state}';
export const attemptAnswer = '{time}: {state}. {answer}';
export const resend = 'Send again';
export const resendOf = 'Send again: {what}';
export const holdAll = 'Hold what is not sent';
export const releaseAll = 'Release what is held';
export const forget = 'Delete this person for good …';
export const back = 'Back to {lead}';

/** The link to that page names what can be done there, “Send again, hold, or delete”; or else what can be read. */
export const canResend = 'send again';
export const canHold = 'hold';
export const canRelease = 'release';
export const canForget = 'delete';
export const everyAttempt = 'Every attempt to send them';
