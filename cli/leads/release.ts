import { kindLabel } from '../../server/leads/lead-rows.ts';
import type { LeadsCommand } from './command.ts';
import { asReference, unknownReference } from './reference.ts';

export const releaseCommand: LeadsCommand = {
  name: 'release',
  about: 'Lets go what is held: its mails are sent within seconds',
  args: ['REFERENCE'],
  options: {},
  async run({ store, args: [typed = ''], at, stdout, stderr }) {
    const reference = asReference(typed);
    const release = await store.releaseLead(reference, at);
    if (!release) {
      stderr(unknownReference(reference));
      return 1;
    }
    const { released, unneeded } = release;
    if (released.length === 0 && !unneeded) {
      stderr(`Nothing of ${reference} is held.\n`);
      return 1;
    }
    if (released.length > 0) stdout(`Released: ${released.map(kindLabel).join(', ')}.\n`);
    if (unneeded) {
      stdout('No confirmation is sent: this address got one within the last day, for something else.\n');
    }
    return 0;
  },
};
