/** The page of figures, which owners see. */
export const title = 'Figures';

/** What it is of, and for how long; a link for each period. */
export const periodLabel = 'Period';
export const days = '{days} days';

/** What came in; with a few or many. */
export const received = 'Received in {days} days';
export const nothing =
  'Nothing came in these days. Once requests have been claimed and called, their times are drawn here.';

/** The headings. `{count}` is how many sounded like one. */
export const times = 'How soon we answer';
export const ofOfficeHours = 'Minutes of office hours.';
export const byTheClock = 'Minutes by the clock.';
export const emergencies = 'Emergencies';
export const emergenciesNote =
  '{count} sounded like one. Minutes by the clock, because that number is answered at any hour.';
export const service = 'Service';
export const source = 'Source';
export const wonByService = 'Won and lost, by service';
export const wonBySource = 'Won and lost, by source';
export const lostReasons = 'Lost, and why';
export const reason = 'Reason';
export const count = 'Cases';
export const ended = 'Won';

/** For a screen reader, in place of the drawing. */
export const span = 'Span';
export const half = 'Half within';
export const nineOfTen = 'Nine of ten within';
export const slowest = 'Slowest';

/** On the lines, where there is room for little, and below them. */
export const halfIn = 'half in {time}';
export const nineOfTenIn = '9 of 10 in {time}';
export const ofCases = '{count} cases';
