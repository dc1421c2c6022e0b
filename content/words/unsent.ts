/** What was typed on an earlier visit and not sent, and the button that takes it away. */
export const draft =
  'We kept what you typed on this device. It stays here until you send it, for 24 hours at most.';
export const clear = 'Clear what I typed';
export const cleared = 'Cleared. Nothing that you typed is on this device any more.';

/** What was sent on an earlier visit and never answered; `{when}` is its time, `{words}` the beginning of its text. */
export const pendingTitle = 'We still have your request: send it now?';
export const pendingText =
  'You pressed send {when} and got no answer. The request is kept on this device only, for 24 hours.';
export const when = 'on {day} at {time}';
export const excerpt = 'It says: “{words}”';
export const send = 'Send it now';
export const discard = 'Discard';
export const discarded = 'Discarded. The request is not on this device any more.';

/** What got through by itself meanwhile, without and with its reference. */
export const arrived = 'The request that you sent before has arrived.';
export const arrivedAs = 'The request that you sent before has arrived. Your reference is {reference}.';

/** Below a request that could not be sent, where the page goes on trying and where it does not, and the other channels. */
export const kept =
  'What you typed is still here. Or reach us another way, with your words already filled in:';
export const trying =
  'What you typed is still here, and we keep trying to send it while this page is open. Or reach us another way, with your words already filled in:';
export const call = 'Call {phone}';
export const text = 'Send it as a text';
export const mail = 'Send it by e-mail';

/** The subject of that mail; `{title}` is what the form calls a request, `{name}` who writes. */
export const subject = '{title} from {name}';
