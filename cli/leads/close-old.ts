import { eachPageOfLeads, type LeadFilter } from '../../server/store/leads.ts';
import { asTime } from '../time.ts';
import { CHANGE_OPTIONS, changeOf } from './change.ts';
import type { LeadsCommand } from './command.ts';

export const closeOldCommand: LeadsCommand = {
  name: 'close-old',
  about: 'Closes what came before a day and waits for nobody any more',
  args: ['DAY'],
  options: {
    by: CHANGE_OPTIONS.by,
    yes: { type: 'boolean', about: 'without asking first' },
  },
  notes: `DAY is a day (2026-11-01) or so long ago (30d). It is for an office that begins to use its board: whatever came before that
day, and was answered long ago, waits there first of all. What somebody has in hand and what is held stays as it is. Each has
a line in its history, and "undo" takes it back.`,
  async run(context) {
    const { store, args, at, values, ask, stdout, stderr } = context;
    const old: LeadFilter = { waiting: true, before: asTime(args[0] ?? '', at) };
    const count = await store.countLeads(old);
    if (count === 0) {
      stderr('Nothing from before then waits.\n');
      return 1;
    }
    if (!values.yes && (await ask(`Close ${count}? Type "yes": `)) !== 'yes') {
      stderr('Nothing was closed.\n');
      return 1;
    }
    const change = await changeOf(context);
    let closed = 0;
    for await (const leads of eachPageOfLeads(store, old)) {
      const results = await Promise.all(
        leads.map(({ reference, version }) =>
          store.setStatus(reference, { status: 'closed' }, { ...change, version }),
        ),
      );
      closed += results.filter((result) => result?.done).length;
    }
    stdout(`Closed: ${closed}.\n`);
    return 0;
  },
};
