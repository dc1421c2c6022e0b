import { fill } from '../../contract/fill.ts';
import { officeLead as leadWords } from '../../messages/en/office-lead.ts';
import { parseAmount } from '../../server/leads/amount.ts';
import { LONGEST_NOTE } from '../../server/leads/lead-history.ts';
import { type Visit, visitColumn } from '../../server/store/lead.ts';
import type { Change, Changed, NewStatus } from '../../server/store/lead-changes.ts';
import type { LeadEvent } from '../../server/store/lead-events.ts';
import type { CallOutcome, ChangeKind, Store } from '../../server/store/store.ts';
import { fieldOf } from '../fields.ts';
import type { FieldProblems, TypedFields } from '../pages.tsx';
import { isChoice, timeOfChoice, typedTime } from './reminder-times.ts';

/** What a button does. */
export type Press = {
  kind: ChangeKind;
  make(store: Store, reference: string, change: Change): Promise<Changed | undefined>;
  /** What its line of the history says, if made at this time, as far as the button decides. */
  says?(at: Date): LeadEvent['after'];
  /** The version that it undoes. */
  undoes?: number;
};

type Read = { press: Press } | { problems: FieldProblems } | undefined;

/** `target`: the version in the address of an undo. */
type Posted = { body: unknown; typed: TypedFields; now: Date; target?: string | undefined };

/** Reads each button; undefined for what no button of ours sends. */
const VERBS: Record<string, (posted: Posted) => Read> = {
  claim: () => ({ press: { kind: 'claimed', make: (store, ...rest) => store.claim(...rest) } }),
  'take-over': () => ({ press: { kind: 'claimed', make: (store, ...rest) => store.takeOver(...rest) } }),
  unclaim: () => ({ press: { kind: 'released', make: (store, ...rest) => store.unclaim(...rest) } }),
  'not-urgent': () => ({
    press: { kind: 'not-urgent', make: (store, ...rest) => store.markNotUrgent(...rest) },
  }),

  outcome({ body }) {
    const outcome = fieldOf(body, 'outcome');
    if (!isOutcome(outcome)) return undefined;
    return {
      press: {
        kind: 'outcome',
        says: () => ({ outcome }),
        make: (store, reference, change) => store.recordOutcome(reference, { outcome }, change),
      },
    };
  },

  note({ typed: { note = '' } }) {
    if (note === '') return { problems: { note: leadWords.noNote } };
    return {
      press: {
        kind: 'note',
        make: (store, reference, change) => store.addNote(reference, note, change),
      },
    };
  },

  remind({ body, typed, now }) {
    const when = fieldOf(body, 'when');
    if (when === 'never') return { press: reminder(() => null) };
    if (isChoice(when)) return { press: reminder((at) => timeOfChoice(when, at)) };
    if (when !== 'at') return undefined;
    const time = typedTime(typed.at ?? '');
    if (!time) return { problems: { at: leadWords.notATime } };
    if (time <= now) return { problems: { at: leadWords.pastTime } };
    return { press: reminder(() => time) };
  },

  visit({ typed, now }) {
    const { visitDay = '', visitFrom = '', visitUntil = '' } = typed;
    if (visitDay + visitFrom + visitUntil === '') return { press: visit(null) };
    const [from, until] = [visitFrom, visitUntil].map((time) => typedTime(`${visitDay}T${time}`));
    if (!from || !until) return { problems: { visitDay: leadWords.notAVisit } };
    if (until <= from) return { problems: { visitUntil: leadWords.endsBefore } };
    if (until <= now) return { problems: { visitDay: leadWords.pastTime } };
    return { press: visit({ from, until }) };
  },

  status({ body, typed }) {
    const status = fieldOf(body, 'status');
    switch (status) {
      case 'quoted':
      case 'quoted-without': {
        // The other button does not drop an amount that was typed.
        if (!typed.amount) {
          if (status === 'quoted') return { problems: { amount: leadWords.noAmount } };
          return { press: statusChange({ status: 'quoted' }) };
        }
        const quoteCents = parseAmount(typed.amount);
        if (quoteCents === undefined) return { problems: { amount: leadWords.notAnAmount } };
        return { press: statusChange({ status: 'quoted', quoteCents }) };
      }
      case 'lost': {
        const reason = [typed.reason, typed.otherReason].filter(Boolean).join(': ');
        if (reason === '') return { problems: { reason: leadWords.noReason } };
        return { press: statusChange({ status, reason }) };
      }
      case 'won':
      case 'closed':
      case 'new':
        return { press: statusChange({ status }) };
      default:
        return undefined;
    }
  },

  'undo/:target'({ target = '' }) {
    const version = versionIn(target);
    if (version === undefined) return undefined;
    return {
      press: {
        kind: 'undone',
        undoes: version,
        make: (store, reference, change) => store.undo(reference, version, change),
      },
    };
  },
};

