import { messages } from '../messages.ts';

export const officeFigures = messages('officeFigures', {
  /** The page of figures, which owners see. */
  title: 'Figures',

  /** What it is of, and for how long; a link for each period. */
  periodLabel: 'Period',
  days: '{days} days',

  /** What came in; with a few or many. */
  received: 'Received in {days} days',
  nothing:
    'Nothing came in these days. Once requests have been claimed and called, their times are drawn here.',

  /** The headings. `{count}` is how many sounded like one. */
  times: 'How soon we answer',
  ofOfficeHours: 'Minutes of office hours.',
  byTheClock: 'Minutes by the clock.',
  emergencies: 'Emergencies',
  emergenciesNote:
    '{count} sounded like one. Minutes by the clock, because that number is answered at any hour.',
  service: 'Service',
  source: 'Source',
  wonByService: 'Won and lost, by service',
  wonBySource: 'Won and lost, by source',
  lostReasons: 'Lost, and why',
  reason: 'Reason',
  count: 'Cases',
  ended: 'Won',

  /** For a screen reader, in place of the drawing. */
  span: 'Span',
  half: 'Half within',
  nineOfTen: 'Nine of ten within',
  slowest: 'Slowest',

  /** On the lines, where there is room for little, and below them. */
  halfIn: 'half in {time}',
  nineOfTenIn: '9 of 10 in {time}',
  ofCases: '{count} cases',
});
