import { asNote, CHANGE_OPTIONS, changeOf, reportChange } from './change.ts';
import type { LeadsCommand } from './command.ts';
import { asReference } from './reference.ts';

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
