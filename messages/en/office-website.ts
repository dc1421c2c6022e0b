import { messages } from '../messages.ts';

/** The pages and forms in which an owner edits what the website says. */
export const officeWebsite = messages('officeWebsite', {
  title: 'Website',
  back: 'All of the website',

  /** Where the website is a folder on the server. `{folder}` is its path. */
  readOnly:
    'This website is made from the folder {folder} on the server, and is edited there. To edit it here instead, take CONTENT_DIR out of the settings and start the server again.',
  /** While nothing was published from the office. */
  beginLead:
    'You can edit your website here: prices, hours, words, photos. Nothing changes for visitors before you publish it.',
  begin: 'Edit the website here',
  beginAsk:
    'An owner opens this page and presses “Edit the website here” once. From then on you can edit it.',
  begun: 'Your website is here now. Visitors see it as it was.',
  cannotBegin: 'The website as it is has mistakes, so it cannot be taken over yet.',

  /** The list of what there is. */
  changedCount: '{count} parts are changed and not published yet.',
  changedOne: 'One part is changed and not published yet.',
  noChanges: 'Everything that you have saved is published.',
  sampleCount:
    '{count} entries are samples that came with the program. While there are any, each page says that the business is invented.',
  failed:
    'What you published cannot be shown yet. Visitors see the website as it was before or, where there is none, a page that asks them to come back:',
  /** After an update of the program. */
  leftOut:
    'The program has no place for this anymore, so visitors do not see it. The next time you save the part, it is gone:',
  toPublish: 'Look through and publish',
  toHistory: 'Earlier versions',
  toGoingLive: 'What is left to do',
  changed: 'Changed, not published',
  samples: '{count} samples',
  oneSample: 'Sample',
  missing: 'Not on your website',
  /** Before the names of parts that are folded. */
  showAll: 'Show all {count}:',
  edit: 'Edit',
  addPart: 'Add',
  /** For a screen reader: "Edit Decks". */
  ofPart: '{action} {part}',

  groups: {
    business: 'Your business',
    services: 'Services and prices',
    reviews: 'Reviews and people',
    pictures: 'Pictures and projects',
    pages: 'Pages',
    rules: 'Terms, emergencies and small print',
  },
  files: {
    company: 'Name, phones, address and mails',
    office: 'Hours and holidays',
    areas: 'Where you work',
    services: 'The page of all services',
    prices: 'Prices that services share',
    'how-soon': 'How soon you come',
    'windows-and-doors': 'The windows you are certified for',
    reviews: 'Reviews',
    testimonials: 'Testimonials',
    crew: 'People',
    photos: 'Photos',
    galleries: 'Galleries that services share',
    projects: 'Projects',
    logos: 'Logos, seals and certificates',
    home: 'Home page',
    about: 'About you',
    contact: 'Contact page',
    estimate: 'Estimate page',
    commercial: 'Commercial work',
    tips: 'Tips',
    guide: 'Guide to selling a home',
    'not-found': 'Page for wrong addresses',
    terms: 'Contracts and terms',
    emergency: 'Before the emergency number',
    wet: 'Where water is coming in',
    pages: 'Page titles',
    messages: 'Lines of the program, as text',
  },

  /** A service that is not there yet. */
  newService: 'Add a service',
  newServiceName: 'Its name, like “Gutter cleaning”',
  noName: 'Please give it a name.',
  known: 'There is a service with this name.',

  /** The form of a part. `{person}` is who changed it as well, and `{when}` the time. */
  editTitle: 'Edit: {part}',
  save: 'Save',
  saved: 'Saved. Visitors see it when you publish it.',
  savedWithMistakes: 'Saved. What is marked has to be put right before it can be published.',
  unsaved: 'This is not saved yet. Please look at the fields that are marked.',
  pressed: 'Nothing is saved yet: press Save to keep this, or leave the page to have it as it was.',
  changedBy: 'Changed by {person}, {when}, and not published yet.',
  meanwhile:
    '{person} has changed this too, {when}, and their changes are in the form now. Where you both changed the same, the form has yours, with theirs beside it. Nothing is saved yet: press Save for what is to stay.',
  theirs: '{person} wrote: “{text}”',
  theirsEmpty: '{person} left this empty.',
  removedMeanwhile: '{person} has taken this off the website, {when}. Press Save to have it as it is here.',
  unreadable:
    'This part cannot be shown as a form. Line {line}: found {found}; expected {expected}. Copy the website into a folder (npm run content -- export), correct it there, and bring it back (import).',
  /** On the form of the hours, for owners. */
  singleDays: 'These hours and holidays come back every week and every year.',
  toSingleDays: 'Close on a single day, or switch storm mode on',
  moreTitle: 'This part of the website',
  takeOff: 'Take it off the website',
  takeOffNote: 'Visitors see it until you publish. Earlier versions keep it.',
  takeOffAsk: 'Do you want to take “{part}” off the website?',
  takeOffYes: 'Yes, take it off',
  takenOffYet: 'Taken off, not yet published',
  takenOff: 'Taken off. Visitors see it until you publish.',
  takenOffLinks: 'Taken off, and out of the lists that led there. Visitors see it until you publish.',
  /** On its page; `{when}` it was published last. */
  isOff: 'It is taken off your website, and kept as it was {when}.',
  isOffYet: 'It is taken off. Visitors see it until you publish.',
  beginAnew: 'Begin with an empty form',
  isBack: 'It is back as it was.',
  drop: 'Drop the changes',
  dropNote: 'It is then as visitors see it now.',
  dropped: 'The changes are dropped.',
  notDropped: 'It has been changed again or published, so nothing was dropped.',

  /** The page on which changes are published. */
  publishTitle: 'Publish',
  publishLead: 'This will change for your visitors:',
  publish: 'Publish',
  published: 'Published. Visitors see it within ten seconds, or once the photos before it are ready.',
  publishedPhotos: 'Published. Visitors see it within a minute, because the new photos are made ready first.',
  toSite: 'Your website',
  /** Until what was published is in its place. */
  puttingInPlace: 'Your website is being put in place.',
  waiting: 'This takes a moment, and with new photos up to a minute. It opens by itself.',
  nothingNew: 'There is nothing to publish: visitors see all that you have saved.',
  moreByNow: 'More was changed meanwhile. Please look through it again.',
  mistakesLead: 'This has to be put right first. Until then, visitors see the website as it is.',
  mistake: '{place}: found {found}; expected {expected}',
  /** `{place}` still names the page of `{part}`. */
  leadsToGone: '{place}: “{part}” is taken off',
  conflictsLead:
    'These parts were published by someone else after you changed them. Open each, and save what is to stay.',
  busy: 'Others are publishing at this moment. Please try again.',

  /** The list of what was published. */
  historyTitle: 'Earlier versions',
  /** Where there are both buttons. */
  historyLead:
    '“Take this back” undoes what one version changed, and keeps what came after it. “Bring this version back” makes all of the website what it was then.',
  noHistory: 'Nothing was published from here yet.',
  version: 'Version {number}',
  byWhom: '{when} · {who}',
  now: 'Now on your website',
  /** For a screen reader: "Take this back, version 12". */
  ofVersion: '{action}, version {number}',
  takeBack: 'Take this back',
  goBack: 'Bring this version back',
  tookBack:
    'Done: what changed is below. Visitors see it within ten seconds, and other photos within a minute.',
  changedLater: 'Nothing was done, because all of this was changed again later:',
  /** Before mistakes, each with a form. */
  cannotGoBack:
    'This cannot be done as the website is now. Please put this right and publish it, and then try again.',
  nothingThere: 'It would be the same website, so nothing was done.',
  older: 'Older versions',
  commandLine: 'The command line',
  someone: 'Someone',

  /** Buttons of a form. */
  add: 'Add',
  remove: 'Remove',
  up: 'Move up',
  down: 'Move down',
  drag: 'Drag to move',
  /** Of the buttons, as a screen reader says them: "Move up Jobs 2". */
  buttonOf: '{button} {entry}',
  entry: '{list} {number}',
  entryName: 'Name of {entry}',
  removeEntry: 'Remove {entry}',
  removeAsk: 'This also removes what is in it: {entries}.',
  onePerLine: 'One on each line.',
  onePerLineOrComma: 'One on each line, or with commas between them.',
  /** At the name of a service, before links to them. */
  ownWords: 'These stay as they are when you change it: ',
  /** Above a form, for each field with a mistake, which follows. */
  toMend: '{field}:',
  oneEntry: 'one entry',
  entries: '{count} entries',
  sample: 'sample',
  /** Optional fields that are empty. */
  more: 'More that this can say',

  /** The parts of a range, a time span, and what has no names for its parts. */
  rangeParts: ['From', 'To'],
  dash: '–',
  /** As a screen reader says it: "Monday, From". */
  spanEnd: '{span}, {end}',
  otherPart: '{label}, part {number}',
  either: 'Fill in one of these.',
  yes: 'Yes',
  no: 'No',
  /** The drawing that has the name of a maker of them. */
  windows: 'Windows',
  notChosen: 'Not chosen',
  text: 'Text',
  /** Where a page was left without saving. */
  keptTyped: 'You typed something here and did not save it.',
  putBack: 'Put it back',
  /** What is left of a limit, and the buttons above a longer text. */
  left: '{count} characters left',
  tooMany: '{count} characters too many',
  toolbar: 'Signs for this text',
  bold: 'Bold',
  link: 'Link',
  linkTo: 'Where does it lead? A page of yours, like /contact, or an address, like https://example.com',
  heading: 'Heading',
  listItem: 'List',
  textHelp: 'Markdown: **bold**, [a link](/contact), ## a heading, - an entry of a list.',

  /** Below a field: what is there without it, how its sentence reads, and what a place in braces stands for. */
  whereEmpty: 'Left empty: “{text}”.',
  mayName: 'It may name the figures, in braces.',
  asRead: 'Visitors read: “{text}”',
  inSentence: 'In a sentence, {place} stands for “{text}”.',

  /** Limits and mistakes. */
  mayBe: '{limits}.',
  wrong: 'Expected: {expected}.',
  empty: 'Please fill this in.',
  sameName: 'Another one has this name.',
  twoAtOnce: 'Please fill in only one of these.',
  /** Beside such a number, and among what is left to do. */
  phone: 'Phone number',
  examplePhone:
    'Numbers with 555-01 are for examples and reach no one. With one, each page says that the business is invented.',
  /** Among it as well: the address to write to, and that from which mails come. */
  email: 'Email address',
  sender: 'Sender of mails',
  exampleEmail:
    'This address is for examples and gets no mail. With it, each page says that the business is invented.',
});
