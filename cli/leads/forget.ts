import { businessMinute } from '../../server/formats/business-time.ts';
import { forgetIdentities, identitiesMatching, relatedIdentities } from '../../server/leads/forgetting.ts';
import { leadName } from '../../server/leads/lead-name.ts';
import { type PersonQuery, parsePersonQuery } from '../../server/leads/person-query.ts';
import type { Identity } from '../../server/store/identities.ts';
import { Failure, UsageError } from '../command.ts';
import { asTable } from '../output.ts';
import { confirm, type LeadsCommand, type StoreContext } from './command.ts';
import { describeCopies, findCopiesContaining, removeBackups, removePutAside } from './database-copies.ts';

export const forgetCommand: LeadsCommand = {
  name: 'forget',
  about: 'Delete everything about a person, permanently',
  args: ['WHO'],
  options: {
    only: { type: 'boolean', about: 'with a reference: only this request or message, for instance spam' },
    yes: { type: 'boolean', about: 'do not ask for confirmation' },
    'put-aside': {
      type: 'boolean',
      about: 'also remove databases that a restore kept, if they hold the person or cannot be read',
    },
    backups: { type: 'boolean', about: 'also make a new backup and remove older ones that hold the person' },
  },
  notes: `WHO is an email address, a phone number, or the reference of a request or message. A reference includes everything with
the same email or phone.

This deletes requests and messages with their notes, history, deliveries and attempts, mails written as files, the person's
entries in digests, and the hashes that recognize a returning person. Only the numbers are kept, which shows that they were
used. Older backups expire by themselves, and restoring one deletes the person again. A database that a restore kept
(one-call-before-….sqlite) stays until you remove it. Both are listed, and both can be removed later as well.`,
  async run(context) {
    const { store, config, args, at, values, stdout } = context;
    const [who = ''] = args;
    const only = values.only === true;
    const query = asPersonQuery(who, only);
    const found = await identitiesMatching(store, query);
    const copies = findCopiesContaining({ config, query, found, only });
    if (found.length === 0 && copies.length === 0) throw new Failure(`Nothing was found for ${who}.`);
    if (found.length > 0) await forgetFound(context, found);
    stdout(await describeCopies({ config, values, copies, who, at }));
    if (values['put-aside']) stdout(await removePutAside(copies));
    if (values.backups) stdout(await removeBackups({ ...context, copies }));
    if (found.length > 0) stdout('Mails that were sent remain in mailboxes: delete them there.\n');
  },
};

/** Throws a UsageError when `typed` is not a valid WHO. */
function asPersonQuery(typed: string, only: boolean): PersonQuery {
  const query = parsePersonQuery(typed, only);
  if (!query) throw new UsageError(`"${typed}" is not an email address, a phone number or a reference.`);
  if (only && !('reference' in query)) throw new UsageError('--only goes with a reference.');
  return query;
}

/** Throws a Failure when the user does not confirm. */
async function forgetFound(context: StoreContext, found: Identity[]): Promise<void> {
  const { at, stdout, stderr } = context;
  stderr(asTable(found.map(row)));
  await listRelated(found, context);
  const what = found.length === 1 ? 'this' : `these ${found.length}`;
  await confirm(context, `Delete ${what} permanently?`, 'Nothing was deleted.');
  const { leads, files } = await forgetIdentities(context, found, at);
  stdout(
    `Deleted: ${leads} ${leads === 1 ? 'request or message' : 'requests and messages'}${files > 0 ? `, and ${files} mails in files` : ''}.\n`,
  );
}

/** Shows leads that share an email or phone number with those found: a person may write from two addresses. */
async function listRelated(found: Identity[], { store, stderr, values }: StoreContext) {
  if (values.only) return;
  const others = await relatedIdentities(store, found);
  if (others.length === 0) return;
  stderr(`These have the same email or phone number, and are not deleted:\n${asTable(others.map(row))}`);
}

function row(one: Identity): string[] {
  const { reference, first_name, last_name, email, phone, createdAt } = one;
  const name = `${first_name} ${last_name}`.trim();
  return [businessMinute(createdAt), reference, leadName(one), name, email, phone];
}
