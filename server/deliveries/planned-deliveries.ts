import type { Config } from '../config.ts';
import type { NewDelivery } from '../store/store.ts';
import { plannedMails } from './mail/planned-mails.ts';

/** Everything that somebody is to get when a lead comes in, to be stored together with it. */
export function plannedDeliveries(
  id: string,
  email: string,
  { mailFrom, webhook }: Pick<Config, 'mailFrom' | 'webhook'>,
): NewDelivery[] {
  return [...plannedMails(id, email, mailFrom), ...(webhook ? [plannedWebhook(id)] : [])];
}

/** The webhook that a lead brings. Its id is made once: the other side knows a repeat by it. */
function plannedWebhook(id: string): NewDelivery {
  return { kind: 'webhook', messageId: `msg_${id}`, needsVerified: true };
}
