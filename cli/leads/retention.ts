import { businessMinute } from '../../server/formats/business-time.ts';
import { RETENTION_PAUSED } from '../../server/operations/clock-watch.ts';
import { formatMonths, monthsBefore, removeExpired } from '../../server/operations/retention.ts';
import type { LeadsCommand } from './command.ts';

export const retentionCommand: LeadsCommand = {
  name: 'retention',
  about: 'Shows what is older than RETENTION_MONTHS, and deletes it when told to',
  args: [],
  options: { yes: { type: 'boolean', about: 'deletes it for good, with its mails' } },
  notes: `Every night the server does this by itself, unless it is more than a tenth of everything: then the digest sends you here.
Look at the time that is shown. If it is not the time now, the clock is wrong, and so is what it calls old. While the clock
is in doubt (npm run leads -- clock), nothing is deleted at all.`,
  async run({ store, config, values, at, stdout, stderr }) {
    const { retentionMonths } = config;
    if (retentionMonths === 0) {
      stdout('RETENTION_MONTHS is 0: nothing is deleted because of its age.\n');
      return 0;
    }
    const before = monthsBefore(at, retentionMonths);
    const old = await store.countLeads({ before });
    const all = await store.countLeads({});
    const [first] = await store.findLeads({ before }, { limit: 1 });
    const [last] = await store.findLeads({ before }, { limit: 1, newestFirst: true });
    stdout(`It is ${businessMinute(at)} by the clock of this machine, at the office.\n`);
    stdout(
      `${old} of ${all} requests and messages came before ${businessMinute(before)}, which is ${formatMonths(retentionMonths)} ago.\n`,
    );
    if (!first || !last) return 0;
    stdout(
      `The oldest came ${businessMinute(first.createdAt)}, the newest of them ${businessMinute(last.createdAt)}.\n`,
    );
    if (!values.yes) {
      stdout('Nothing was deleted. With --yes they are deleted for good, with their mails.\n');
      return 0;
    }
    if (!(await store.clockState(at)).steady) {
      stderr(`Nothing was deleted. ${RETENTION_PAUSED}\n`);
      return 1;
    }
    const { leads } = await removeExpired({ store, config, at, leads: 'all' });
    stdout(`Deleted: ${leads}.\n`);
    return 0;
  },
};
