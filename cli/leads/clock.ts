import { businessMinute } from '../../server/business-time.ts';
import { changeInWords, HELD_BACK } from '../../server/operations/clock/words.ts';
import type { Command } from '../command.ts';

/** So many of the last changes are shown. */
const SHOWN = 10;

export const clockCommand: Command = {
  usage: '[--right]',
  about: 'Shows the clock, and when it was changed',
  help: `
  --right   you have looked, and the clock is right: what is old may be deleted again, and /readyz is content

Without it, that happens when the clock has gone on evenly for a day.
`,
  options: { right: { type: 'boolean' } },
  words: 0,
  async run({ store, values, at, terminal }) {
    terminal.say(`It is ${businessMinute(at)} by the clock of this machine, at the office.\n`);
    for (const change of (await store.clockChangesAfter(0)).slice(-SHOWN))
      terminal.say(`${changeInWords(change)}\n`);
    if (values.right) {
      await store.trustClock(at);
      terminal.say('Noted: the clock is right. The server knows within a minute.\n');
      return 0;
    }
    const { steady } = await store.clockState(at);
    terminal.say(steady ? 'It has gone on evenly for a day and longer.\n' : `${HELD_BACK}\n`);
    return 0;
  },
};