export const LEAD_VERBS = Object.keys(VERBS);

/** Reads what was pressed, and what is wrong with what was typed. */
export function readPress(verb: string, posted: Posted): Read {
  const { note = '' } = posted.typed;
  if (note.length > LONGEST_NOTE) {
    const [count, most] = [note.length, LONGEST_NOTE].map((number) => number.toLocaleString('en-US'));
    return { problems: { note: fill(leadWords.noteTooLong, { count: count ?? '', most: most ?? '' }) } };
  }
  return VERBS[verb]?.(posted);
}

/**
 * Whether this press has made that change before, so that the same form was sent twice. It made the version after the one that its
 * page showed.
 */
export function hasMade(press: Press, { user, version, note = '' }: Change, event: LeadEvent): boolean {
  const { after, who, kind, undoes } = event;
  const says = Object.entries(press.says?.(event.at) ?? {});
  return (
    event.version === (version ?? 0) + 1 &&
    who?.id === user &&
    kind === press.kind &&
    undoes === (press.undoes ?? null) &&
    (after.note ?? '') === note &&
    // A line leaves out what did not change.
    says.every(([key, value]) => [undefined, value].includes(after[key as keyof typeof after]))
  );
}

export function versionIn(text: string): number | undefined {
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

function isOutcome(value: string): value is CallOutcome {
  return Object.hasOwn(leadWords.outcomes, value);
}

function reminder(timeAt: (at: Date) => Date | null): Press {
  return {
    kind: 'reminder',
    says: (at) => ({ remind_at: timeAt(at)?.toISOString() ?? null }),
    make: (store, reference, change) => store.remind(reference, timeAt(change.at), change),
  };
}

function visit(named: Visit | null): Press {
  return {
    kind: 'visit',
    says: () => ({ visit: named && visitColumn(named) }),
    make: (store, reference, change) => store.nameVisit(reference, named, change),
  };
}

function statusChange(next: NewStatus): Press {
  return {
    kind: 'status',
    says: () => ({
      status: next.status,
      ...('quoteCents' in next && { quote_cents: next.quoteCents }),
      ...('reason' in next && { lost_reason: next.reason }),
    }),
    make: (store, reference, change) => store.setStatus(reference, next, change),
  };
}

/** The typed fields besides the note. */
const LINES = ['amount', 'reason', 'otherReason', 'at', 'visitDay', 'visitFrom', 'visitUntil'] as const;

/** The values of the buttons, and the version of their page. */
const FROM_BUTTONS = ['version', 'outcome', 'status', 'when', 'from'] as const;

/** What was typed; without empty fields. */
export function typedIn(body: unknown): TypedFields {
  const lines = LINES.map((name) => [name, lineOf(body, name)]);
  const note = fieldOf(body, 'note').replace(/\r\n?/g, '\n');
  return Object.fromEntries([['note', note], ...lines].filter(([, text]) => text !== ''));
}

/** Everything else that was posted, to be sent again. */
export function besidesNote(body: unknown): { name: string; value: string }[] {
  return [...FROM_BUTTONS, ...LINES]
    .map((name) => ({ name, value: lineOf(body, name) }))
    .filter(({ value }) => value !== '');
}

/** Without control characters and lone surrogates, which PostgreSQL refuses. */
function lineOf(body: unknown, name: string): string {
  return fieldOf(body, name)
    .replace(/[\p{Cc}\p{Cs}]+/gu, ' ')
    .slice(0, LONGEST_LINE);
}

const LONGEST_LINE = 500;
