/** The days in `office.ts` on which the office is closed every year, as the contact page names them. */
export const holidayNames = {
  'new-year': 'New Year’s Day',
  'mlk-day': 'Martin Luther King Jr. Day',
  'presidents-day': 'Presidents’ Day',
  'memorial-day': 'Memorial Day',
  juneteenth: 'Juneteenth',
  'independence-day': 'Independence Day',
  'labor-day': 'Labor Day',
  'columbus-day': 'Columbus Day',
  'veterans-day': 'Veterans Day',
  thanksgiving: 'Thanksgiving Day',
  'day-after-thanksgiving': 'the day after Thanksgiving',
  'christmas-eve': 'Christmas Eve',
  christmas: 'Christmas Day',
};

/** `{days}` are some of these names. */
export const closed = 'Closed on {days}.';

/** Between the last two of them. */
export const and = ' and ';
