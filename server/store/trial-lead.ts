import { randomBytes, randomUUIDv7 } from 'node:crypto';
import type { Transaction } from 'kysely';
import { recordLeads } from './recording.ts';
import type { Tables } from './tables.ts';

/** In bytes. About as much as the longest description; random, because PostgreSQL would compress anything else. */
const SIZE = 3_000;

/**
 * Records a lead with a mail, and removes both in the same transaction, so nothing else sees them and no number is used up.
 * Fails where recording fails: on a full disk a heartbeat may find room that a lead does not.
 */
export async function recordTrialLead(db: Transaction<Tables>, at: Date) {
  const id = randomUUIDv7();
  const form = 'estimate';
  const description = randomBytes(SIZE).toString('base64');
  const answers = { first_name: 'x', last_name: 'x', phone: '', email: '', service: null, description };
  const origin = {
    page: '',
    referrer: '',
    utm_source: '',
    utm_medium: '',
    utm_campaign: '',
    click_id: '',
    visitor: '',
  };
  const verdict = { captcha: 'unchecked' } as const;
  const spam = { score: 0, held: true, reasons: [] };
  const deliveries = [{ kind: 'office-mail', messageId: id } as const];
  await recordLeads(db, [{ id, form, key: id, answers, verdict, deliveries, origin, spam, at }]);
  await db.deleteFrom('deliveries').where('lead_id', '=', id).execute();
  await db.deleteFrom('leads').where('id', '=', id).execute();
  await db
    .updateTable('counters')
    .set((row) => ({ value: row('value', '-', 1) }))
    .where('name', '=', form)
    .execute();
}
