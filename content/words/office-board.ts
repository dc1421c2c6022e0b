/** The board of the office: its name, and its four lists. */
export const title = 'Board';
export const lists = 'Requests';
export const waiting = 'Waiting';
export const mine = 'Mine';
export const all = 'All';
export const held = 'Held';

/** Below today’s tape. `{when}` is "5 p.m." or "Mon 8 a.m.". */
export const openUntil = 'Open until {when}';
export const closedUntil = 'Closed until {when}';
export const closed = 'Closed';

/** What the dimension line says. `{time}` is "14 min"; it is "open" where the office was closed meanwhile, so that only its hours count. */
export const oneWaits = '1 waiting, {time}';
export const oneWaitsOpen = '1 waiting, {time} open';
export const oneWaitsClosed = '1 waiting, came after hours';
export const someWait = '{count} waiting, the longest {time}';
export const someWaitOpen = '{count} waiting, the longest {time} open';
export const someWaitClosed = '{count} waiting, all came after hours';

/** Where a list is empty. `{time}` is "2 h", `{who}` who has claimed it. */
export const nobodyWaits = 'Nobody is waiting.';
export const nothingYet = 'Nothing has come in yet. Requests show up here the moment they arrive.';
export const lastAnswered = 'The last request came {time} ago and was answered in {answer}.';
export const lastClaimed = 'The last request came {time} ago. {who} has it in hand.';
export const lastOpen = 'The last request came {time} ago.';
export const nothingMine =
  'You have nothing in hand. What you claim shows up here until it is won, lost, or closed.';
export const nothingFound = 'Nothing matches these filters.';
export const nothingHeld =
  'Nothing is held. What looks like spam, or was sent without the check for people, waits here for you.';

/** Below what waits: the last automatic test, whose number is missing among the requests. */
export const test = 'Automatic test #{number}, {when}: its emails have left.';
export const testPending = 'Automatic test #{number}, {when}: its emails have not left yet.';

/** Above the cards that come before the others. */
export const callBack = 'Call back today';
export const inHand = 'In hand, no call noted yet';

/** A card: its number, and its title where no service was requested. */
export const number = '#{number}';
export const message = 'Message';
export const from = '{name}, {town}';
export const noName = 'No name given';
export const noWords = 'No description.';
export const claim = 'I’m calling';
export const claimOf = 'I’m calling, {lead}';
export const claimWithoutPhone = 'I’m on it';
export const claimWithoutPhoneOf = 'I’m on it, {lead}';
export const claimedBy = 'In hand: {name}';
export const somebody = 'the command line';
export const remind = 'Call back {when}';
export const heldBecause = 'Held because {reason}.';
export const heldByOffice = 'Held by the office.';

/** The buttons of a held one. `{lead}` is "Estimate request #12", for a screen reader. */
export const release = 'Not spam, release';
export const releaseOf = 'Not spam, release {lead}';
export const forget = 'Delete';
export const forgetOf = 'Delete {lead}';

/** The filters of the list of all. */
export const filters = 'Filter';
export const filtersOn = 'Filter ({count} on)';
export const status = 'Status';
export const anyStatus = 'Any status';
export const service = 'Service';
export const anyService = 'Anything';
export const messages = 'Messages';
export const since = 'Since';
export const before = 'Before';
export const priority = 'Priority';
export const anyPriority = 'Any';
export const urgent = 'Only urgent';
export const apply = 'Show';
export const clear = 'Clear';
export const found = '{count} found';
export const foundOne = '1 found';
export const exportAll = 'Export as CSV';

/** The links between the pages of a list. */
export const pages = 'Pages';
export const next = 'Next page';
export const first = 'Back to the start';

/** The call list, which is printed: its title, and what stands over its columns. */
export const callList = 'Call list, {when}';
export const who = 'Who';
export const phone = 'Phone';
export const what = 'What';
export const when = 'Came';
export const noPhone = 'no phone, no email';
