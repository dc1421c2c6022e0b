import { businessMinute } from '../../server/business-time.ts';
import { personKeys } from '../../server/http/rate-limit/person.ts';
import { FORM_NAMES } from '../../server/leads/form-names.ts';
import { isSamePerson, whoIs } from '../../server/leads/same-person.ts';
import { removeMailFiles } from '../../server/operations/retention/mail-files.ts';
import type { Identity } from '../../server/store/removal.ts';
import type { Store } from '../../server/store/store.ts';
import type { Asked, Command } from '../command.ts';
import { asTable } from '../table.ts';
import { copiesThatHold, removeBackups, removePutAside, tellOfCopies } from './kept-copies.ts';

type Needs = Asked & { store: Store };

export const forgetCommand: Command = {
  usage: 'WHO [--only] [--yes] [--put-aside] [--backups]',
  about: 'Deletes everything about a person, for good',
  help: `
WHO is an e-mail address, a phone number, or the reference of a request or message. A reference stands for the person:
what has the same e-mail or phone goes too.

  --only        with a reference: nothing but this one request or message, for instance because it is spam
  --yes         without asking first
  --put-aside   also removes the databases that a restore has put aside, if they hold the person or cannot be read
  --backups     also makes a fresh backup and removes the older ones that do

Deleted are requests and messages, what they owe and every attempt to deliver it, mails that were written as files, the
person's place in digests, and the hashes by which we know that somebody has written before. Only the numbers are kept, so
that nobody looks for them. Backups keep what they have until newer ones take their place, and restoring one of them
deletes it again. What a restore has put aside (one-call-before-….sqlite) stays until you remove it. Both are named. Their
removal can be asked for later, too, when the person is only there.
`,
  options: {
    only: { type: 'boolean' },
    yes: { type: 'boolean' },
    'put-aside': { type: 'boolean' },
    backups: { type: 'boolean' },
  },
  words: 1,
  async run(asked) {
    const { store, config, words, at, values, terminal } = asked;
    const [who = ''] = words;
    const only = values.only === true;
    const all = await store.identities();
    const found = whoIs(who, all, only);
    const copies = copiesThatHold({ config, who, found, only });
    if (found.length === 0 && copies.length === 0) {
      terminal.complain(`Nobody is known as ${who}.\n`);
      return 1;
    }
    if (found.length > 0 && !(await forgetFound(asked, found, all))) return 1;
    terminal.say(await tellOfCopies({ config, values, copies, who, at }));
    if (values['put-aside']) terminal.say(await removePutAside(copies));
    if (values.backups && !(await removeBackups({ ...asked, copies }))) return 1;
    if (found.length > 0)
      terminal.say('Mails that have been sent are still in mailboxes: delete them there.\n');
    return 0;
  },
};

/** False when a person does not want it after all. */
async function forgetFound(asked: Needs, found: Identity[], all: Identity[]): Promise<boolean> {
  const { store, config, at, values, terminal } = asked;
  terminal.complain(asTable(found.map(row)));
  tellOfOthers(found, all, asked);
  if (!values.yes && !(await isSure(asked, found.length))) {
    terminal.complain('Nothing was deleted.\n');
    return false;
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
  return true;
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
