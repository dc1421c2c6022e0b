import { messages } from '../messages.ts';

export const unsent = messages('unsent', {
  /** What was typed on an earlier visit and not sent, and the button that takes it away. */
  draft: 'What you typed is saved on this device until you send it, for up to 24 hours.',
  clear: 'Clear what I typed',
  cleared: 'Cleared. Nothing you typed is left on this device.',

  /** What was sent on an earlier visit and never answered; `{when}` is its time, `{words}` the beginning of its text. */
  pendingTitle: 'Your request may not have reached us. Send it now?',
  pendingText:
    'You sent it {when} and got no reply from our server. It’s saved on this device only, for 24 hours.',
  when: 'on {day} at {time}',
  excerpt: 'It says: “{words}”',
  send: 'Send it now',
  discard: 'Discard',
  discarded: 'Discarded. The request is no longer on this device.',

  /** What got through by itself meanwhile, without and with its reference. */
  arrived: 'Your earlier request has reached us.',
  arrivedAs: 'Your earlier request has reached us. Your reference is {reference}.',

  /** What was sent from this device within thirty days: `{link}` leads to it, and the button forgets it here. */
  sent: 'You have sent us something from this device: {link}.',
  sentLink: 'see or correct it',
  sentDiscard: 'Forget it here',

  /** Below a request that could not be sent, where the page goes on trying and where it does not, and the other channels. */
  kept: 'What you typed is still here. You can also reach us another way, with your words already filled in:',
  trying:
    'What you typed is still here, and we’ll keep trying to send it while this page is open. You can also reach us another way, with your words already filled in:',
  call: 'Call {phone}',
  text: 'Send it as a text',
  mail: 'Send it by email',

  /** The subject of that mail; `{title}` is what the form calls a request, `{name}` who writes. */
  subject: '{title} from {name}',
});
