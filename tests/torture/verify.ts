import { OWED } from '../../server/testing/postgres.ts';
import type { MailServer } from '../../server/testing/smtp.ts';
import type { Sent } from './clients.ts';

type Rows = (sql: string) => Promise<Record<string, unknown>[]>;

export type Outcome = {
  requests: number;
  acknowledged: number;
  askedAgain: number;
  mails: number;
  /** Mails that arrived more than once, because their server was killed while sending. */
  repeatedMails: number;
};

/** Compares the visitors' answers with the store and the mail server. Throws one error that lists every difference. */
export async function verify(sent: Sent[], mailServer: MailServer, rows: Rows): Promise<Outcome> {
  const wrong: string[] = [];
  const complain = (what: string, which: unknown[]) => {
    if (which.length > 0) wrong.push(`${which.length} ${what}: ${which.slice(0, 3).join(', ')}`);
  };

  const stored = await rows(
    "select id, number, reference, email, idempotency_key from leads where form = 'estimate'",
  );
  const byEmail = groupBy(stored, ({ email }) => String(email));
  const acknowledged = sent.filter(({ reference }) => reference);
  complain(
    'acknowledged requests are lost',
    acknowledged.filter(({ email }) => !byEmail.has(email)).map(({ key }) => key),
  );
  complain(
    'requests are stored more than once',
    [...byEmail].filter(([, all]) => all.length > 1).map(([email]) => email),
  );
  complain(
    'references are not the ones that were told',
    acknowledged
      .filter(({ email, reference }) => byEmail.get(email)?.[0]?.reference !== reference)
      .map(({ key }) => key),
  );
  const numbers = new Set(stored.map(({ number }) => Number(number)));
  complain(
    'numbers are missing',
    Array.from(stored, (_, index) => index + 1).filter((number) => !numbers.has(number)),
  );

  const deliveries = await rows(`select message_id, state, lead_id from ${OWED}`);
  const byRequest = groupBy(deliveries, (one) => String(one.lead_id));
  complain(
    'requests have not both deliveries',
    stored.filter(({ id }) => byRequest.get(String(id))?.length !== 2).map(({ number }) => number),
  );
  complain(
    'deliveries are not sent',
    deliveries.filter(({ state }) => state !== 'sent').map((one) => `${one.message_id} ${one.state}`),
  );
  const arrived = groupBy(mailServer.mails, ({ messageId }) => String(messageId));
  const promised = new Set(deliveries.map((one) => String(one.message_id)));
  complain(
    'mails have not arrived',
    [...promised].filter((id) => !arrived.has(id)),
  );
  complain(
    'mails were never promised',
    [...arrived.keys()].filter((id) => !promised.has(id)),
  );
  if (wrong.length > 0) throw new Error(wrong.join('\n'));

  return {
    requests: stored.length,
    acknowledged: acknowledged.length,
    askedAgain: sent.reduce((sum, { posts }) => sum + Math.max(0, posts - 1), 0),
    mails: promised.size,
    repeatedMails: mailServer.mails.length - arrived.size,
  };
}

function groupBy<Item>(items: Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  return Map.groupBy(items, keyOf);
}
