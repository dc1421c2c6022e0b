import { fill } from '../../contract/fill.ts';
import { leadHistory as words } from '../../messages/en/lead-history.ts';
import { readableTime } from '../../server/formats/business-time.ts';
import { parseAmount } from '../../server/leads/amount.ts';
import type { NewStatus } from '../../server/store/lead-changes.ts';
import type { LeadEvent } from '../../server/store/lead-events.ts';
import { eachPageOfLeads, type LeadFilter } from '../../server/store/leads.ts';
import type { CallOutcome } from '../../server/store/store.ts';
import { Failure, UsageError, type Values } from '../command.ts';
import { asTime, asTimeToCome } from '../time.ts';
import { asNote, asVersion, CHANGE_OPTIONS, changeCommand, changeOf } from './change.ts';
import { confirm, type LeadsCommand, unknownReference } from './command.ts';

const claimCommand = changeCommand({
  name: 'claim',
  about: 'Claim a request or message: you will call the customer',
  options: { 'take-over': { type: 'boolean', about: 'even if it is claimed by another user' } },
  async change({ store, values }, reference, change) {
    const changed = values['take-over']
      ? await store.takeOver(reference, change)
      : await store.claim(reference, change);
    const whose = values.by === undefined ? '' : ` by ${values.by}`;
    return { changed, done: `${reference} is claimed${whose}.` };
  },
});

const unclaimCommand = changeCommand({
  name: 'unclaim',
  about: 'Remove a claim',
  change: async ({ store }, reference, change) => ({
    changed: await store.unclaim(reference, change),
    done: `${reference} is no longer claimed.`,
  }),
});

const noteCommand = changeCommand({
  name: 'note',
  about: 'Add a note to the history',
  args: ['TEXT…'],
  change: async ({ store, args }, reference, change) => ({
    changed: await store.addNote(reference, asNote(args.join(' ')), change),
    done: 'Note added.',
  }),
});

const remindCommand = changeCommand({
  name: 'remind',
  about: 'Set or remove a reminder, which "list --due" shows',
  args: ['WHEN'],
  notes: `WHEN is a delay (2h, 3d), a day (2026-12-01, at 9 a.m.), a time at the office (2026-12-01T14:30), or never.`,
  async change({ store, args: [when = ''], at }, reference, change) {
    const remindAt = when === 'never' ? null : asTimeToCome(when, at);
    const changed = await store.remind(reference, remindAt, change);
    if (!remindAt) return { changed, done: `${reference} has no reminder.` };
    return { changed, done: fill('{reference} is due {time}.', { reference, time: readableTime(remindAt) }) };
  },
});

const notUrgentCommand = changeCommand({
  name: 'not-urgent',
  about: 'Remove the urgent mark from a request or message',
  change: async ({ store }, reference, change) => ({
    changed: await store.markNotUrgent(reference, change),
    done: `${reference} is no longer marked urgent.`,
  }),
});

const undoCommand = changeCommand({
  name: 'undo',
  about: 'Undo the last change, or the one with this number in the history',
  args: ['[NUMBER]'],
  notes: `A change can be undone unless a later one builds on it: undo that one first. The history keeps both, and an undo can be
undone by its own number.`,
  async change({ store, args: [typed] }, reference, change) {
    const version = typed === undefined ? lastChange(await store.historyOf(reference)) : asVersion(typed);
    if (version === undefined) {
      const [known] = await store.identitiesOf([reference]);
      throw known ? new Failure(`${reference} has nothing to undo.`) : unknownReference(reference);
    }
    return {
      changed: await store.undo(reference, version, change),
      done: `Undone: line ${version} of the history.`,
    };
  },
});

/** Repeated, it goes back step by step. */
function lastChange(events: LeadEvent[]): number | undefined {
  return events.find(({ kind, undone }) => kind !== 'undone' && !undone)?.version;
}

