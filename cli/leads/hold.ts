import { kindLabel } from '../../server/leads/lead-rows.ts';
import type { LeadsCommand } from './command.ts';
import { asReference, unknownReference } from './reference.ts';

export const holdCommand: LeadsCommand = {
  name: 'hold',
  about: 'Holds the mails that are not sent yet, until you release them',
  args: ['REFERENCE'],
  options: {},
  async run({ store, args: [typed = ''], at, stdout, stderr }) {
    const reference = asReference(typed);
    const held = await store.holdLead(reference, at);
    if (!held) {
      stderr(unknownReference(reference));
      return 1;
    }
    if (held.length === 0) {
      stderr(`Nothing of ${reference} waits to be sent.\n`);
      return 1;
    }
    stdout(
      `Held: ${held.map(kindLabel).join(', ')}. A mail that is on its way at this moment still arrives.\n`,
    );
    return 0;
  },
};
