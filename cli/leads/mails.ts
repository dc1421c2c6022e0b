import { kindLabel } from '../../server/leads/lead-rows.ts';
import type { Resend } from '../../server/store/holds.ts';
import type { DeliveryKind } from '../../server/store/store.ts';
import { Failure, UsageError, type Values } from '../command.ts';
import { asReference, type LeadsCommand, unknownReference } from './command.ts';

const resendCommand: LeadsCommand = {
  name: 'resend',
  about: 'Send the mail to the office again, now',
  args: ['REFERENCE'],
  options: {
    customer: { type: 'boolean', about: 'the confirmation to the customer instead' },
    webhook: { type: 'boolean', about: 'the webhook instead' },
  },
  notes: 'The mail has the same Message-ID as before, so a recipient can recognize the copy.',
  async run({ store, args, values, at, stdout }) {
    const reference = asReference(args[0]);
    const kind = kindOf(values);
    const resend = await store.resend(reference, kind, at);
    if (!resend) throw unknownReference(reference);
    if (resend !== 'queued') throw new Failure(WHY_NOT[resend](reference));
    stdout(`The ${kindLabel(kind)} of ${reference} is queued. A running server sends it within seconds.\n`);
  },
};

const WHY_NOT: Record<Exclude<Resend, 'queued'>, (reference: string) => string> = {
  leased: (reference) =>
    `It is being sent right now. To see the result in a minute: npm run leads -- show ${reference}`,
  held: (reference) => `It is held. Release it with: npm run leads -- release ${reference}`,
  impossible: () => 'It cannot be sent: the email as typed is not an address.',
  'not owed': (reference) => `${reference} has none.`,
};

function kindOf({ customer, webhook }: Values): DeliveryKind {
  if (customer && webhook) throw new UsageError('Use --customer or --webhook, not both.');
  if (customer) return 'customer-mail';
  return webhook ? 'webhook' : 'office-mail';
}

const holdCommand: LeadsCommand = {
  name: 'hold',
  about: 'Hold the mails that are not sent yet, until you release them',
  args: ['REFERENCE'],
  async run({ store, args, at, stdout }) {
    const reference = asReference(args[0]);
    const held = await store.holdLead(reference, at);
    if (!held) throw unknownReference(reference);
    if (held.length === 0) throw new Failure(`${reference} has no unsent mail.`);
    stdout(`Held: ${held.map(kindLabel).join(', ')}. A mail that is being sent right now still arrives.\n`);
  },
};

const releaseCommand: LeadsCommand = {
  name: 'release',
  about: 'Release what is held: its mails are sent within seconds',
  args: ['REFERENCE'],
  async run({ store, args, at, stdout }) {
    const reference = asReference(args[0]);
    const release = await store.releaseLead(reference, at);
    if (!release) throw unknownReference(reference);
    const { released, unneeded } = release;
    if (released.length === 0 && !unneeded) throw new Failure(`Nothing of ${reference} is held.`);
    if (released.length > 0) stdout(`Released: ${released.map(kindLabel).join(', ')}.\n`);
    if (unneeded) {
      stdout('No confirmation is sent: this address got one within the last day, for another request.\n');
    }
  },
};

export const mailCommands = [resendCommand, releaseCommand, holdCommand];
