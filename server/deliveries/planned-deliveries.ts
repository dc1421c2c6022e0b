import type { Config } from '../config.ts';
import type { NewDelivery } from '../store/store.ts';
import { owedMails } from './mail/planned-mails.ts';
import { owedWebhook } from './webhook/planned-webhook.ts';

/** Everything that something sent from a form owes to somebody, to be stored together with it. */
export function owedDeliveries(
  id: string,
  email: string,
  { mailFrom, webhook }: Pick<Config, 'mailFrom' | 'webhook'>,
): NewDelivery[] {
  return [...owedMails(id, email, mailFrom), ...(webhook ? [owedWebhook(id)] : [])];
}
