import { formatCode } from '../../contract/sign-in-code.ts';
import { hashOfPrinted } from '../../office/sign-in/sessions.ts';
import { readableTime } from '../../server/formats/business-time.ts';
import { isPlausibleAddress, meantAddress } from '../../server/formats/email-address.ts';
import { newPrintedCode } from '../../server/store/reference.ts';
import { PRINTED_CODE_LIFETIME } from '../../server/store/sign-ins.ts';
import { ROLES, type Role } from '../../server/store/tables.ts';
import type { User } from '../../server/store/users.ts';
import { Failure, JSON_OPTION, UsageError } from '../command.ts';
import { asJson, asTable } from '../output.ts';
import type { LeadsCommand, StoreContext } from './command.ts';

// Who may sign in to the office on the web. The audit trail names no user for what is done here.

const BY_COMMAND = null;

const inviteCommand: LeadsCommand = {
  name: 'office invite',
  about: 'Let a person sign in to the office; the first invitation opens it',
  args: ['EMAIL', 'NAME'],
  options: {
    role: {
      type: 'string',
      value: 'ROLE',
      about: 'owner, office or editor; by default the first user is an owner, the others are office',
    },
  },
  notes: `Owners can also manage users. Editors change the website and see no requests. A former user gets the previous role back. No mail is sent: pass on the address that this prints.`,
  async run({ store, config, args: [email = '', name = ''], values, at, stdout }) {
    const invitation = { email: asAddress(email), name: asName(name), role: asRole(values.role) };
    const user = await store.inviteUser(invitation, { by: BY_COMMAND, at });
    if (!user) throw new Failure(`${email} can already sign in.`);
    stdout(`${user.name} (${user.role}) can sign in at ${config.siteUrl}/office with ${user.email}.\n`);
  },
};

const usersCommand: LeadsCommand = {
  name: 'office users',
  about: 'List current and former users',
  options: { json: JSON_OPTION },
  async run({ store, values, stdout }) {
    const users = await store.users();
    if (values.json) stdout(asJson(users.map(userToJson)));
    else if (users.length > 0) stdout(asTable(users.map(userRow), ['Name', 'Email', 'Role', 'Since', '']));
    if (users.length === 0) throw new Failure('There are no users: the office is off.');
  },
};

const roleCommand: LeadsCommand = {
  name: 'office role',
  about: 'Change the role of a user',
  args: ['EMAIL', 'ROLE'],
  async run({ store, args: [email = '', typed], at, stdout }) {
    const role = asRole(typed);
    const user = await knownUser(store, email);
    if (!role || !(await store.changeRole(user.id, role, { by: BY_COMMAND, at }))) {
      throw new Failure(`${user.name} is already ${user.role}.`);
    }
    stdout(`${user.name} is now ${role}.\n`);
  },
};

const revokeCommand: LeadsCommand = {
  name: 'office revoke',
  about: 'Remove the access of a user and sign out all their devices',
  args: ['EMAIL'],
  notes: 'Their changes keep their name in the history. Without any user the office is off.',
  async run({ store, args: [email = ''], at, stdout, stderr }) {
    const user = await knownUser(store, email);
    if (!(await store.deactivateUser(user.id, { by: BY_COMMAND, at }))) {
      throw new Failure(`${user.name} already has no access.`);
    }
    stdout(`${user.name} can no longer sign in, and is signed out everywhere.\n`);
    if (!(await store.hasActiveUser())) stderr('There are no users left: the office is off.\n');
  },
};

const signInCommand: LeadsCommand = {
  name: 'office sign-in',
  about: 'Print a sign-in code, for when no mail arrives',
  args: ['EMAIL'],
  notes: `The code works once, in a browser where the email was entered, like a code from a mail. It is longer than that, and failed
attempts do not end it. It is not stored. The mail that the browser asked for may still arrive.`,
  async run({ store, config, args: [email = ''], at, stdout, stderr }) {
    const code = newPrintedCode();
    const address = asAddress(email);
    const user = await store.printCode({ email: address, codeHash: hashOfPrinted(address, code), at });
    if (!user) throw unknownUser(email);
    const minutes = PRINTED_CODE_LIFETIME / 60_000;
    stdout(`${formatCode(code)}\n`);
    stderr(
      `Enter ${user.email} at ${config.siteUrl}/office/sign-in, then this code. It is valid for ${minutes} minutes.\n`,
    );
  },
};

const devicesCommand: LeadsCommand = {
  name: 'office devices',
  about: 'List the devices where a user is signed in',
  args: ['EMAIL'],
  options: { json: JSON_OPTION },
  async run({ store, args: [email = ''], values, at, stdout }) {
    const user = await knownUser(store, email);
    const devices = (await store.sessionsOf(user.id, at)).map(({ device, createdAt, seenAt }) => ({
      device,
      signed_in_at: createdAt,
      last_used_at: seenAt,
    }));
    const rows = devices.map((one) => [
      one.device,
      readableTime(one.signed_in_at),
      readableTime(one.last_used_at),
    ]);
    if (values.json) stdout(asJson(devices));
    else if (devices.length > 0) stdout(asTable(rows, ['Device', 'Signed in', 'Last used']));
    if (devices.length === 0) throw new Failure(`${user.name} is not signed in anywhere.`);
  },
};

export const officeCommands = [
  inviteCommand,
  usersCommand,
  roleCommand,
  revokeCommand,
  signInCommand,
  devicesCommand,
];

function userRow({ name, email, role, isActive, createdAt }: User): string[] {
  return [name, email, role, readableTime(createdAt), isActive ? '' : 'no access'];
}

function userToJson({ name, email, role, isActive, createdAt }: User) {
  return { name, email, role, active: isActive, created_at: createdAt };
}

/** The user with this address; throws a Failure when there is none. */
async function knownUser(store: StoreContext['store'], typed: string): Promise<User> {
  const user = await store.userByEmail(asAddress(typed));
  if (!user) throw unknownUser(typed);
  return user;
}

function unknownUser(email: string): Failure {
  return new Failure(`No user has the address ${email}.`);
}

function asAddress(typed: string): string {
  const email = meantAddress(typed);
  if (isPlausibleAddress(email)) return email;
  throw new UsageError(`"${typed}" is not an email address.`);
}

function asName(typed: string): string {
  const name = typed.trim();
  if (name !== '') return name;
  throw new UsageError('The name is empty.');
}

function asRole(typed: unknown): Role | undefined {
  if (typed === undefined) return undefined;
  const role = ROLES.find((one) => one === typed);
  if (role) return role;
  throw new UsageError(`"${typed}" is not a role. Use ${ROLES.join(', ')}.`);
}
