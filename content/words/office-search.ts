/** The search at the top of every page of the office. */
export const label = 'Find a request';
export const hint = 'Number, phone, name …';
export const search = 'Find';

/** The page of what was found. `{typed}` is the search. */
export const title = 'Search';
export const nothing = 'Nothing was found for “{typed}”.';
export const tips =
  'A part of a word is enough, and accents don’t matter. Fewer words find more. A number, a reference, or a phone number leads straight to the request.';
export const one = '1 found for “{typed}”';
export const some = '{count} found for “{typed}”, the newest first';
export const more = 'The newest {count} are shown. Another word narrows it down.';

/** Where it was found, unless the card shows it. */
export const inEmail = 'Email: ';
export const inPage = 'Page: ';
