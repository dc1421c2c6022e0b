/** The page of settings, which owners see. */
export const title = 'Settings';

/** What is out of order. The words in parentheses are settings of the server, for whoever runs it. */
export const orderTitle = 'In working order?';
export const allWell = 'Yes. Email goes out, and the last automatic test went well {when}.';
export const noMailServer =
  'No mail server is set (SMTP_URL). Emails are written into files on the server, and nobody gets them.';
export const noSecondEmail =
  'There’s no second email address (OFFICE_SECOND_EMAIL). When a request waits for too long, only the office’s own address is told.';
export const noCanary =
  'There’s no automatic test (CANARY_EMAIL). If requests stop arriving, nobody will be told.';
export const noCanaryYet = 'No automatic test has gone well yet. The next one is at {hour} at the latest.';
export const canaryLate =
  'The last automatic test that went well was {when}. Ask whoever runs the server to look at its log.';

/** The weekly hours, which are part of the website. */
export const hoursTitle = 'Hours';
export const noHours = 'No hours are given, so no time is promised.';
export const hoursNote =
  'Hours and holidays change with the next build of the website. For a single day, use the list below.';

/** Single days. */
export const daysTitle = 'Closed days';
export const daysLead =
  'In the next year. Pages, promises and emails know within a minute. What was promised stays promised.';
export const closed = 'Closed';
export const open = 'Open {times}';
export const everyYear = 'Holiday';
export const remove = 'Remove';
export const removeOf = 'Remove {day}';
export const noDays = 'None.';
export const addTitle = 'Add a day';
export const day = 'Day';
export const reason = 'Why, for the office';
export const from = 'Open from';
export const until = 'Until';
export const hoursHint = 'Leave both empty for a day that is closed.';
export const add = 'Add this day';

/** A day as the list has it. */
export const dayInWords = '{weekday}, {month} {date}';
export const dayOfYear = '{weekday}, {month} {date}, {year}';

/** Storm mode. */
export const stormTitle = 'Storm mode';
export const stormLead =
  'Tells every visitor that you are busier than usual, and promises answers for later.';
export const stormIsOn = 'On through {day}';
export const stormFactor = 'Answers are promised as if they took {factor} times as long.';
export const stormNotBefore = 'No answer is promised before {day}.';
export const stormEnd = 'End it now';
export const stormChange = 'Change it';
export const stormWords = 'What visitors read';
export const stormWordsHint = 'Up to {most} characters. It stands above the forms and on the contact page.';
export const stormUntil = 'Last day';
export const factor = 'An answer takes';
export const asUsual = 'as long as usual';
export const timesAsLong = '{factor} times as long';
export const notBefore = 'No answer before';
export const stormOn = 'Switch it on';

/** After something was pressed. */
export const dayAdded = 'Added. The website knows within a minute.';
export const dayRemoved = 'Removed. The day has its usual hours again.';
export const stormStarted = 'Storm mode is on. The website says so within a minute.';
export const stormEnded = 'Storm mode is off.';
export const nothingDone = 'That was done already.';

/** Where something is missing. */
export const noDay = 'Please choose a day.';
export const past = 'That day is over.';
export const noReason = 'Please say why.';
export const halfATime = 'Please give both times, or neither.';
export const noTime = 'Please give a time like 09:00.';
export const notAfter = 'This has to be later than the time before it.';
export const noWords = 'Please write 1 to {most} characters in one line.';
export const noFactor = 'Please choose one of these.';
