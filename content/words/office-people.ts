/** The list of who works in the office, which owners see. */
export const title = 'People';
export const lead = 'Everyone on this list can sign in with a code by email.';

/** The roles; owners also decide who else may sign in. */
export const owner = 'Owner';
export const office = 'Office';
export const you = 'You';
export const left = 'Can’t sign in';

/** What an owner can do; `{name}` is for a screen reader. */
export const change = 'Change';
export const changeOf = 'Change {name}';
export const name = 'Name';
export const role = 'Role';
export const save = 'Save';
export const revoke = 'Take away access';
export const letBackIn = 'Let back in';
export const ofYourself = 'Another owner can change your own role and access.';

/** The form of an invitation, and the note below it. */
export const inviteTitle = 'Invite someone';
export const email = 'Email';
export const invite = 'Invite';
export const inviteNote = 'We don’t send an invitation. Tell them to open {address} and enter this email.';

/** What is wrong with the form, and the messages after a press. */
export const noName = 'Please enter a name.';
export const notAnAddress = 'Please enter an email address, like name@example.com.';
export const known = 'This address can already sign in.';
export const saved = 'Saved.';
export const invited = 'Invited. They can sign in now.';
export const revoked = 'Done. Their devices are signed out.';

/** The list of what was done, the latest first, as the corner of a drawing has it. */
export const historyTitle = 'Revisions';
export const when = 'When';
export const who = 'Who';
export const what = 'What';
export const commandLine = 'Command line';
