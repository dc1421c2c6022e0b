/** The page of one request or message. First its head: `{time}` is "9:31 a.m.", `{ago}` "14 min". */
export const titles = { estimate: 'Request #{number}', contact: 'Message #{number}' };
export const received = 'Received {time}, {ago} ago';
export const receivedNow = 'Received just now';
export const noName = 'No name given';
export const noPhone = 'No phone number given';
export const call = 'Call {phone}';
export const emailSubject = 'Your {request} #{number} ({reference})';
export const subjects = { estimate: 'estimate request', contact: 'message' };
export const emailRefused = 'Their mail server refused this address.';

/** The claim and its buttons. `{who}` is a name, `{time}` when it began. */
export const claim = 'I’m calling';
export const claimWithoutPhone = 'I’m on it';
export const yours = 'You’ve had this in hand since {time}.';
export const theirs = '{who} has had this in hand since {time}.';
export const takeOver = 'Take over';
export const unclaim = 'Unclaim';

/** On top of a held one. */
export const heldTitle = 'Held: nothing goes to them until you release it.';
export const heldBecause = 'Because {reason}.';
export const heldByOffice = 'Someone in the office held it.';
export const release = 'Not spam, release';

/** The mark of an emergency; `{reason}` is what its words speak of. */
export const urgentBecause = 'Because {reason}.';
export const notUrgent = 'Not urgent';

/** The line that shows how far it is, and its ticks. */
export const progress = 'Progress';
export const steps = {
  new: 'New',
  claimed: 'Claimed',
  quoted: 'Quoted',
  over: 'Won or lost',
  won: 'Won',
  lost: 'Lost',
  closed: 'Closed',
};

/** The line below it: by when an answer was promised, and how that stands. `{took}` is a time like "22 min". */
export const promised = 'Promised by {time}';
export const promisedLeft = 'Promised by {time}, {took} left';
export const promisedLate = 'Promised by {time}, {took} late';
export const promisedKept = 'Promised by {time}, answered {contact}';
export const promisedMissed = 'Promised by {time}, answered {contact}, {took} late';

/** What they wrote, and what the office has written about it. */
export const words = 'What they wrote';
export const noWords = 'They wrote nothing.';
export const notes = 'Notes';

/** What came of a call. */
export const workTitle = 'What came of it';
export const note = 'Note';
export const noteHint = 'It is saved with whichever button you press.';
export const saveNote = 'Save just the note';
export const outcomeLabel = 'Outcome';
export const outcomes = {
  reached: 'Reached',
  message: 'Left a message',
  'no-answer': 'No answer',
  wrote: 'Emailed or texted',
};

/** When to be reminded of it. */
export const remindTitle = 'Remind me';
export const reminders = {
  hour: 'In 1 hour',
  tomorrow: 'Tomorrow 9 a.m.',
  monday: 'Monday 9 a.m.',
};
export const remindSet = 'Set for {time}.';
export const remindDue = 'Due since {time}.';
export const remindNever = 'No reminder';
export const otherTime = 'Another time';
export const remindAt = 'Date and time';
export const remindThen = 'Remind me then';

/** How far it is, and how it ended. */
export const statusTitle = 'Where it stands';
export const amount = 'Amount in dollars';
export const quoted = 'Quoted';
export const quotedWithout = 'Quoted, no amount yet';
export const quotedNow = 'Last quote: {amount}.';
export const won = 'Won';
export const closed = 'Closed';
export const closedHint = 'Closed is neither won nor lost: a wrong number, an ad, a question you answered.';
export const lost = 'Lost';
export const lostWhy = 'Why';
export const lostReasons = [
  'Too expensive',
  'Chose someone else',
  'Too far away',
  'Not our kind of work',
  'Could not reach them',
  'Changed their mind',
];
export const lostChoose = 'Choose a reason';
export const lostOther = 'In your own words';
export const markLost = 'Mark as lost';
export const reopen = 'Open again';
export const reopenHint = 'It’s over. Open it again if there is more to do.';

