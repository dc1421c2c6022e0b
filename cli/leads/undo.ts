import type { LeadEvent } from '../../server/store/lead-events.ts';
import { asVersion, CHANGE_OPTIONS, changeOf, reportChange } from './change.ts';
import type { LeadsCommand } from './command.ts';
import { asReference, unknownReference } from './reference.ts';

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
