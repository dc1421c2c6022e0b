import { messages } from '../messages.ts';

export const holidays = messages('holidays', {
  /** The days in `content/office.yaml` on which the office is closed every year, as the contact page names them. */
  holidayNames: {
    'new-year': 'New Year’s Day',
    'mlk-day': 'Martin Luther King Jr. Day',
    'presidents-day': 'Presidents’ Day',
    'memorial-day': 'Memorial Day',
    juneteenth: 'Juneteenth',
    'independence-day': 'Independence Day',
    'labor-day': 'Labor Day',
    'columbus-day': 'Columbus Day',
    'veterans-day': 'Veterans Day',
    thanksgiving: 'Thanksgiving',
    'day-after-thanksgiving': 'the day after Thanksgiving',
    'christmas-eve': 'Christmas Eve',
    christmas: 'Christmas',
  },

  /** `{days}` are some of these names. */
  closed: 'Closed {days}.',

  /** Between the last two of them. */
  and: ' and ',
});
