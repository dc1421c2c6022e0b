import { messages } from '../messages.ts';

export const officeLead = messages('officeLead', {
  /** The page of one request or message. First its head: `{time}` is "9:31 a.m.", `{ago}` "14 min". */
  titles: { estimate: 'Request #{number}', contact: 'Message #{number}' },
  received: 'Received {time}, {ago} ago',
  receivedNow: 'Received just now',
  noName: 'No name given',
  noPhone: 'No phone number given',
  call: 'Call {phone}',
  emailSubject: 'Your {request} #{number} ({reference})',
  subjects: { estimate: 'estimate request', contact: 'message' },
  emailRefused: 'Their mail server refused this address.',

  /** What they have changed on their own page: beside what they sent first, above when somebody may come, and where they need nothing more. */
  corrected: 'Corrected by them {time}. First sent:',
  notGiven: 'nothing',
  wishedTimes: 'Could come',
  /** Their photos, each with its number for who does not see it. */
  photos: 'Photos',
  photo: 'Photo {number}',
  canceled: 'They canceled this themselves, {time}.',

  /** The claim and its buttons. `{who}` is a name, `{time}` when it began. */
  claim: 'I’m calling',
  claimWithoutPhone: 'I’m on it',
  yours: 'You’ve had this in hand since {time}.',
  theirs: '{who} has had this in hand since {time}.',
  takeOver: 'Take over',
  unclaim: 'Unclaim',

  /** On top of a held one. */
  heldTitle: 'Held: nothing goes to them until you release it.',
  heldBecause: 'Because {reason}.',
  heldByOffice: 'Someone in the office held it.',
  release: 'Not spam, release',

  /** The mark of an emergency; `{reason}` is what its words speak of. */
  urgentBecause: 'Because {reason}.',
  notUrgent: 'Not urgent',

  /** The line that shows how far it is, and its ticks. */
  progress: 'Progress',
  steps: {
    new: 'New',
    claimed: 'Claimed',
    quoted: 'Quoted',
    over: 'Won or lost',
    won: 'Won',
    lost: 'Lost',
    closed: 'Closed',
  },

  /** The line below it: by when an answer was promised, and how that stands. `{took}` is a time like "22 min". */
  promised: 'Promised by {time}',
  promisedLeft: 'Promised by {time}, {took} left',
  promisedLate: 'Promised by {time}, {took} late',
  promisedKept: 'Promised by {time}, answered {contact}',
  promisedMissed: 'Promised by {time}, answered {contact}, {took} late',

  /** What they wrote, and what the office has written about it. */
  words: 'What they wrote',
  noWords: 'They wrote nothing.',
  notes: 'Notes',

  /** What came of a call. */
  workTitle: 'What came of it',
  note: 'Note',
  noteHint: 'It is saved with whichever button you press.',
  saveNote: 'Save just the note',
  outcomeLabel: 'Outcome',
  outcomes: {
    reached: 'Reached',
    message: 'Left a message',
    'no-answer': 'No answer',
    wrote: 'Emailed or texted',
  },

  /** When to be reminded of it. */
  remindTitle: 'Remind me',
  reminders: {
    hour: 'In 1 hour',
    tomorrow: 'Tomorrow 9 a.m.',
    monday: 'Monday 9 a.m.',
  },
  remindSet: 'Set for {time}.',
  remindDue: 'Due since {time}.',
  remindNever: 'No reminder',
  otherTime: 'Another time',
  remindAt: 'Date and time',
  remindThen: 'Remind me then',

  /** When the office comes. */
  visitTitle: 'Visit',
  visitHint: 'They see it on their page, with an entry for their calendar. To take it away, empty all three.',
  visitDay: 'Day',
  visitFrom: 'From',
  visitUntil: 'To',
  saveVisit: 'Save the visit',

  /** How far it is, and how it ended. */
  statusTitle: 'Where it stands',
  amount: 'Amount in dollars',
  quoted: 'Quoted',
  quotedWithout: 'Quoted, no amount yet',
  quotedNow: 'Last quote: {amount}.',
  won: 'Won',
  closed: 'Closed',
  closedHint: 'Closed is neither won nor lost: a wrong number, an ad, a question you answered.',
  lost: 'Lost',
  lostWhy: 'Why',
  lostReasons: [
    'Too expensive',
    'Chose someone else',
    'Too far away',
    'Not our kind of work',
    'Could not reach them',
    'Changed their mind',
  ],
  lostChoose: 'Choose a reason',
  lostOther: 'In your own words',
  markLost: 'Mark as lost',
  reopen: 'Open again',
  reopenHint: 'It’s over. Open it again if there is more to do.',

  /** Above the page after a press; `{time}` is when a reminder comes, `{what}` a line of the history. */
  did: {
    claimed: 'It’s yours. Call them now.',
    takenOver: 'You’ve taken it over. Call them now.',
    released: 'Unclaimed. It’s free for someone else.',
    outcome: 'Noted: {what}.',
    status: 'Marked: {what}.',
    note: 'Note saved.',
    reminder: 'We’ll remind you {time}.',
    noReminder: 'The reminder is gone.',
    visit: 'Saved: {what}. Their page says so.',
    'not-urgent': 'It no longer counts as urgent.',
    undone: 'Taken back.',
  },
  undo: 'Undo',

  /** Where a press was refused; `{who}` and `{time}` are of the change that stands in the way, `{what}` is what it was. */
  refusedTitle: 'Nothing was changed',
  changed: 'Someone else has worked on this since you opened it:',
  changedByYou: 'You’ve worked on this in another window since you opened it:',
  stillHere: 'Look at it, then press again if it still holds.',
  textIsHere: 'What you wrote is still in its field.',
  refusals: {
    changed:
      'This can’t be undone: rev {version} ({who}, {time}: {what}) has changed the same since. Undo that one first.',
    claimed: '{who} has had this in hand since {time}.',
    unclaimed: 'Nobody has this in hand.',
    over: 'This is over: {what} ({who}, {time}).',
    'as it is': 'It’s like that already.',
    unknown: 'There is no such change.',
    undone: 'That was undone already.',
  },
  line: '{who}, {time}: {what}',

  /** What is wrong with a field. */
  noNote: 'Write a note first.',
  noteTooLong: 'That’s {count} characters. Please keep a note to {most}.',
  noAmount: 'Please enter the amount, or press “Quoted, no amount yet”.',
  notAnAmount: 'Please enter an amount, like 1200 or 1,200.50.',
  noReason: 'Please say why.',
  notATime: 'Please enter a date and a time.',
  pastTime: 'That’s in the past.',
  notAVisit: 'Please enter a day and both times, or none of them.',
  endsBefore: 'It ends before it begins.',

  /** What there is to know, in a table. */
  factsTitle: 'Details',
  facts: {
    received: 'Received',
    promised: 'Promised by',
    contacted: 'First contact',
    lost: 'Lost because',
    priority: 'Priority',
    emailRefused: 'Email refused',
    reach: 'Reach',
    page: 'Page',
    source: 'Came from',
    spam: 'Spam score',
    captcha: 'Captcha',
  },
  unreachable: 'no phone number, no complete email address',
  captcha: {
    verified: 'solved',
    unverified: 'not solved',
    unchecked: 'not asked',
  },
  spamScore: '{score} (held from {limit})',
  spamScoreBecause: '{score} (held from {limit}): {reasons}',
  wasUrgent: 'Not urgent, although {reason}',

  /** The mails of this request, and whether they left. */
  mailsTitle: 'Emails',
  noMails: 'It owes no email.',
  mailState: '{state}, {time}',
  mailNext: '{state}, next try {time}',
  mailInFile: 'written to a file, not emailed',
  mailPlanned: 'planned, not before {time}',

  /** What the same person sent before. */
  earlierTitle: 'Earlier, from the same phone or email',
  earlierRemark: '{time}, {status}',

  /** The list of changes at the foot, as a drawing has it. */
  revisionsTitle: 'Revisions',
  rev: 'Rev',
  who: 'Who',
  when: 'When',
  what: 'What',
  undoRev: 'Undo rev {version}',

  /** On paper, where “today” says nothing; `{time}` has the day. */
  printed: 'Printed {time}',

  /** For an unknown or deleted reference. */
  unknownTitle: 'No such request',
  unknown: 'Nothing has this reference, or it has been deleted since.',

  /** Where a press failed: what was typed stands on the page, to be sent again. */
  signedOutTitle: 'You’re signed out',
  signedOut:
    'Nothing was saved yet, and nothing you typed is lost. Sign in on a new page, come back to this one, and send it again.',
  failedTitle: 'That didn’t work',
  failed: 'We couldn’t save that just now. Nothing you typed is lost: please send it again in a minute.',
  signIn: 'Sign in',
  sendAgain: 'Send again',
});
