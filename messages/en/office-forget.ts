import { messages } from '../messages.ts';

export const officeForget = messages('officeForget', {
  /** Deleting a person for good, for owners: the page that asks first. */
  title: 'Delete for good',
  lead: 'This cannot be undone. These go, with their notes and history, every email that is not sent yet, and every trace by which we would know the person again:',
  related:
    'Others share an email address or a phone number with these. They stay, unless you delete them as well:',
  stays:
    'What stays: their numbers, so nobody looks for them; emails that were sent, in the mailboxes they went to; and backups, until newer ones take their place. Whoever runs the server can clear the backups sooner.',
  all: 'Delete all {count}',
  one: 'Delete it',
  onlyThis: 'Delete only {lead}',
  cancel: 'Cancel',
  row: '{lead}, {name}',

  /** When more has come in since the page was opened. */
  changed: 'Something else from this person has come in meanwhile. Please look again.',

  /** On the board, once it is done. */
  done: 'It is deleted for good.',
});
