import { messages } from '../messages.ts';

export const officePeople = messages('officePeople', {
  /** The list of who works in the office, which owners see. */
  title: 'People',
  lead: 'Everyone on this list can sign in with a code by email.',

  /** The roles; owners also decide who else may sign in. */
  owner: 'Owner',
  office: 'Office',
  editor: 'Editor',
  roleHint: 'Office: the requests. Editor: the website, and no requests. Owner: everything.',
  you: 'You',
  left: 'Can’t sign in',

  /** What an owner can do; `{name}` is for a screen reader. */
  change: 'Change',
  changeOf: 'Change {name}',
  name: 'Name',
  role: 'Role',
  save: 'Save',
  revoke: 'Take away access',
  letBackIn: 'Let back in',
  ofYourself: 'Another owner can change your own role and access.',

  /** The form of an invitation, and the note below it. */
  inviteTitle: 'Invite someone',
  email: 'Email',
  invite: 'Invite',
  inviteNote: 'We don’t send an invitation. Tell them to open {address} and enter this email.',

  /** What is wrong with the form, and the messages after a press. */
  noName: 'Please enter a name.',
  notAnAddress: 'Please enter an email address, like name@example.com.',
  known: 'This address can already sign in.',
  saved: 'Saved.',
  invited: 'Invited. They can sign in now.',
  revoked: 'Done. Their devices are signed out.',

  /** The list of what was done, the latest first, as the corner of a drawing has it. */
  historyTitle: 'Revisions',
  when: 'When',
  who: 'Who',
  what: 'What',
  commandLine: 'Command line',
});
