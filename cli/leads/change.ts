import { readableTime } from '../../server/formats/business-time.ts';
import { oneLine, visibleText } from '../../server/formats/visible-text.ts';
import { LONGEST_NOTE, textOf, whatOf, whoOf } from '../../server/leads/lead-history.ts';
import type { Change, Changed, Refusal } from '../../server/store/lead-changes.ts';
import type { LeadEvent } from '../../server/store/lead-events.ts';
import type { Store } from '../../server/store/store.ts';
import { seesLeads } from '../../server/store/users.ts';
import { type CommandDescription, Failure, type Options, UsageError } from '../command.ts';
import { asReference, type LeadsCommand, type StoreContext, unknownReference } from './command.ts';

/** The options of every command that changes a lead. */
export const CHANGE_OPTIONS = {
  by: {
    type: 'string',
    value: 'EMAIL',
    about: 'the user who makes the change; without it, the history names the command line',
  },
  version: {
    type: 'string',
    value: 'NUMBER',
    about: 'only if the history has no later line than this one',
  },
} as const satisfies Options;

type ChangeCommand = CommandDescription & {
  /** Makes the change. `done` is what to print once it is made. */
  change(
    context: StoreContext,
    reference: string,
    change: Change,
  ): Promise<{ changed: Changed | undefined; done: string }>;
};

/** A command that makes one change to one lead. `args` are those after the reference. */
export function changeCommand({ args = [], options, change, ...description }: ChangeCommand): LeadsCommand {
  return {
    ...description,
    args: ['REFERENCE', ...args],
    options: { ...CHANGE_OPTIONS, ...options },
    async run(context) {
      const [typed, ...rest] = context.args;
      const reference = asReference(typed);
      const by = await changeOf(context);
      const { changed, done } = await change({ ...context, args: rest }, reference, by);
      if (!changed) throw unknownReference(reference);
      if (!changed.done) throw new Failure(WHY_NOT[changed.because](reference, changed.event));
      context.stdout(`${done}\n`);
    },
  };
}

/** Who makes a change and when, as the options say. Throws a UsageError for an unknown user. */
export async function changeOf({ store, values, at }: StoreContext): Promise<Change> {
  const user = values.by === undefined ? null : await userOf(store, String(values.by));
  if (user && !seesLeads(user)) throw new UsageError(`${user.name} may not see requests.`);
  const version = values.version === undefined ? undefined : asVersion(String(values.version));
  return { user: user?.id ?? null, via: 'cli', at, version };
}

/** Includes former users; throws a UsageError for an unknown one. */
export async function userOf(store: Pick<Store, 'userByEmail'>, email: string) {
  const user = await store.userByEmail(email);
  if (!user) throw new UsageError(`No user has the address "${email}".`);
  return user;
}

/** The number of a line in a lead's history. */
export function asVersion(typed: string): number {
  if (/^\d{1,9}$/.test(typed)) return Number(typed);
  throw new UsageError(`"${typed}" is not a line number of the history.`);
}

/** A user's text about a lead, which may have several lines. */
export function asNote(typed: string): string {
  const note = typed.trim();
  if (note === '') throw new UsageError('The text is empty.');
  if (note.length > LONGEST_NOTE)
    throw new UsageError(`The text has ${note.length} characters; the limit is ${LONGEST_NOTE}.`);
  return note;
}

const WHY_NOT: Record<Refusal, (reference: string, event: LeadEvent | undefined) => string> = {
  changed: (reference, event) => `Not changed: ${reference} has a later change.${lineOf(event)}`,
  claimed: (reference, event) =>
    `${reference} is already claimed.${lineOf(event)} To take it over, add --take-over.`,
  unclaimed: (reference) => `${reference} is not claimed.`,
  over: (reference, event) =>
    `${reference} is closed.${lineOf(event)} To reopen it: npm run leads -- status ${reference} new`,
  'as it is': (reference, event) => `Not changed: ${reference} is that way already.${lineOf(event)}`,
  unknown: (reference) => `There is no such line. To list them: npm run leads -- history ${reference}`,
  undone: (_reference, event) => `That line is undone already.${lineOf(event)}`,
};

/** " 3, Dana, Sat, Nov 21, 9:30 a.m.: quoted, $1,200." */
function lineOf(event: LeadEvent | undefined): string {
  if (!event) return '';
  const what = [whatOf(event), textOf(event)].filter(Boolean).join(', ');
  const [who, said] = [whoOf(event), what].map((text) => oneLine(visibleText(text)));
  return ` ${event.version}, ${who}, ${readableTime(event.at)}: ${said}.`;
}
