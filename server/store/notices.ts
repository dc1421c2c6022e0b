import type { Selectable, Transaction } from 'kysely';
import { newDeliveryRow } from './deliveries.ts';
import type { DeliveryKind } from './records.ts';
import type { Tables } from './tables.ts';
import type { User } from './users.ts';

/** What we tell one person in the office by mail. */
type Notice = CodeNotice | SignedInNotice;

/** The code, and the browser that asked for it. */
export type CodeNotice = { kind: 'sign-in-code'; code: string; device: string };

/** `devicesUrl`: where that device can be signed out. */
export type SignedInNotice = { kind: 'signed-in'; device: string; at: string; devicesUrl: string };

export type NewNotice<One extends Notice = Notice> = { id: string; messageId: string; notice: One };

/** A notice as its mail finds it. It lies among the reports, to which deliveries may belong. */
export type StoredNotice = {
  form: 'notice';
  id: string;
  to: string;
  name: string;
  notice: Notice;
  createdAt: Date;
};

const MAIL_OF: Record<Notice['kind'], DeliveryKind> = {
  'sign-in-code': 'sign-in-mail',
  'signed-in': 'signed-in-mail',
};

const KINDS = Object.keys(MAIL_OF) as Notice['kind'][];

/** Stores a notice to a user with its mail. */
export async function insertNotice(
  db: Transaction<Tables>,
  { id, messageId, notice }: NewNotice,
  { email: to, name }: Pick<User, 'email' | 'name'>,
  at: Date,
) {
  const { kind } = notice;
  const created_at = at.toISOString();
  await db
    .insertInto('reports')
    // There is one report of a kind for a "day", so a notice uses its own id.
    .values({ id, kind, day: id, content: JSON.stringify({ to, name, notice }), created_at })
    .execute();
  await db
    .insertInto('deliveries')
    .values(newDeliveryRow({ report_id: id }, { kind: MAIL_OF[kind], messageId }, 'pending', created_at))
    .execute();
}

/** Undefined for a report. */
export function toNotice({
  id,
  kind,
  content,
  created_at,
}: Selectable<Tables['reports']>): StoredNotice | undefined {
  if (!KINDS.some((one) => one === kind)) return undefined;
  return { form: 'notice', id, ...JSON.parse(content), createdAt: new Date(created_at) };
}

/** A code lies in the database only until its mail has left or has become useless. */
export async function eraseCode(db: Transaction<Tables>, id: string) {
  await db
    .updateTable('reports')
    .set({ content: '{}' })
    .where('id', '=', id)
    .where('kind', '=', 'sign-in-code')
    .execute();
}

/** Deletes those from before, with their mails, and tells the Message-IDs. */
export async function removeNotices(db: Transaction<Tables>, before: Date): Promise<string[]> {
  const old = await db
    .selectFrom('reports')
    .select('id')
    .where('kind', 'in', KINDS)
    .where('created_at', '<', before.toISOString())
    .execute();
  const ids = old.map(({ id }) => id);
  if (ids.length === 0) return [];
  const mails = await db
    .deleteFrom('deliveries')
    .where('report_id', 'in', ids)
    .returning('message_id')
    .execute();
  await db.deleteFrom('reports').where('id', 'in', ids).execute();
  return mails.map(({ message_id }) => message_id);
}
