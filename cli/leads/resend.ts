import { kindWords } from '../../server/leads/lead-rows.ts';
import { asReference, unknownReference } from '../../server/leads/reference.ts';
import type { Resend } from '../../server/store/office.ts';
import type { DeliveryKind } from '../../server/store/store.ts';
import { type Command, Misunderstood, type Values } from '../command.ts';

export const resendCommand: Command = {
  usage: 'REFERENCE [--customer | --webhook]',
  about: 'Sends the mail to the office again, at once',
  help: `
  --customer   the confirmation to the customer instead
  --webhook    the hand-off to your other program instead

It is the same mail with the same Message-ID: whoever still has the first one sees that.
`,
  options: { customer: { type: 'boolean' }, webhook: { type: 'boolean' } },
  words: 1,
  async run({ store, words: [typed = ''], values, at, terminal }) {
    const reference = asReference(typed);
    const kind = kindOf(values);
    const resend = await store.resend(reference, kind, at);
    if (!resend) {
      terminal.complain(unknownReference(reference));
      return 1;
    }
    if (resend === 'queued') {
      terminal.say(`The ${kindWords(kind)} of ${reference} is sent within seconds, while the server runs.\n`);
      return 0;
    }
    terminal.complain(`${WHY_NOT[resend](reference)}\n`);
    return 1;
  },
};

const WHY_NOT: Record<Exclude<Resend, 'queued'>, (reference: string) => string> = {
  'in hand': (reference) =>
    `It is being sent at this moment. In two minutes this tells what came of it: npm run leads -- show ${reference}`,
  held: (reference) => `It is held. Let it go with: npm run leads -- release ${reference}`,
  impossible: () => 'It cannot be sent: the e-mail as typed is not an address.',
  'not owed': (reference) => `${reference} has none.`,
};

function kindOf({ customer, webhook }: Values): DeliveryKind {
  if (customer && webhook) throw new Misunderstood('Say --customer or --webhook, not both.');
  if (customer) return 'customer-mail';
  return webhook ? 'webhook' : 'office-mail';
}
