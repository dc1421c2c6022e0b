import { CHANGE_OPTIONS, changeOf, reportChange } from './change.ts';
import type { LeadsCommand } from './command.ts';
import { asReference } from './reference.ts';

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
