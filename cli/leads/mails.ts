import { kindLabel } from '../../server/leads/lead-rows.ts';
import type { Resend } from '../../server/store/office.ts';
import type { DeliveryKind } from '../../server/store/store.ts';
import { UsageError, type Values } from '../command.ts';
import { asReference, type LeadsCommand, unknownReference } from './command.ts';

export const resendCommand: LeadsCommand = {
  name: 'resend',
  about: 'Sends the mail to the office again, at once',
  args: ['REFERENCE'],
  options: {
    customer: { type: 'boolean', about: 'the confirmation to the customer instead' },
    webhook: { type: 'boolean', about: 'the hand-off to your other program instead' },
  },
  notes: `It is the same mail with the same Message-ID, so that a recipient can tell that it is a copy.`,
  async run({ store, args: [typed = ''], values, at, stdout, stderr }) {
    const reference = asReference(typed);
    const kind = kindOf(values);
    const resend = await store.resend(reference, kind, at);
    if (!resend) {
      stderr(unknownReference(reference));
      return 1;
    }
    if (resend === 'queued') {
      stdout(`The ${kindLabel(kind)} of ${reference} is sent within seconds, while the server runs.\n`);
      return 0;
    }
    stderr(`${WHY_NOT[resend](reference)}\n`);
    return 1;
  },
};

const WHY_NOT: Record<Exclude<Resend, 'queued'>, (reference: string) => string> = {
  'in hand': (reference) =>
    `It is being sent at this moment. In a minute this shows how it ended: npm run leads -- show ${reference}`,
  held: (reference) => `It is held. Release it with: npm run leads -- release ${reference}`,
  impossible: () => 'It cannot be sent: the email as typed is not an address.',
  'not owed': (reference) => `${reference} has none.`,
};

function kindOf({ customer, webhook }: Values): DeliveryKind {
  if (customer && webhook) throw new UsageError('Say --customer or --webhook, not both.');
  if (customer) return 'customer-mail';
  return webhook ? 'webhook' : 'office-mail';
}

export const holdCommand: LeadsCommand = {
  name: 'hold',
  about: 'Holds the mails that are not sent yet, until you release them',
  args: ['REFERENCE'],
  options: {},
  async run({ store, args: [typed = ''], at, stdout, stderr }) {
    const reference = asReference(typed);
    const held = await store.holdLead(reference, at);
    if (!held) {
      stderr(unknownReference(reference));
      return 1;
    }
    if (held.length === 0) {
      stderr(`Nothing of ${reference} waits to be sent.\n`);
      return 1;
    }
    stdout(
      `Held: ${held.map(kindLabel).join(', ')}. A mail that is on its way at this moment still arrives.\n`,
    );
    return 0;
  },
};

export const releaseCommand: LeadsCommand = {
  name: 'release',
  about: 'Releases what is held: its mails are sent within seconds',
  args: ['REFERENCE'],
  options: {},
  async run({ store, args: [typed = ''], at, stdout, stderr }) {
    const reference = asReference(typed);
    const release = await store.releaseLead(reference, at);
    if (!release) {
      stderr(unknownReference(reference));
      return 1;
    }
    const { released, unneeded } = release;
    if (released.length === 0 && !unneeded) {
      stderr(`Nothing of ${reference} is held.\n`);
      return 1;
    }
    if (released.length > 0) stdout(`Released: ${released.map(kindLabel).join(', ')}.\n`);
    if (unneeded) {
      stdout('No confirmation is sent: this address got one within the last day, for something else.\n');
    }
    return 0;
  },
};
