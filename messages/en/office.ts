import { messages } from '../messages.ts';

export const office = messages('office', {
  /** The frame of the office's pages. `{title}` is the page's own. */
  tab: '{title} · Office · {company}',

  /** The headings in the box on top, as a drawing names its cells, and what the second one says. */
  company: 'Company',
  section: 'Section',
  office: 'Office',
  sheet: 'Sheet',
  person: 'Signed in',

  /** What the menu is called for a screen reader, and its entries. */
  menuLabel: 'Office',
  board: 'Board',
  figures: 'Figures',
  devices: 'Devices',
  website: 'Website',
  people: 'People',
  settings: 'Settings',
  signOut: 'Sign out',
});
