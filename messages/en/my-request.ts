import { messages } from '../messages.ts';

export const myRequest = messages('myRequest', {
  titles: { estimate: 'Your estimate request', contact: 'Your message' },

  /** On top; `{time}` is when it came. */
  reference: 'Your reference',
  received: 'Received {time}',

  /**
   * How far the office is, each true by what it has done. `write` and `writing` are for those without a phone number, and the first of
   * each pair is for later.
   */
  progress: 'How far it is',
  steps: {
    received: 'Received',
    seen: 'Seen by us',
    call: 'We call you',
    write: 'We write to you',
    calling: 'We are calling you',
    writing: 'We are writing to you',
    quoted: 'Quoted',
    closed: 'Closed',
    canceled: 'Canceled by you',
  },
  notYet: 'later',
  /** Once the office has named a visit; `{visit}` is its day and times. Then its entry in their calendar. */
  visit: 'We come {visit}.',
  visitLink: 'Add it to your calendar',
  visitEntry: '{company}: visit',
  contacted: 'We first called or wrote {time}.',
  late: 'We said {time}, and we are late. We are sorry.',

  /** Above the answers, and what stands beside one that was corrected. */
  sent: 'What you sent',
  before: 'First sent: {answer}',
  added: 'You added, {time}',
  notGiven: 'Not given',

  /** The form to correct it. Nothing is overwritten: the office sees both. */
  correct: 'Correct or add something',
  correctText: 'Our office sees what you sent first and what you change here.',
  remark: 'Anything to add?',
  remarkInSentence: 'remark',
  wish: 'A time when somebody could come, like “Tuesday after 3”',
  otherWish: 'Another time',
  wishInSentence: 'time',
  wishText: 'The times are a wish, not a booking. Our office calls you to set one.',
  save: 'Save and tell the office',
  /** Beside a number or an address that cannot be one; saved once more, it is kept. */
  question:
    'Is that right? “{answer}” looks incomplete or mistyped. Change it, or save again to keep it as it is.',

  /** For whoever needs no answer any more. */
  cancel: 'Cancel this request',
  cancelText: 'No longer needed? We stop, and your reference stays. You can take this back for a day.',
  canceledText: 'You canceled this {time}.',
  undo: 'Take the cancellation back',
  undoUntil: 'You can take this back until {time}.',
  tooLate: 'To take this back, please call or write to us.',

  /** The result of the last press. */
  did: {
    saved: 'Saved. Our office has been told.',
    same: 'Nothing was changed.',
    canceled: 'Canceled. Our office has been told.',
    undone: 'Your request is open again. Our office has been told.',
  },
  /** Before the first of them: what was saved. */
  now: {
    phone: 'Phone is now {value}.',
    email: 'Email is now {value}.',
    description: 'Your description has changed.',
    wished_times: 'Times you wish: {value}.',
    note: 'Your words were added.',
  },
  notSaved: 'Not saved yet. Please look at what is marked.',
  changed: 'This has changed meanwhile. Please look again, and press once more.',

  /** The page behind the link of a mail, which anyone may have been sent. */
  phone: 'Phone',
  initial: 'Name',
  masked: 'This page shows little, because an email can reach the wrong person.',
  digits: 'The last four digits of the phone number that you sent',
  digitsMissing: 'Please enter the last four digits.',
  open: 'Show everything',
  wrongDigits: 'These are not the last four digits of that number.',
  tooManyTries:
    'That was tried too often, so this page stays closed. To correct something, please call or write to us.',
  noDigits:
    'It came without a phone number, so this page can’t show more. To correct something, please call or write to us.',

  /** For a link whose request is gone, or long closed. */
  goneTitle: 'This link no longer works',
  gone: 'Nothing is kept here any more. Please {reach} if we can help.',
});
