/** The same day of an earlier month, or the last day of a month that is too short for it. */
export function monthsBefore(at: Date, months: number): Date {
  const before = new Date(at);
  before.setUTCMonth(before.getUTCMonth() - months);
  if (before.getUTCDate() !== at.getUTCDate()) before.setUTCDate(0);
  return before;
}
