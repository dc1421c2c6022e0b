import { readableTime } from '../../server/formats/business-time.ts';
import { oneLine, visibleText } from '../../server/formats/visible-text.ts';
import { LONGEST_NOTE, textOf, whatOf, whoOf } from '../../server/leads/lead-history.ts';
import type { Change, Changed, Refusal } from '../../server/store/lead-changes.ts';
import type { LeadEvent } from '../../server/store/lead-events.ts';
import type { Store } from '../../server/store/store.ts';
import { type ExitCode, type Options, type Terminal, UsageError } from '../command.ts';
import { type LeadsContext, unknownReference } from './command.ts';

/** The options of every command that changes how far the office is with a lead. */
export const CHANGE_OPTIONS = {
  by: {
    type: 'string',
    value: 'EMAIL',
    about: 'who does it; left out, the history says that it was the command line',
  },
  version: {
    type: 'string',
    value: 'NUMBER',
    about: 'only if nobody has changed it since this line of its history',
  },
} as const satisfies Options;

type StoreContext = LeadsContext & { store: Store };

/** Who makes a change and when, as the options say. Throws a UsageError for an unknown user. */
export async function changeOf({ store, values, at }: StoreContext): Promise<Change> {
  const user = values.by === undefined ? null : await userOf(store, String(values.by));
  if (user && !user.isActive) throw new UsageError(`${user.name} does not work in the office any more.`);
  return { user: user?.id ?? null, via: 'cli', at, version: versionOf(values.version) };
}

/** Includes former users; throws a UsageError for an unknown one. */
export async function userOf(store: Pick<Store, 'userByEmail'>, email: string) {
  const user = await store.userByEmail(email);
  if (!user) throw new UsageError(`Nobody in the office has the address "${email}".`);
  return user;
}

function versionOf(typed: unknown): number | undefined {
  if (typed === undefined) return undefined;
  return asVersion(String(typed));
}

/** The number of a line in a lead's history. */
export function asVersion(typed: string): number {
  if (/^\d{1,9}$/.test(typed)) return Number(typed);
  throw new UsageError(`"${typed}" is no number of a line in the history.`);
}

/** A user's text about a lead, which may have several lines. */
export function asNote(typed: string): string {
  const note = typed.trim();
  if (note === '') throw new UsageError('Write something.');
  if (note.length > LONGEST_NOTE)
    throw new UsageError(`That has ${note.length} characters. ${LONGEST_NOTE} is the most.`);
  return note;
}

/** Prints what came of a change: `done`, or why it was not made. */
export function reportChange(
  { stdout, stderr }: Pick<Terminal, 'stdout' | 'stderr'>,
  reference: string,
  changed: Changed | undefined,
  done: string,
): ExitCode {
  if (!changed) {
    stderr(unknownReference(reference));
    return 1;
  }
  if (changed.done) {
    stdout(`${done}\n`);
    return 0;
  }
  const { because, event } = changed;
  stderr(`${WHY_NOT[because](reference, event)}\n`);
  return 1;
}

const WHY_NOT: Record<Refusal, (reference: string, event: LeadEvent | undefined) => string> = {
  changed: (reference, event) => `Nothing was done: ${reference} was changed since.${lineOf(event)}`,
  claimed: (reference, event) =>
    `${event ? nameOf(event) : 'Somebody'} has had ${reference} in hand${event ? ` since ${readableTime(event.at)}` : ''}: to take it over, add --take-over.`,
  unclaimed: (reference) => `Nobody has ${reference} in hand.`,
  over: (reference, event) =>
    `${reference} is over.${lineOf(event)} To open it again: npm run leads -- status ${reference} new`,
  'as it is': (reference, event) => `That would change nothing about ${reference}.${lineOf(event)}`,
  unknown: (reference) => `There is no such change: npm run leads -- history ${reference}`,
  undone: (_reference, event) => `That was undone already.${lineOf(event)}`,
};

/** " 3, Dana, Sat, Nov 21, 9:30 a.m.: quoted, $1,200." */
function lineOf(event: LeadEvent | undefined): string {
  if (!event) return '';
  const what = [whatOf(event), textOf(event)].filter(Boolean).join(', ');
  return ` ${event.version}, ${nameOf(event)}, ${readableTime(event.at)}: ${oneLine(visibleText(what))}.`;
}

function nameOf(event: LeadEvent): string {
  return oneLine(visibleText(whoOf(event)));
}
