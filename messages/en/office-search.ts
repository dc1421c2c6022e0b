import { messages } from '../messages.ts';

export const officeSearch = messages('officeSearch', {
  /** The search at the top of every page of the office. */
  label: 'Find a request',
  hint: 'Number, phone, name …',
  search: 'Find',

  /** The page of what was found. `{typed}` is the search. */
  title: 'Search',
  nothing: 'Nothing was found for “{typed}”.',
  tips: 'A part of a word is enough, and accents don’t matter. Fewer words find more. A number, a reference, or a phone number leads straight to the request.',
  one: '1 found for “{typed}”',
  some: '{count} found for “{typed}”, the newest first',
  more: 'The newest {count} are shown. Another word narrows it down.',

  /** Where it was found, unless the card shows it. */
  inEmail: 'Email: ',
  inPage: 'Page: ',
});
