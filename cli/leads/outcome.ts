import * as words from '../../content/words/lead-history.ts';
import type { CallOutcome } from '../../server/store/store.ts';
import { UsageError } from '../command.ts';
import { asNote, CHANGE_OPTIONS, changeOf, reportChange } from './change.ts';
import type { LeadsCommand } from './command.ts';
import { asReference } from './reference.ts';

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
