import type { Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** Takes them out of the reports that name them, and tells the Message-IDs of these. */
export async function removeMentions(db: Transaction<Tables>, references: Set<string>): Promise<string[]> {
  const messageIds: string[] = [];
  const reports =
    references.size > 0 ? await db.selectFrom('reports').select(['id', 'content']).execute() : [];
  for (const { id, content } of reports) {
    const left = JSON.stringify(without(JSON.parse(content), references));
    if (left === content) continue;
    await db.updateTable('reports').set({ content: left }).where('id', '=', id).execute();
    messageIds.push(...(await mailsOfReports(db, [id])));
  }
  return messageIds;
}

/** A list in a report names a request or a message by its `reference`. */
function without(value: unknown, references: Set<string>): unknown {
  if (Array.isArray(value)) {
    return value
      .filter((entry) => !references.has(entry?.reference))
      .map((entry) => without(entry, references));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, without(inner, references)]));
}

/** All but the newest of each kind, from which the next goes on. */
export async function removeReports(db: Transaction<Tables>, before: Date): Promise<string[]> {
  const newest = db
    .selectFrom('reports')
    .select((row) => row.fn.max('created_at').as('at'))
    .groupBy('kind');
  const old = await db
    .selectFrom('reports')
    .select('id')
    .where('created_at', '<', before.toISOString())
    .where('created_at', 'not in', newest)
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

async function mailsOfReports(db: Transaction<Tables>, ids: string[]): Promise<string[]> {
  const mails = await db
    .selectFrom('deliveries')
    .select('message_id')
    .where('report_id', 'in', ids)
    .execute();
  return mails.map(({ message_id }) => message_id);
}
