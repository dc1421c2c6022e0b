import { messages } from '../messages.ts';

export const websiteChanges = messages('websiteChanges', {
  /** What a publication changes, a line each: "Price of Loose rail post: $480–950 → $520–980". */
  changed: '{what}: {before} → {after}',
  of: '{label} of {subject}',
  on: '{label} on {day}',
  /** In a list with a label: "Jobs: Loose rail post added". */
  added: '{what}: {item} added',
  removed: '{what}: {item} removed',
  /** More of them than are named, as the item. */
  entries: '{count} entries',
  reordered: '{what}: another order',
  /** A whole page or file. */
  newFile: '{file} added',
  goneFile: '{file} removed',
  gonePage: 'The page “{file}” is taken off',
  gonePart: 'Taken off: {file}',
  more: 'and {count} more changes',

  /** Before the lines of one that brings another back. */
  asIn: 'As in version {number}',
  /** Before the lines of one that takes another back, and for what stays of that one. */
  without: 'Version {number} is taken back',
  changedLater: 'Not taken back, because it was changed again later: {change}',

  nothing: 'nothing',
  yes: 'yes',
  no: 'no',
  closed: 'closed',

  /** The text of a service, below its head. */
  text: 'Text',

  /** What a folder holds; one of it, and several. */
  folders: {
    photos: ['photo', 'photos'],
    drawings: ['drawing', 'drawings'],
    films: ['film', 'films'],
    logos: ['logo', 'logos'],
    public: ['other file', 'other files'],
  },
  /** One, by its name or what it shows; and several. */
  pictures: {
    added: { named: '{kind} “{name}” added', counted: '{count} {kind} added' },
    replaced: { named: '{kind} “{name}” replaced', counted: '{count} {kind} replaced' },
    removed: { named: '{kind} “{name}” removed', counted: '{count} {kind} removed' },
  },

  /** What a file is about. */
  files: {
    company: 'the business',
    areas: 'the areas',
    office: 'the office',
    crew: 'the crew',
    prices: 'the prices',
    terms: 'the terms',
    'how-soon': 'how soon',
    emergency: 'emergencies',
    wet: 'water damage',
    pages: 'the page titles',
    home: 'the home page',
    services: 'the page of services',
    'windows-and-doors': 'the windows page',
    about: 'the page about you',
    contact: 'the contact page',
    estimate: 'the estimate page',
    reviews: 'the reviews',
    testimonials: 'the testimonials',
    tips: 'the tips',
    guide: 'the guide',
    commercial: 'the commercial page',
    'not-found': 'the page for wrong addresses',
    photos: 'the photos',
    projects: 'the projects',
    galleries: 'the galleries',
    logos: 'the logos',
    messages: 'the program’s lines',
  },
});
