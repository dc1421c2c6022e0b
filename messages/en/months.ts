import { messages } from '../messages.ts';

export const months = messages('months', {
  /** Written out: the browser's own names cost a phone more than the rest of the page's rendering. */
  monthNames: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
});