const statusCommand = changeCommand({
  name: 'status',
  about: 'Set the status: quoted, won, lost, closed or new',
  args: ['STATUS'],
  options: {
    amount: { type: 'string', value: 'DOLLARS', about: 'with quoted: the amount, like 1200' },
    reason: { type: 'string', value: 'TEXT', about: 'with lost: why' },
  },
  notes: `STATUS is quoted, won, lost, closed (neither won nor lost: a wrong number, an advertisement) or new, which reopens it.`,
  async change({ store, args: [typed = ''], values }, reference, change) {
    const status = asStatus(typed, values);
    const changed = await store.setStatus(reference, status, change);
    return { changed, done: `${reference} is ${words.statuses[status.status]}.` };
  },
});

function asStatus(status: string, { amount, reason }: Values): NewStatus {
  if (amount !== undefined && status !== 'quoted') throw new UsageError('--amount goes with quoted.');
  if (reason !== undefined && status !== 'lost') throw new UsageError('--reason goes with lost.');
  switch (status) {
    case 'quoted':
      return amount === undefined ? { status } : { status, quoteCents: asCents(String(amount)) };
    case 'lost':
      return reason === undefined ? { status } : { status, reason: asNote(String(reason)) };
    case 'won':
    case 'closed':
    case 'new':
      return { status };
    default:
      throw new UsageError(`"${status}" cannot be set. Use quoted, won, lost, closed or new.`);
  }
}

function asCents(typed: string): number {
  const cents = parseAmount(typed);
  if (cents === undefined)
    throw new UsageError(`"${typed}" is not an amount. Use one like 1200 or 1,200.50.`);
  return cents;
}

const outcomeCommand = changeCommand({
  name: 'outcome',
  about: 'Record the outcome of a call: reached, message, no-answer or wrote',
  args: ['OUTCOME'],
  options: { note: { type: 'string', value: 'TEXT', about: 'a note about the call' } },
  notes: `OUTCOME is reached, message (you left one), no-answer, or wrote (you sent a mail or a text).
The first one counts as the first contact, and claims what is not claimed yet.`,
  async change({ store, args: [typed = ''], values }, reference, change) {
    const outcome = asOutcome(typed);
    const note = values.note === undefined ? undefined : asNote(String(values.note));
    const changed = await store.recordOutcome(reference, { outcome, note }, change);
    return { changed, done: `Recorded: ${words.outcomes[outcome]}.` };
  },
});

function asOutcome(typed: string): CallOutcome {
  if (Object.hasOwn(words.outcomes, typed)) return typed as CallOutcome;
  throw new UsageError(`"${typed}" is not an outcome. Use reached, message, no-answer or wrote.`);
}

const closeOldCommand: LeadsCommand = {
  name: 'close-old',
  about: 'Close everything that was received before a day and is still unclaimed',
  args: ['DAY'],
  options: {
    by: CHANGE_OPTIONS.by,
    yes: { type: 'boolean', about: 'do not ask for confirmation' },
  },
  notes: `DAY is a day (2026-11-01) or an age (30d). Use it when you start to use the board, which otherwise shows old requests first.
Claimed and held ones stay as they are. Each gets a line in its history, and "undo" reverts it.`,
  async run(context) {
    const { store, args, at, stdout } = context;
    const old: LeadFilter = { waiting: true, before: asTime(args[0] ?? '', at) };
    const count = await store.countLeads(old);
    if (count === 0) throw new Failure('Nothing from before then is unclaimed.');
    await confirm(context, `Close ${count}?`, 'Nothing was closed.');
    const change = await changeOf(context);
    let closed = 0;
    for await (const leads of eachPageOfLeads(store, old)) {
      const results = await Promise.all(
        leads.map(({ reference, version }) =>
          store.setStatus(reference, { status: 'closed' }, { ...change, version }),
        ),
      );
      closed += results.filter((result) => result?.done).length;
    }
    stdout(`Closed: ${closed}.\n`);
  },
};

export const workCommands = [
  notUrgentCommand,
  claimCommand,
  unclaimCommand,
  outcomeCommand,
  statusCommand,
  closeOldCommand,
  noteCommand,
  remindCommand,
  undoCommand,
];
