import { fill } from '../../contract/fill.ts';
import { readableTime } from '../../server/formats/business-time.ts';
import type { LeadEvent } from '../../server/store/lead-events.ts';
import { asTimeToCome } from '../time.ts';
import { asNote, asVersion, CHANGE_OPTIONS, changeOf, reportChange } from './change.ts';
import { asReference, type LeadsCommand, unknownReference } from './command.ts';

export const claimCommand: LeadsCommand = {
  name: 'claim',
  about: 'Takes a request or message in hand: whoever has it calls the customer',
  args: ['REFERENCE'],
  options: {
    ...CHANGE_OPTIONS,
    'take-over': { type: 'boolean', about: 'also when somebody else has it in hand' },
  },
  async run(context) {
    const { store, args, values } = context;
    const reference = asReference(args[0] ?? '');
    const change = await changeOf(context);
    const changed = values['take-over']
      ? await store.takeOver(reference, change)
      : await store.claim(reference, change);
    const whose = values.by === undefined ? '' : ` by ${values.by}`;
    return reportChange(context, reference, changed, `${reference} is claimed${whose}.`);
  },
};

export const unclaimCommand: LeadsCommand = {
  name: 'unclaim',
  about: 'Takes a claim back: somebody else may call',
  args: ['REFERENCE'],
  options: CHANGE_OPTIONS,
  async run(context) {
    const reference = asReference(context.args[0] ?? '');
    const changed = await context.store.unclaim(reference, await changeOf(context));
    return reportChange(context, reference, changed, `Nobody has ${reference} in hand now.`);
  },
};

export const noteCommand: LeadsCommand = {
  name: 'note',
  about: 'Adds a note to the history',
  args: ['REFERENCE', 'TEXT…'],
  options: CHANGE_OPTIONS,
  async run(context) {
    const [typed = '', ...words] = context.args;
    const reference = asReference(typed);
    const note = asNote(words.join(' '));
    const changed = await context.store.addNote(reference, note, await changeOf(context));
    return reportChange(context, reference, changed, 'Noted.');
  },
};

export const remindCommand: LeadsCommand = {
  name: 'remind',
  about: 'Sets the time at which "list --due" names it again, or takes that back',
  args: ['REFERENCE', 'WHEN'],
  options: CHANGE_OPTIONS,
  notes: `WHEN is how long from now (2h, 3d), a day (2026-12-01, at nine in the morning), a time of the office's clock
(2026-12-01T14:30), or never.`,
  async run(context) {
    const [typed = '', when = ''] = context.args;
    const reference = asReference(typed);
    const remindAt = when === 'never' ? null : asTimeToCome(when, context.at);
    const changed = await context.store.remind(reference, remindAt, await changeOf(context));
    const done = remindAt
      ? fill('{reference} is due {time}.', { reference, time: readableTime(remindAt) })
      : `${reference} is due no more.`;
    return reportChange(context, reference, changed, done);
  },
};

export const notUrgentCommand: LeadsCommand = {
  name: 'not-urgent',
  about: 'Takes one for no emergency: it loses its mark in lists and in the digest',
  args: ['REFERENCE'],
  options: CHANGE_OPTIONS,
  async run(context) {
    const reference = asReference(context.args[0] ?? '');
    const changed = await context.store.markNotUrgent(reference, await changeOf(context));
    return reportChange(context, reference, changed, `${reference} does not count as urgent any more.`);
  },
};

export const undoCommand: LeadsCommand = {
  name: 'undo',
  about: 'Takes the last change back, or the one with this number in the history',
  args: ['REFERENCE', '[NUMBER]'],
  options: CHANGE_OPTIONS,
  notes: `Whatever was changed can be taken back, unless somebody has changed the same since: then take that back first. The history
keeps both, and an undo can be undone by its own number.`,
  async run(context) {
    const { store, args, stderr } = context;
    const reference = asReference(args[0] ?? '');
    const version = args[1] === undefined ? lastChange(await store.historyOf(reference)) : asVersion(args[1]);
    if (version === undefined) {
      const [known] = await store.identitiesOf([reference]);
      stderr(known ? `There is nothing to undo about ${reference}.\n` : unknownReference(reference));
      return 1;
    }
    const changed = await store.undo(reference, version, await changeOf(context));
    return reportChange(context, reference, changed, `Undone: line ${version} of the history.`);
  },
};

/** Called again and again, it goes back step by step. */
function lastChange(events: LeadEvent[]): number | undefined {
  return events.find(({ kind, undone }) => kind !== 'undone' && !undone)?.version;
}
