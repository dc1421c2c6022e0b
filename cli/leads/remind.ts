import { fill } from '../../contract/fill.ts';
import { readableTime } from '../../server/business-time.ts';
import { asTimeToCome } from '../time.ts';
import { CHANGE_OPTIONS, changeOf, reportChange } from './change.ts';
import type { LeadsCommand } from './command.ts';
import { asReference } from './reference.ts';

export const remindCommand: LeadsCommand = {
  name: 'remind',
  about: 'Sets the time at which "list --due" names it again, or takes that back',
  args: ['REFERENCE', 'WHEN'],
  options: CHANGE_OPTIONS,
  notes: `WHEN is how long from now (2h, 3d), a day (2026-12-01, at nine in the morning), a time of the office's clock
(2026-12-01T14:30), or never.`,
  async run(context) {
    const [typed = '', when = ''] = context.args;
    const reference = asReference(typed);
    const remindAt = when === 'never' ? null : asTimeToCome(when, context.at);
    const changed = await context.store.remind(reference, remindAt, await changeOf(context));
    const done = remindAt
      ? fill('{reference} is due {time}.', { reference, time: readableTime(remindAt) })
      : `${reference} is due no more.`;
    return reportChange(context, reference, changed, done);
  },
};
