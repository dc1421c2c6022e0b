import type { LeadsCommand } from './command.ts';
import { asReference, unknownReference } from './reference.ts';

export const notUrgentCommand: LeadsCommand = {
  name: 'not-urgent',
  about: 'Takes one for no emergency: it loses its mark in lists and in the digest',
  args: ['REFERENCE'],
  options: {},
  async run({ store, args: [typed = ''], stdout, stderr }) {
    const reference = asReference(typed);
    const before = await store.markNotUrgent(reference);
    if (before === undefined) {
      stderr(unknownReference(reference));
      return 1;
    }
    if (before === 'normal') {
      stderr(`${reference} does not count as urgent.\n`);
      return 1;
    }
    stdout(`${reference} does not count as urgent any more.\n`);
    return 0;
  },
};
