import { kindWords } from '../../server/leads/lead-rows.ts';
import { asReference, unknownReference } from '../../server/leads/reference.ts';
import type { Command } from '../command.ts';

export const holdCommand: Command = {
  usage: 'REFERENCE',
  about: 'Holds the mails that are not sent yet, until you release them',
  help: '',
  options: {},
  words: 1,
  async run({ store, words: [typed = ''], at, terminal }) {
    const reference = asReference(typed);
    const held = await store.holdLead(reference, at);
    if (!held) {
      terminal.complain(unknownReference(reference));
      return 1;
    }
    if (held.length === 0) {
      terminal.complain(`Nothing of ${reference} waits to be sent.\n`);
      return 1;
    }
    terminal.say(
      `Held: ${held.map(kindWords).join(', ')}. A mail that is on its way at this moment still arrives.\n`,
    );
    return 0;
  },
};
