/** The band above the box, and its button, which is a link of the footer's menu as well. */
export const bandTitle = 'Estimates are free';
export const bandText = 'For planned work, with no obligation. You’ll hear from us during office hours.';
export const estimate = 'Get a Free Estimate';

/** The band's sentence on a page that has a form of its own; the office number is the button then. */
export const bandByPhone =
  'Prefer to talk? Estimates for planned work are free. A\u00a0repair visit has a charge, and we’ll tell you before we come.';

/** What the footer's menu is called for a screen reader. */
export const menuLabel = 'Footer';

/** The headings in the box, as a drawing names its cells. */
export const company = 'Company';
export const address = 'Address';
export const phone = 'Phone';
/** Above the note about 911 and the emergency number. */
export const emergency = 'Emergency, 24/7';
export const licences = 'Licenses';
/** Above `otherLicences` of `content/company.ts`. */
export const otherLicences = 'City and federal';
/** Above the page's title. */
export const sheet = 'Sheet';
/** Above the day on which the content last changed, in figures, and the year. */
export const issued = 'Set issued';

/** Before the parent company's name. */
export const divisionOf = 'a division of';

/** The links to the privacy notice, and to how the site is tested. */
export const privacy = 'Privacy notice';
export const accessibility = 'Accessibility';
/** The switch to the dark pages, and the one back. */
export const darkTheme = 'Show as blueprint';
export const lightTheme = 'Show on paper';
