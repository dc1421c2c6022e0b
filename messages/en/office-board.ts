import { messages } from '../messages.ts';

export const officeBoard = messages('officeBoard', {
  /** The board of the office: its name, and its four lists. */
  title: 'Board',
  lists: 'Requests',
  waiting: 'Waiting',
  mine: 'Mine',
  all: 'All',
  held: 'Held',

  /** Below today’s tape. `{when}` is "5 p.m." or "Mon 8 a.m.". */
  openUntil: 'Open until {when}',
  closedUntil: 'Closed until {when}',
  closed: 'Closed',

  /** What the dimension line says. `{time}` is "14 min"; it is "open" where the office was closed meanwhile, so that only its hours count. */
  oneWaits: '1 waiting, {time}',
  oneWaitsOpen: '1 waiting, {time} open',
  oneWaitsClosed: '1 waiting, came after hours',
  someWait: '{count} waiting, the longest {time}',
  someWaitOpen: '{count} waiting, the longest {time} open',
  someWaitClosed: '{count} waiting, all came after hours',

  /** Where a list is empty. `{time}` is "2 h", `{who}` who has claimed it. */
  nobodyWaits: 'Nobody is waiting.',
  nothingYet: 'Nothing has come in yet. Requests show up here the moment they arrive.',
  lastAnswered: 'The last request came {time} ago and was answered in {answer}.',
  lastClaimed: 'The last request came {time} ago. {who} has it in hand.',
  lastOpen: 'The last request came {time} ago.',
  nothingMine: 'You have nothing in hand. What you claim shows up here until it is won, lost, or closed.',
  nothingFound: 'Nothing matches these filters.',
  nothingHeld:
    'Nothing is held. What looks like spam, or was sent without the check for people, waits here for you.',

  /** Below what waits: the last automatic test, whose number is missing among the requests. */
  test: 'Automatic test #{number}, {when}: its emails have left.',
  testPending: 'Automatic test #{number}, {when}: its emails have not left yet.',

  /** Above the cards that come before the others. */
  callBack: 'Call back today',
  inHand: 'In hand, no call noted yet',

  /** A card: its number. */
  number: '#{number}',
  from: '{name}, {town}',
  noName: 'No name given',
  noWords: 'No description.',
  claim: 'I’m calling',
  claimOf: 'I’m calling, {lead}',
  claimWithoutPhone: 'I’m on it',
  claimWithoutPhoneOf: 'I’m on it, {lead}',
  claimedBy: 'In hand: {name}',
  somebody: 'the command line',
  remind: 'Call back {when}',
  heldBecause: 'Held because {reason}.',
  heldByOffice: 'Held by the office.',

  /** The buttons of a held one. `{lead}` is "Estimate request #12", for a screen reader. */
  release: 'Not spam, release',
  releaseOf: 'Not spam, release {lead}',
  forget: 'Delete',
  forgetOf: 'Delete {lead}',

  /** The filters of the list of all. */
  filters: 'Filter',
  filtersOn: 'Filter ({count} on)',
  status: 'Status',
  anyStatus: 'Any status',
  service: 'Service',
  anyService: 'Anything',
  messages: 'Messages',
  since: 'Since',
  before: 'Before',
  priority: 'Priority',
  anyPriority: 'Any',
  urgent: 'Only urgent',
  apply: 'Show',
  clear: 'Clear',
  found: '{count} found',
  foundOne: '1 found',
  exportAll: 'Export as CSV',

  /** The links between the pages of a list. */
  pages: 'Pages',
  next: 'Next page',
  first: 'Back to the start',

  /** The call list, which is printed: its title, and what stands over its columns. */
  callList: 'Call list, {when}',
  who: 'Who',
  phone: 'Phone',
  what: 'What',
  when: 'Came',
  noPhone: 'no phone, no email',
});
