import { CHANGE_OPTIONS, changeOf, reportChange } from './change.ts';
import type { LeadsCommand } from './command.ts';
import { asReference } from './reference.ts';

export const letGoCommand: LeadsCommand = {
  name: 'let-go',
  about: 'Takes a claim back: somebody else may call',
  args: ['REFERENCE'],
  options: CHANGE_OPTIONS,
  async run(context) {
    const reference = asReference(context.args[0] ?? '');
    const changed = await context.store.letGo(reference, await changeOf(context));
    return reportChange(context, reference, changed, `Nobody has ${reference} in hand now.`);
  },
};
