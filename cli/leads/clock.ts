import { businessMinute } from '../../server/formats/business-time.ts';
import { describeClockChange, RETENTION_PAUSED } from '../../server/operations/clock-watch.ts';
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
/readyz is content, and what carries a later time than now is repaired`,
    },
  },
  notes: `Without --right, deletion goes on when the clock has gone on evenly for a day, and
nothing is repaired: mails that a wrong clock put off wait for the time that it set.`,
  async run({ store, values, at, stdout, stderr }) {
    stdout(`It is ${businessMinute(at)} by the clock of this machine, at the office.\n`);
    for (const change of (await store.clockChangesAfter(0)).slice(-SHOWN))
      stdout(`${describeClockChange(change)}\n`);
    if (values.right) {
      const trusted = await store.trustClock(at);
      if ('seenLater' in trusted) {
        const seen = businessMinute(trusted.seenLater);
        stderr(`The server’s clock last said ${seen}, which is later. Nothing was changed: set this machine’s clock
right, or, if the server’s was wrong, start the server with the right one and run this again.\n`);
        return 1;
      }
      stdout('Noted: the clock is right. The server knows within a minute.\n');
      if (trusted.due > 0)
        stdout(`Deliveries that a wrong clock had put off and are due now: ${trusted.due}\n`);
      return 0;
    }
    const { steady } = await store.clockState(at);
    stdout(steady ? 'It has gone on evenly for a day and longer.\n' : `${RETENTION_PAUSED}\n`);
    return 0;
  },
};
