import { messages } from '../messages.ts';

export const footer = messages('footer', {
  /** The band above the box, and its button, which is a link of the footer's menu as well. */
  bandTitle: 'Ask for an estimate',
  bandText: 'A few words about the work are enough.',
  estimate: 'Get an Estimate',

  /** The band's sentence on a page that has a form of its own; the office number is the button then. */
  bandByPhone: 'Prefer to talk?',

  /** What the footer's menu is called for a screen reader. */
  menuLabel: 'Footer',

  /** The headings in the box, as a drawing names its cells. */
  company: 'Company',
  address: 'Address',
  phone: 'Phone',
  /** Above the emergency number. */
  emergency: 'Emergency, 24/7',
  licences: 'Licenses',
  /** Above `otherLicences` of `content/company.yaml`. */
  otherLicences: 'Other licenses',
  /** Above the page's title. */
  sheet: 'Sheet',
  page: 'Page',
  /** Above the day on which the content last changed, in figures, and the year. */
  issued: 'Updated',

  /** Before the parent company's name. */
  divisionOf: 'a division of',

  /** The links to the privacy notice, and to how the site is tested. */
  privacy: 'Privacy notice',
  accessibility: 'Accessibility',
  /** The switch to the dark pages, and the one back. */
  darkTheme: 'Dark mode',
  lightTheme: 'Light mode',
});
