import { kindWords } from '../../server/leads/lead-rows.ts';
import { asReference, unknownReference } from '../../server/leads/reference.ts';
import type { Command } from '../command.ts';

export const releaseCommand: Command = {
  usage: 'REFERENCE',
  about: 'Lets go what is held: its mails are sent within seconds',
  help: '',
  options: {},
  words: 1,
  async run({ store, words: [typed = ''], at, terminal }) {
    const reference = asReference(typed);
    const release = await store.releaseLead(reference, at);
    if (!release) {
      terminal.complain(unknownReference(reference));
      return 1;
    }
    const { released, unneeded } = release;
    if (released.length === 0 && !unneeded) {
      terminal.complain(`Nothing of ${reference} is held.\n`);
      return 1;
    }
    if (released.length > 0) terminal.say(`Released: ${released.map(kindWords).join(', ')}.\n`);
    if (unneeded) {
      terminal.say(
        'No confirmation is sent: this address got one within the last day, for something else.\n',
      );
    }
    return 0;
  },
};