/** Above the page after a press; `{time}` is when a reminder comes, `{what}` a line of the history. */
export const did = {
  claimed: 'It’s yours. Call them now.',
  takenOver: 'You’ve taken it over. Call them now.',
  released: 'Unclaimed. It’s free for someone else.',
  outcome: 'Noted: {what}.',
  status: 'Marked: {what}.',
  note: 'Note saved.',
  reminder: 'We’ll remind you {time}.',
  noReminder: 'The reminder is gone.',
  'not-urgent': 'It no longer counts as urgent.',
  undone: 'Taken back.',
};
export const undo = 'Undo';

/** Where a press was refused; `{who}` and `{time}` are of the change that stands in the way, `{what}` is what it was. */
export const refusedTitle = 'Nothing was changed';
export const changed = 'Someone else has worked on this since you opened it:';
export const changedByYou = 'You’ve worked on this in another window since you opened it:';
export const stillHere = 'Look at it, then press again if it still holds.';
export const textIsHere = 'What you wrote is still in its field.';
export const refusals = {
  changed:
    'This can’t be undone: rev {version} ({who}, {time}: {what}) has changed the same since. Undo that one first.',
  claimed: '{who} has had this in hand since {time}.',
  unclaimed: 'Nobody has this in hand.',
  over: 'This is over: {what} ({who}, {time}).',
  'as it is': 'It’s like that already.',
  unknown: 'There is no such change.',
  undone: 'That was undone already.',
};
export const line = '{who}, {time}: {what}';

/** What is wrong with a field. */
export const noNote = 'Write a note first.';
export const noteTooLong = 'That’s {count} characters. Please keep a note to {most}.';
export const noAmount = 'Please enter the amount, or press “Quoted, no amount yet”.';
export const notAnAmount = 'Please enter an amount, like 1200 or 1,200.50.';
export const noReason = 'Please say why.';
export const notATime = 'Please enter a date and a time.';
export const pastTime = 'That’s in the past.';

/** What there is to know, in a table. */
export const factsTitle = 'Details';
export const facts = {
  received: 'Received',
  promised: 'Promised by',
  contacted: 'First contact',
  lost: 'Lost because',
  priority: 'Priority',
  emailRefused: 'Email refused',
  page: 'Page',
  source: 'Came from',
  spam: 'Spam score',
  captcha: 'Captcha',
};
export const captcha = {
  verified: 'solved',
  unverified: 'not solved',
  unchecked: 'not asked',
};
export const spamScore = '{score} (held from {limit})';
export const spamScoreBecause = '{score} (held from {limit}): {reasons}';
export const wasUrgent = 'Not urgent, although {reason}';

/** The mails of this request, and whether they left. */
export const mailsTitle = 'Emails';
export const noMails = 'It owes no email.';
export const mailState = '{state}, {time}';
export const mailNext = '{state}, next try {time}';
export const mailInFile = 'written to a file, not emailed';
export const mailPlanned = 'planned, not before {time}';

/** What the same person sent before. */
export const earlierTitle = 'Earlier, from the same phone or email';
export const earlierRemark = '{time}, {status}';

/** The list of changes at the foot, as a drawing has it. */
export const revisionsTitle = 'Revisions';
export const rev = 'Rev';
export const who = 'Who';
export const when = 'When';
export const what = 'What';
export const undoRev = 'Undo rev {version}';

/** On paper, where “today” says nothing; `{time}` has the day. */
export const printed = 'Printed {time}';

/** For an unknown or deleted reference. */
export const unknownTitle = 'No such request';
export const unknown = 'Nothing has this reference, or it has been deleted since.';

/** Where a press failed: what was typed stands on the page, to be sent again. */
export const signedOutTitle = 'You’re signed out';
export const signedOut =
  'Nothing was saved yet, and nothing you typed is lost. Sign in on a new page, come back to this one, and send it again.';
export const failedTitle = 'That didn’t work';
export const failed =
  'We couldn’t save that just now. Nothing you typed is lost: please send it again in a minute.';
export const signIn = 'Sign in';
export const sendAgain = 'Send again';
