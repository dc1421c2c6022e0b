/** What can be done with what one request still has to send, and what came of it. */
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
