import { CHANGE_OPTIONS, changeOf, reportChange } from './change.ts';
import type { LeadsCommand } from './command.ts';
import { asReference } from './reference.ts';

export const claimCommand: LeadsCommand = {
  name: 'claim',
  about: 'Takes a request or message in hand: whoever has it calls the customer',
  args: ['REFERENCE'],
  options: {
    ...CHANGE_OPTIONS,
    'take-over': { type: 'boolean', about: 'also when somebody else has it in hand' },
  },
  async run(context) {
    const { store, args, values } = context;
    const reference = asReference(args[0] ?? '');
    const change = await changeOf(context);
    const changed = values['take-over']
      ? await store.takeOver(reference, change)
      : await store.claim(reference, change);
    const whose = values.by === undefined ? '' : ` by ${values.by}`;
    return reportChange(context, reference, changed, `${reference} is claimed${whose}.`);
  },
};
