import { businessMinute } from '../../server/formats/business-time.ts';
import { describeClockChange, retentionPaused } from '../../server/operations/clock-watch.ts';
import { formatMonths, monthsBefore, removeExpired } from '../../server/operations/retention.ts';
import { Failure } from '../command.ts';
import type { LeadsCommand } from './command.ts';

const retentionCommand: LeadsCommand = {
  name: 'retention',
  about: 'Show what is older than RETENTION_MONTHS, or delete it',
  options: { yes: { type: 'boolean', about: 'delete it permanently, with its mails' } },
  notes: `The server does this every night unless more than a tenth of everything would go: then the digest asks you to run this.
Check the time that it prints first. If that is not the current time, the clock is wrong, and so is what counts as old.
While the clock is in doubt (npm run leads -- clock), nothing is deleted.`,
  async run({ store, config, values, at, stdout }) {
    const { retentionMonths } = config;
    if (retentionMonths === 0)
      return stdout('RETENTION_MONTHS is 0: nothing is deleted because of its age.\n');
    const before = monthsBefore(at, retentionMonths);
    const old = await store.countLeads({ before });
    const all = await store.countLeads({});
    const [first] = await store.findLeads({ before }, { limit: 1 });
    const [last] = await store.findLeads({ before }, { limit: 1, newestFirst: true });
    stdout(`${clockLine(at)}
${old} of ${all} requests and messages are from before ${businessMinute(before)}, ${formatMonths(retentionMonths)} ago.\n`);
    if (!first || !last) return;
    stdout(
      `The oldest is from ${businessMinute(first.createdAt)}, the newest from ${businessMinute(last.createdAt)}.\n`,
    );
    if (!values.yes)
      return stdout('Nothing was deleted. To delete them permanently, with their mails: --yes\n');
    if (!(await store.clockState(at)).steady) throw new Failure(`Nothing was deleted. ${retentionPaused()}`);
    const { leads } = await removeExpired({ store, config, at, leads: 'all' });
    stdout(`Deleted: ${leads}.\n`);
  },
};

/** How many of the latest clock changes to show. */
const SHOWN = 10;

const clockCommand: LeadsCommand = {
  name: 'clock',
  about: 'Show the clock and when it was changed',
  options: {
    right: {
      type: 'boolean',
      about: `confirm that the clock is right: deletion resumes, /readyz recovers, and
deliveries that a wrong clock put off become due`,
    },
  },
  notes: `Without --right, deletion resumes once the clock has run evenly for a day, and deliveries that a wrong clock put off
wait for the time that it set.`,
  async run({ store, values, at, stdout }) {
    stdout(`${clockLine(at)}\n`);
    const changes = (await store.clockChangesAfter(0)).slice(-SHOWN);
    for (const change of changes) stdout(`${describeClockChange(change)}\n`);
    if (values.right) {
      const trusted = await store.trustClock(at);
      if ('seenLater' in trusted) {
        const seen = businessMinute(trusted.seenLater);
        throw new Failure(`The server’s clock was last at ${seen}, which is later. Nothing was changed. Correct this machine’s clock; or,
if the server’s was wrong, start the server with the right one and run this again.`);
      }
      stdout('The clock is confirmed. The server knows within a minute.\n');
      if (trusted.due > 0)
        stdout(`Deliveries that a wrong clock had put off and that are due now: ${trusted.due}\n`);
      return;
    }
    const { steady } = await store.clockState(at);
    stdout(steady ? 'It has run evenly for at least a day.\n' : `${retentionPaused()}\n`);
  },
};

function clockLine(at: Date): string {
  return `This machine’s clock says ${businessMinute(at)}, office time.`;
}

export const retentionCommands = [retentionCommand, clockCommand];
