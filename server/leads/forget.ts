import { businessMinute } from '../jobs/business-time.ts';
import { personKeys, phoneKey } from '../limits/person.ts';
import { removeMailFiles } from '../retention/mail-files.ts';
import type { Identity } from '../store/removal.ts';
import { backupsThatRemember } from './backups-kept.ts';
import { type Asked, type Command, Misunderstood } from './command.ts';
import { FORM_NAMES } from './lead.ts';
import { isReference } from './reference.ts';
import { asTable } from './table.ts';

export const forgetCommand: Command = {
  usage: 'WHO [--only] [--yes]',
  about: 'Deletes everything about a person, for good',
  help: `
WHO is an e-mail address, a phone number, or the reference of a request or message. A reference stands for the person:
what has the same e-mail or phone goes too.

  --only   with a reference: nothing but this one request or message, for instance because it is spam
  --yes    without asking first

Deleted are requests and messages, what they owe and every attempt to deliver it, mails that were written as files, the
person's place in digests, and the hashes by which we know that somebody has written before. Only the numbers are kept, so
that nobody looks for them. Backups keep what they have until newer ones take their place, and restoring one of them
deletes it again.
`,
  options: { only: { type: 'boolean' }, yes: { type: 'boolean' } },
  words: 1,
  async run(asked) {
    const {
      store,
      config,
      words: [who = ''],
      at,
      values,
      terminal,
    } = asked;
    const all = await store.identities();
    const found = whoIs(who, all, values.only === true);
    if (found.length === 0) {
      terminal.complain(`Nobody is known as ${who}.\n`);
      return 1;
    }
    terminal.complain(asTable(found.map(row)));
    tellOfOthers(found, all, asked);
    if (!values.yes && !(await isSure(asked, found.length))) {
      terminal.complain('Nothing was deleted.\n');
      return 1;
    }
    const keys = found.flatMap(({ email, phone }) =>
      personKeys({ email, phone }).map((key) => `person:${key}`),
    );
    const references = found.map(({ reference }) => reference);
    const { leads, messageIds } = await store.forget(references, keys, at);
    const files = await removeMailFiles(config.dataDir, messageIds);
    terminal.say(
      `Deleted: ${leads} ${leads === 1 ? 'request or message' : 'requests and messages'}${files > 0 ? `, and ${files} mails in files` : ''}.\n`,
    );
    terminal.say(await backupsThatRemember(config, at));
    terminal.say('Mails that have been sent are still in mailboxes: delete them there.\n');
    return 0;
  },
};

function whoIs(who: string, all: Identity[], only: boolean): Identity[] {
  if (only && !isReference(who)) throw new Misunderstood('--only belongs to a reference.');
  if (isReference(who)) {
    const reference = who.toUpperCase().replace(/[\s-]/g, '');
    const meant = all.filter((one) => one.reference === reference);
    return only ? meant : all.filter((one) => meant.some((other) => isSamePerson(one, other)));
  }
  if (who.includes('@')) return all.filter(({ email }) => sameEmail(email, who));
  if (phoneKey(who)) return all.filter(({ phone }) => samePhone(phone, who));
  throw new Misunderstood(`"${who}" is no e-mail address, no phone number and no reference.`);
}

function isSamePerson(one: Identity, other: Identity): boolean {
  return one.id === other.id || sameEmail(one.email, other.email) || samePhone(one.phone, other.phone);
}

function sameEmail(one: string, other: string): boolean {
  return one.trim() !== '' && one.trim().toLowerCase() === other.trim().toLowerCase();
}

function samePhone(one: string, other: string): boolean {
  return phoneKey(one) !== '' && phoneKey(one) === phoneKey(other);
}

/** Somebody may have written once with this e-mail and once with another. */
function tellOfOthers(found: Identity[], all: Identity[], { terminal, values }: Asked) {
  if (values.only) return;
  const others = all.filter((one) => !found.includes(one) && found.some((other) => isSamePerson(one, other)));
  if (others.length === 0) return;
  terminal.complain(
    `These have the same e-mail or phone number, and are not deleted:\n${asTable(others.map(row))}`,
  );
}

async function isSure({ terminal }: Asked, count: number): Promise<boolean> {
  const what = count === 1 ? 'this' : `these ${count}`;
  return (await terminal.ask(`Delete ${what} for good? Type "yes": `)) === 'yes';
}

function row({
  form,
  number,
  reference,
  first_name,
  last_name,
  email,
  phone,
  createdAt,
}: Identity): string[] {
  return [
    businessMinute(createdAt),
    reference,
    `${FORM_NAMES[form]} #${number}`,
    `${first_name} ${last_name}`.trim(),
    email,
    phone,
  ];
}
