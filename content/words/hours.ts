/** In the order of the week. Written out, as the months are. */
export const dayNames = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
};

/** "9 a.m.", "5:30 p.m.", and the two that have names. */
export const morning = '{time} a.m.';
export const afternoon = '{time} p.m.';
export const noon = 'noon';
export const midnight = 'midnight';

/** "Monday to Friday", "8 a.m. to 5 p.m.". */
export const span = '{from} to {to}';

/** The short form in every footer, on a clock of twelve hours: "Mon–Fri 8–5, Sat 9–12". */
export const shortDayNames = {
  monday: 'Mon',
  tuesday: 'Tue',
  wednesday: 'Wed',
  thursday: 'Thu',
  friday: 'Fri',
  saturday: 'Sat',
  sunday: 'Sun',
};
export const shortSpan = '{from}–{to}';

/** A day that is open from midnight to midnight. */
export const allDay = 'all day';
