import * as words from '../../content/words/lead-history.ts';
import { parseAmount } from '../../server/leads/amount.ts';
import type { NewStatus } from '../../server/store/lead-changes.ts';
import type { CallOutcome } from '../../server/store/store.ts';
import { UsageError, type Values } from '../command.ts';
import { asNote, CHANGE_OPTIONS, changeOf, reportChange } from './change.ts';
import { asReference, type LeadsCommand } from './command.ts';

export const statusCommand: LeadsCommand = {
  name: 'status',
  about: 'Says how far it is: quoted, won, lost, closed or new',
  args: ['REFERENCE', 'STATUS'],
  options: {
    ...CHANGE_OPTIONS,
    amount: { type: 'string', value: 'DOLLARS', about: 'with quoted: how much, like 1200' },
    reason: { type: 'string', value: 'TEXT', about: 'with lost: why' },
  },
  notes: `STATUS is quoted, won, lost, closed (neither won nor lost: a wrong number, an advertisement) or new, which opens it again
for whoever claims it first.`,
  async run(context) {
    const { store, args, values } = context;
    const reference = asReference(args[0] ?? '');
    const status = asStatus(args[1] ?? '', values);
    const changed = await store.setStatus(reference, status, await changeOf(context));
    return reportChange(context, reference, changed, `${reference} is ${words.statuses[status.status]}.`);
  },
};

function asStatus(status: string, { amount, reason }: Values): NewStatus {
  if (amount !== undefined && status !== 'quoted') throw new UsageError('--amount belongs to quoted.');
  if (reason !== undefined && status !== 'lost') throw new UsageError('--reason belongs to lost.');
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
      throw new UsageError(`"${status}" cannot be set. Say quoted, won, lost, closed or new.`);
  }
}

function asCents(typed: string): number {
  const cents = parseAmount(typed);
  if (cents === undefined) throw new UsageError(`"${typed}" is no amount. Say it like 1200 or 1,200.50.`);
  return cents;
}

export const outcomeCommand: LeadsCommand = {
  name: 'outcome',
  about: 'Notes what came of a call: reached, message, no-answer or wrote',
  args: ['REFERENCE', 'OUTCOME'],
  options: {
    ...CHANGE_OPTIONS,
    note: { type: 'string', value: 'TEXT', about: 'what was said' },
  },
  notes: `OUTCOME is reached, message (you left one), no-answer, or wrote (you sent a mail or a text).
The first one is the customer's first contact. If nobody has claimed it yet, it is claimed with that.`,
  async run(context) {
    const { store, args, values } = context;
    const reference = asReference(args[0] ?? '');
    const outcome = asOutcome(args[1] ?? '');
    const note = values.note === undefined ? undefined : asNote(String(values.note));
    const changed = await store.recordOutcome(reference, { outcome, note }, await changeOf(context));
    return reportChange(context, reference, changed, `Noted: ${words.outcomes[outcome]}.`);
  },
};

function asOutcome(typed: string): CallOutcome {
  if (Object.hasOwn(words.outcomes, typed)) return typed as CallOutcome;
  throw new UsageError(`"${typed}" is no outcome. Say reached, message, no-answer or wrote.`);
}
