import { businessMinute } from '../../server/business-time.ts';
import { describeClockChange, RETENTION_PAUSED } from '../../server/operations/clock/clock-messages.ts';
import type { LeadsCommand } from './command.ts';

/** How many of the latest changes to show. */
const SHOWN = 10;

export const clockCommand: LeadsCommand = {
  name: 'clock',
  about: 'Shows the clock, and when it was changed',
  args: [],
  options: {
    right: {
      type: 'boolean',
      about: `you have looked, and the clock is right: what is old may be deleted again,
and /readyz is content`,
    },
  },
  notes: `Without --right, that happens when the clock has gone on evenly for a day.`,
  async run({ store, values, at, stdout }) {
    stdout(`It is ${businessMinute(at)} by the clock of this machine, at the office.\n`);
    for (const change of (await store.clockChangesAfter(0)).slice(-SHOWN))
      stdout(`${describeClockChange(change)}\n`);
    if (values.right) {
      await store.trustClock(at);
      stdout('Noted: the clock is right. The server knows within a minute.\n');
      return 0;
    }
    const { steady } = await store.clockState(at);
    stdout(steady ? 'It has gone on evenly for a day and longer.\n' : `${RETENTION_PAUSED}\n`);
    return 0;
  },
};
