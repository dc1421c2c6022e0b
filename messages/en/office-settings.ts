import { messages } from '../messages.ts';

export const officeSettings = messages('officeSettings', {
  /** The page of settings, which owners see. */
  title: 'Settings',

  /** What is out of order. The words in parentheses are settings of the server, for whoever runs it. */
  orderTitle: 'In working order?',
  allWell: 'Yes. Email goes out, and the last automatic test went well {when}.',
  noMailServer:
    'No mail server is set (SMTP_URL). Emails are written into files on the server, and nobody gets them.',
  noSecondEmail:
    'There’s no second email address (OFFICE_SECOND_EMAIL). When a request waits for too long, only the office’s own address is told.',
  noCanary: 'There’s no automatic test (CANARY_EMAIL). If requests stop arriving, nobody will be told.',
  noCanaryYet: 'No automatic test has gone well yet. The next one is at {hour} at the latest.',
  canaryLate:
    'The last automatic test that went well was {when}. Ask whoever runs the server to look at its log.',

  /** The weekly hours, which are part of the website. */
  hoursTitle: 'Hours',
  noHours: 'No hours are given, so no time is promised.',
  hoursNote: 'Hours and holidays are part of the website. For a single day, use the list below.',
  editHours: 'Change hours and holidays',

  /** Single days. */
  daysTitle: 'Closed days',
  daysLead:
    'In the next year. Pages, promises and emails know within a minute. What was promised stays promised.',
  closed: 'Closed',
  open: 'Open {times}',
  everyYear: 'Holiday',
  remove: 'Remove',
  removeOf: 'Remove {day}',
  noDays: 'None.',
  addTitle: 'Add a day',
  day: 'Day',
  reason: 'Why, for the office',
  from: 'Open from',
  until: 'Until',
  hoursHint: 'Leave both empty for a day that is closed.',
  add: 'Add this day',

  /** A day as the list has it. */
  dayInWords: '{weekday}, {month} {date}',
  dayOfYear: '{weekday}, {month} {date}, {year}',

  /** Storm mode. */
  stormTitle: 'Storm mode',
  stormLead:
    'Tells whoever is about to write that you are busier than usual, and promises answers for later.',
  stormIsOn: 'On through {day}',
  stormFactor: 'Answers are promised as if they took {factor} times as long.',
  stormNotBefore: 'No answer is promised before {day}.',
  stormEnd: 'End it now',
  stormChange: 'Change it',
  stormWords: 'What visitors read',
  stormWordsHint: 'Up to {most} characters. It stands above the forms and on the contact page.',
  stormUntil: 'Last day',
  factor: 'An answer takes',
  asUsual: 'as long as usual',
  timesAsLong: '{factor} times as long',
  notBefore: 'No answer before',
  stormOn: 'Switch it on',

  /** After something was pressed. */
  dayAdded: 'Added. The website knows within a minute.',
  dayRemoved: 'Removed. The day has its usual hours again.',
  stormStarted: 'Storm mode is on. The website says so within a minute.',
  stormEnded: 'Storm mode is off.',
  nothingDone: 'That was done already.',

  /** Where something is missing. */
  noDay: 'Please choose a day.',
  past: 'That day is over.',
  noReason: 'Please say why.',
  halfATime: 'Please give both times, or neither.',
  noTime: 'Please give a time like 09:00.',
  notAfter: 'This has to be later than the time before it.',
  noWords: 'Please write 1 to {most} characters in one line.',
  noFactor: 'Please choose one of these.',
});
