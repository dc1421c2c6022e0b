/** What was typed on an earlier visit and not sent, and the button that takes it away. */
export const draft = 'What you typed is saved on this device until you send it, for up to 24 hours.';
export const clear = 'Clear what I typed';
export const cleared = 'Cleared. Nothing you typed is left on this device.';

/** What was sent on an earlier visit and never answered; `{when}` is its time, `{words}` the beginning of its text. */
export const pendingTitle = 'Your request may not have reached us. Send it now?';
export const pendingText =
  'You sent it {when} and got no reply from our server. It’s saved on this device only, for 24 hours.';
export const when = 'on {day} at {time}';
export const excerpt = 'It says: “{words}”';
export const send = 'Send it now';
export const discard = 'Discard';
export const discarded = 'Discarded. The request is no longer on this device.';

/** What got through by itself meanwhile, without and with its reference. */
export const arrived = 'Your earlier request has reached us.';
export const arrivedAs = 'Your earlier request has reached us. Your reference is {reference}.';

/** Below a request that could not be sent, where the page goes on trying and where it does not, and the other channels. */
export const kept =
  'What you typed is still here. You can also reach us another way, with your words already filled in:';
export const trying =
  'What you typed is still here, and we’ll keep trying to send it while this page is open. You can also reach us another way, with your words already filled in:';
export const call = 'Call {phone}';
export const text = 'Send it as a text';
export const mail = 'Send it by email';

/** The subject of that mail; `{title}` is what the form calls a request, `{name}` who writes. */
export const subject = '{title} from {name}';
