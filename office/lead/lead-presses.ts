import * as leadWords from '../../content/words/office-lead.ts';
import { fill } from '../../contract/fill.ts';
import { parseAmount } from '../../server/leads/amount.ts';
import { LONGEST_NOTE } from '../../server/leads/lead-history.ts';
import type { Change, Changed, NewStatus } from '../../server/store/lead-changes.ts';
import type { LeadEvent } from '../../server/store/lead-events.ts';
import type { CallOutcome, ChangeKind, Store } from '../../server/store/store.ts';
import { fieldOf } from '../fields.ts';
import type { FieldProblems, TypedFields } from '../pages.tsx';
import { isChoice, timeOfChoice, typedTime } from './reminder-times.ts';

/** What a button of a lead's sheet does. */
export type Press = {
  kind: ChangeKind;
  make(store: Store, reference: string, change: Change): Promise<Changed | undefined>;
  /** What the line of the history says that it makes at this time, as far as that is the button's own. */
  says?(at: Date): LeadEvent['after'];
  /** The version of the change that it takes back. */
  undoes?: number;
};

type Read = { press: Press } | { problems: FieldProblems } | undefined;

/** A form that was sent by a button. `target`: the version in the address of an undo. */
type Posted = { body: unknown; typed: TypedFields; now: Date; target?: string | undefined };

/** Reads each button of the sheet; undefined is what no button of ours sends. */
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

  status({ body, typed }) {
    const status = fieldOf(body, 'status');
    switch (status) {
      case 'quoted':
      case 'quoted-without': {
        // An amount that stands in its field is not lost to the other button.
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

/** The last parts of the addresses that a sheet's buttons post to. */
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
 * Whether a change is what this press has made: then the same form was sent twice, by an impatient thumb or a poor line. It
 * made the version behind the one that its page showed, or it was refused.
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
    // What was so before is not in the line.
    says.every(([key, value]) => [undefined, value].includes(after[key as keyof typeof after]))
  );
}

/** The number of a line in a lead's history, as a form has it. */
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
