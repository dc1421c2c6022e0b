/** The frame of the office's pages. `{title}` is the page's own. */
export const tab = '{title} · Office · {company}';

/** The headings in the box on top, as a drawing names its cells, and what the second one says. */
export const company = 'Company';
export const section = 'Section';
export const office = 'Office';
export const sheet = 'Sheet';
export const person = 'Signed in';

/** What the menu is called for a screen reader, and its entries. */
export const menuLabel = 'Office';
export const board = 'Board';
export const figures = 'Figures';
export const devices = 'Devices';
export const people = 'People';
export const settings = 'Settings';
export const signOut = 'Sign out';
