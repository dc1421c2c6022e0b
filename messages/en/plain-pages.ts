// What a page says where the contractor's folder has no file with its words. Nothing here names a place, a service or a firm.

/** What menus and titles call the pages that `pages.yaml` leaves out. */
export const plainPages = {
  home: 'Home',
  services: 'Services',
  tips: 'Tips',
  about: 'About us',
  contact: 'Contact',
  contactSent: 'Message sent',
  testimonials: 'Testimonials',
  estimate: 'Get an Estimate',
  estimateSent: 'Estimate request sent',
  guide: 'Guide',
  commercial: 'Agents & managers',
  privacy: 'Privacy notice',
  accessibility: 'Accessibility',
  notFound: 'Page not found',
};

/** The pictures at the top of the home page, and their buttons, for a screen reader. */
export const plainHero = {
  label: 'What we do',
  slide: 'Show {number}: {title}',
  stop: 'Stop the slides',
};

export const plainContact = {
  title: 'Contact us',
  form: {
    title: 'Write to us',
    hint: 'Leave an email address or a phone number, and we’ll answer.',
  },
  emergency: 'In an emergency',
  phone: 'Phone',
  email: 'Email',
  address: 'Address',
  hours: 'Office hours',
  areas: 'Where we work',
  towns: 'Including:',
  arrival: 'Emergencies: usually there in {arrival} minutes.',
  prices: 'Prices: as on our service pages.',
  pricesAbove: 'Prices: usually {percent}% higher, for emergency visits too.',
};

/** On the line from the year in which a business began to today. */
export const plainYears = { one: '{years} year', several: '{years} years', today: 'Today' };

/** Around the notes of `terms.yaml`. */
export const plainContract = {
  title: 'What’s in our contract',
  licences: 'Licenses',
  towns: 'Where we work',
};

export const plainEstimate = {
  title: 'Get an Estimate',
  lead: '{Fields} questions, about two minutes. You’ll get a reference number right away.',
  steps: { title: 'What happens next', list: [] as { title: string; text: string }[] },
  measures: 'Depending on the work, {names} will measure and write your estimate.',
  or: ' or ',
  talk: 'Prefer to talk? {phone}',
};

export const plainNotFound = {
  title: 'Page not found',
  text: 'There’s no page at this address.',
  home: 'Go to the home page',
  links: [
    { text: 'Contact', to: '/contact' },
    { text: 'Get an Estimate', to: '/estimate' },
  ],
  drawing: {
    label: 'this page',
    alt: 'Cutaway of a house with dashed outlines where a window and a door should be',
  },
  motto: 'Planning some work?',
  button: 'Get an Estimate',
  external: 'From the company we’re a division of. Opens {site}.',
  clients: 'Clients',
};

/** Before the emergency number. */
export const plainEmergency = { button: 'Emergency, 24/7' };

/** The same in the new site of a business whose trades have to do with gas or smoke. */
export const callFirst = 'Gas, smoke or a CO alarm: get out, call 911 first.';
