import type { Transaction } from 'kysely';
import { eachPage } from './paging.ts';
import type { Tables } from './tables.ts';

/** So many reports are in memory at a time: each names up to a hundred leads. */
const REPORTS_A_PAGE = 50;

/** Takes them out of the reports that name them, and tells the Message-IDs of these. */
export async function removeMentions(db: Transaction<Tables>, references: Set<string>): Promise<string[]> {
  const messageIds: string[] = [];
  if (references.size === 0) return messageIds;
  for await (const reports of eachPage<Report>(REPORTS_A_PAGE, (last) => reportsAfter(db, last))) {
    for (const { id, content } of reports) {
      const left = JSON.stringify(without(JSON.parse(content), references));
      if (left === content) continue;
      await db.updateTable('reports').set({ content: left }).where('id', '=', id).execute();
      messageIds.push(...(await mailsOfReports(db, [id])));
    }
  }
  return messageIds;
}

type Report = Pick<Tables['reports'], 'id' | 'content'>;

function reportsAfter(db: Transaction<Tables>, last: Report | undefined): Promise<Report[]> {
  return db
    .selectFrom('reports')
    .select(['id', 'content'])
    .where('id', '>', last?.id ?? '')
    .orderBy('id')
    .limit(REPORTS_A_PAGE)
    .execute();
}

/** A list in a report names a lead by its `reference`. */
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
