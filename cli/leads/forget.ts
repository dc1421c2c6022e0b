import { businessMinute } from '../../server/formats/business-time.ts';
import { forgetIdentities, identitiesMatching, relatedIdentities } from '../../server/leads/forgetting.ts';
import { leadName } from '../../server/leads/lead-name.ts';
import { type PersonQuery, parsePersonQuery } from '../../server/leads/person-query.ts';
import type { Identity } from '../../server/store/identities.ts';
import type { Store } from '../../server/store/store.ts';
import { UsageError } from '../command.ts';
import { asTable } from '../table.ts';
import type { LeadsCommand, LeadsContext } from './command.ts';
import { describeCopies, findCopiesContaining, removeBackups, removePutAside } from './database-copies.ts';

type StoreContext = LeadsContext & { store: Store };

export const forgetCommand: LeadsCommand = {
  name: 'forget',
  about: 'Deletes everything about a person, for good',
  args: ['WHO'],
  options: {
    only: {
      type: 'boolean',
      about: 'with a reference: nothing but this one request or message, for instance spam',
    },
    yes: { type: 'boolean', about: 'without asking first' },
    'put-aside': {
      type: 'boolean',
      about: `also removes the databases that a restore has put aside, if they hold the person or
cannot be read`,
    },
    backups: {
      type: 'boolean',
      about: 'also makes a fresh backup and removes the older ones that hold the person',
    },
  },
  notes: `WHO is an email address, a phone number, or the reference of a request or message. A reference stands for the person:
what has the same email or phone goes too.

Deleted are requests and messages, their notes and history, what they owe and every attempt to deliver it, mails that were
written as files, the person's place in digests, and the hashes by which we know that somebody has written before. Only the
numbers are kept, so that nobody looks for them. Backups keep what they have until newer ones take their place, and
restoring one of them deletes it again. What a restore has put aside (one-call-before-….sqlite) stays until you remove it.
Both are named. Their removal can be asked for later, too, when the person is only there.`,
  async run(context) {
    const { store, config, args, at, values, stdout, stderr } = context;
    const [who = ''] = args;
    const only = values.only === true;
    const query = asPersonQuery(who, only);
    const found = await identitiesMatching(store, query);
    const copies = findCopiesContaining({ config, query, found, only });
    if (found.length === 0 && copies.length === 0) {
      stderr(`Nobody is known as ${who}.\n`);
      return 1;
    }
    if (found.length > 0 && !(await forgetFound(context, found))) return 1;
    stdout(await describeCopies({ config, values, copies, who, at }));
    if (values['put-aside']) stdout(await removePutAside(copies));
    if (values.backups && !(await removeBackups({ ...context, copies }))) return 1;
    if (found.length > 0) stdout('Mails that have been sent are still in mailboxes: delete them there.\n');
    return 0;
  },
};

/** Throws a UsageError when `typed` is not a valid WHO. */
function asPersonQuery(typed: string, only: boolean): PersonQuery {
  const query = parsePersonQuery(typed, only);
  if (!query) throw new UsageError(`"${typed}" is no email address, no phone number and no reference.`);
  if (only && !('reference' in query)) throw new UsageError('--only belongs to a reference.');
  return query;
}

/** False when the user does not confirm. */
async function forgetFound(context: StoreContext, found: Identity[]): Promise<boolean> {
  const { at, values, stdout, stderr } = context;
  stderr(asTable(found.map(row)));
  await listRelated(found, context);
  if (!values.yes && !(await isSure(context, found.length))) {
    stderr('Nothing was deleted.\n');
    return false;
  }
  const { leads, files } = await forgetIdentities(context, found, at);
  stdout(
    `Deleted: ${leads} ${leads === 1 ? 'request or message' : 'requests and messages'}${files > 0 ? `, and ${files} mails in files` : ''}.\n`,
  );
  return true;
}

/** Shows leads that share an email or phone number with those found: someone may write from two addresses. */
async function listRelated(found: Identity[], { store, stderr, values }: StoreContext) {
  if (values.only) return;
  const others = await relatedIdentities(store, found);
  if (others.length === 0) return;
  stderr(`These have the same email or phone number, and are not deleted:\n${asTable(others.map(row))}`);
}

async function isSure({ ask }: LeadsContext, count: number): Promise<boolean> {
  const what = count === 1 ? 'this' : `these ${count}`;
  return (await ask(`Delete ${what} for good? Type "yes": `)) === 'yes';
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
    leadName({ form, number }),
    `${first_name} ${last_name}`.trim(),
    email,
    phone,
  ];
}
