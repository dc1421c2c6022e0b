import { formatCode } from '../../contract/sign-in-code.ts';
import { hashOfPrinted } from '../../office/sign-in/sessions.ts';
import { readableTime } from '../../server/formats/business-time.ts';
import { isPlausibleAddress, meantAddress } from '../../server/formats/email-address.ts';
import { newPrintedCode } from '../../server/store/reference.ts';
import { PRINTED_CODE_LIFETIME } from '../../server/store/sign-ins.ts';
import { ROLES, type Role } from '../../server/store/tables.ts';
import type { User } from '../../server/store/users.ts';
import { UsageError } from '../command.ts';
import { asJson } from '../json.ts';
import { asTable } from '../table.ts';
import type { LeadsCommand } from './command.ts';

// Who may sign in to the office on the web. An act of this command line has no user in the audit trail.

const BY_COMMAND = null;

const inviteCommand: LeadsCommand = {
  name: 'office invite',
  about: 'Lets somebody sign in to the office on the web; with the first one it opens',
  args: ['EMAIL', 'NAME'],
  options: {
    role: {
      type: 'string',
      value: 'ROLE',
      about: 'owner or office; the first person is an owner, the others are office unless you say so',
    },
  },
  notes: `Owners also decide who else works in the office. Whoever had left comes back with the role of before. No mail is
sent: tell them the address that this prints.`,
  async run({ store, config, args: [email = '', name = ''], values, at, stdout, stderr }) {
    const invitation = { email: asAddress(email), name: asName(name), role: asRole(values.role) };
    const user = await store.inviteUser(invitation, { by: BY_COMMAND, at });
    if (!user) {
      stderr(`${email} can sign in already.\n`);
      return 1;
    }
    stdout(`${user.name} (${user.role}) can sign in at ${config.siteUrl}/office with ${user.email}.\n`);
    return 0;
  },
};

const usersCommand: LeadsCommand = {
  name: 'office users',
  about: 'Lists who may sign in to the office on the web, and who could',
  args: [],
  options: { json: { type: 'boolean', about: 'for programs' } },
  async run({ store, values, stdout, stderr }) {
    const users = await store.users();
    if (values.json) stdout(asJson(users.map(userToJson)));
    else if (users.length > 0) stdout(asTable(users.map(userRow), ['Name', 'Email', 'Role', 'Since', '']));
    if (users.length > 0) return 0;
    stderr('Nobody was invited: the office is not on the web.\n');
    return 1;
  },
};

const roleCommand: LeadsCommand = {
  name: 'office role',
  about: 'Makes somebody an owner, or no longer',
  args: ['EMAIL', 'ROLE'],
  options: {},
  async run({ store, args: [email = '', typed = ''], at, stdout, stderr }) {
    const role = asRole(typed);
    const user = await store.userByEmail(asAddress(email));
    if (!user) return unknown(email, stderr);
    if (!role || !(await store.changeRole(user.id, role, { by: BY_COMMAND, at }))) {
      stderr(`${user.name} is ${user.role} already.\n`);
      return 1;
    }
    stdout(`${user.name} is ${role} now.\n`);
    return 0;
  },
};

const revokeCommand: LeadsCommand = {
  name: 'office revoke',
  about: 'Takes away the access of somebody, and signs all their devices out',
  args: ['EMAIL'],
  options: {},
  notes:
    'What they have done stays in the history with their name. Without anybody who may sign in, the office closes.',
  async run({ store, args: [email = ''], at, stdout, stderr }) {
    const user = await store.userByEmail(asAddress(email));
    if (!user) return unknown(email, stderr);
    if (!(await store.deactivateUser(user.id, { by: BY_COMMAND, at }))) {
      stderr(`${user.name} cannot sign in anyway.\n`);
      return 1;
    }
    stdout(`${user.name} can no longer sign in, and is signed out everywhere.\n`);
    if (!(await store.hasActiveUser())) stderr('Nobody is left: the office is not on the web any more.\n');
    return 0;
  },
};

const signInCommand: LeadsCommand = {
  name: 'office sign-in',
  about: 'Prints a code to sign in with, for when no mail arrives',
  args: ['EMAIL'],
  options: {},
  notes: `It works once, in a browser where that address was entered, like a code from a mail; it is longer, and no wrong try of a stranger ends it. It is printed and not stored: only
whoever reads it here can use it. The mail that the browser has asked for can still come.`,
  async run({ store, config, args: [email = ''], at, stdout, stderr }) {
    const code = newPrintedCode();
    const address = asAddress(email);
    const printed = { email: address, codeHash: hashOfPrinted(address, code), at };
    const user = await store.printCode(printed);
    if (!user) return unknown(email, stderr);
    const minutes = PRINTED_CODE_LIFETIME / 60_000;
    stdout(`${formatCode(code)}\n`);
    stderr(
      `Enter ${user.email} at ${config.siteUrl}/office/sign-in, and then this code. It is good for ${minutes} minutes.\n`,
    );
    return 0;
  },
};

const devicesCommand: LeadsCommand = {
  name: 'office devices',
  about: 'Lists where somebody is signed in',
  args: ['EMAIL'],
  options: { json: { type: 'boolean', about: 'for programs' } },
  async run({ store, args: [email = ''], values, at, stdout, stderr }) {
    const user = await store.userByEmail(asAddress(email));
    if (!user) return unknown(email, stderr);
    const devices = (await store.sessionsOf(user.id, at)).map(({ device, createdAt, seenAt }) => ({
      device,
      signed_in_at: createdAt,
      last_used_at: seenAt,
    }));
    if (values.json) stdout(asJson(devices));
    else if (devices.length > 0) {
      const rows = devices.map((one) => [
        one.device,
        readableTime(one.signed_in_at),
        readableTime(one.last_used_at),
      ]);
      stdout(asTable(rows, ['Device', 'Signed in', 'Last used']));
    }
    if (devices.length > 0) return 0;
    stderr(`${user.name} is not signed in anywhere.\n`);
    return 1;
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
  return [name, email, role, readableTime(createdAt), isActive ? '' : 'cannot sign in'];
}

function userToJson({ name, email, role, isActive, createdAt }: User) {
  return { name, email, role, active: isActive, created_at: createdAt };
}

function asAddress(typed: string): string {
  const email = meantAddress(typed);
  if (isPlausibleAddress(email)) return email;
  throw new UsageError(`"${typed}" is no email address.`);
}

function asName(typed: string): string {
  const name = typed.trim();
  if (name !== '') return name;
  throw new UsageError('A name is missing.');
}

function asRole(typed: unknown): Role | undefined {
  if (typed === undefined) return undefined;
  const role = ROLES.find((one) => one === typed);
  if (role) return role;
  throw new UsageError(`"${typed}" is no role. Say owner or office.`);
}

function unknown(email: string, stderr: (text: string) => void): 1 {
  stderr(`Nobody with the address ${email} may sign in.\n`);
  return 1;
}
