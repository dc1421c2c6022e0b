/** Deleting a person for good, for owners: the page that asks first. */
export const title = 'Delete for good';
export const lead =
  'This cannot be undone. These go, with their notes and history, every email that is not sent yet, and every trace by which we would know the person again:';
export const related =
  'Others share an email address or a phone number with these. They stay, unless you delete them as well:';
export const stays =
  'What stays: their numbers, so nobody looks for them; emails that were sent, in the mailboxes they went to; and backups, until newer ones take their place. Whoever runs the server can clear the backups sooner.';
export const all = 'Delete all {count}';
export const one = 'Delete it';
export const onlyThis = 'Delete only {lead}';
export const cancel = 'Cancel';
export const row = '{lead}, {name}';

/** When more has come in since the page was opened. */
export const changed = 'Something else from this person has come in meanwhile. Please look again.';

/** On the board, once it is done. */
export const done = 'It is deleted for good.';
