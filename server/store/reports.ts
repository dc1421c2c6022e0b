import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Form } from '../../contract/lead.ts';
import { IS_CANARY } from './canaries.ts';
import { type NewDelivery, newDeliveryRow } from './deliveries.ts';
import type { Arrivals, Digest, LastNumbers } from './digest.ts';
import type { Commit } from './group-commit.ts';
import { CLOCK_TOLERANCE } from './operations.ts';
import type { DeliveryKind, Tables } from './tables.ts';
import type { User } from './users.ts';

/** `digest` comes every day and begins where the last one ended; `extra-digest` is one made on request. */
type ReportKind = 'digest' | 'extra-digest';

export type NewReport = {
  id: string;
  kind: ReportKind;
  /** In the office's calendar. There is one report of a kind for a day; of the extra ones, for a moment. */
  day: string;
  content: Digest;
  delivery: NewDelivery;
  at: Date;
};

/** Something that we tell the office by ourselves. */
export type StoredReport = {
  form: 'report';
  id: string;
  kind: ReportKind;
  day: string;
  content: Digest;
  createdAt: Date;
};

export function reportQueries(db: Kysely<Tables>, commit: Commit) {
  return {
    /** Stores a report with its mail, in one transaction; false when there is one of its kind and day. */
    recordReport: ({ id, kind, day, content, delivery, at }: NewReport): Promise<boolean> =>
      commit(async (transaction) => {
        const created_at = at.toISOString();
        const inserted = await transaction
          .insertInto('reports')
          .values({ id, kind, day, content: JSON.stringify(content), created_at })
          .onConflict((conflict) => conflict.doNothing())
          .returning('id')
          .executeTakeFirst();
        if (!inserted) return false;
        await transaction
          .insertInto('deliveries')
          .values(newDeliveryRow({ report_id: id }, delivery, 'pending', created_at))
          .execute();
        return true;
      }),

    /** The newest of those that a right clock could have made by now. */
    async lastReport(kind: ReportKind, at: Date): Promise<StoredReport | undefined> {
      const row = await db
        .selectFrom('reports')
        .selectAll()
        .where('kind', '=', kind)
        .where('created_at', '<=', new Date(at.getTime() + CLOCK_TOLERANCE).toISOString())
        .orderBy('created_at', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row && toReport(row);
    },

    /** The last number that was given before a time, or 0. */
    async numbersBefore(at: Date): Promise<LastNumbers> {
      const last = async (form: Form) => {
        const { number } = await db
          .selectFrom('leads')
          .select((row) => row.fn.max('number').as('number'))
          .where('form', '=', form)
          .where('created_at', '<', at.toISOString())
          .executeTakeFirstOrThrow();
        return number ?? 0;
      };
      return { estimate: await last('estimate'), contact: await last('contact') };
    },

    async arrivalsAfter(numbers: LastNumbers): Promise<Record<Form, Arrivals>> {
      return {
        estimate: await arrivals(db, 'estimate', numbers.estimate),
        contact: await arrivals(db, 'contact', numbers.contact),
      };
    },
  };
}

/** The counter is read first: every number up to it is committed, and what comes meanwhile is for the next report. */
async function arrivals(db: Kysely<Tables>, form: Form, after: number): Promise<Arrivals> {
  const { value: last } = await db
    .selectFrom('counters')
    .select('value')
    .where('name', '=', form)
    .executeTakeFirstOrThrow();
  const absent = await gapsBetween(db, form, after, last);
  const deleted = await db
    .selectFrom('forgotten')
    .select('number')
    .where('form', '=', form)
    .where('number', '>', after)
    .execute();
  const canaries = await db
    .selectFrom('leads')
    .select('number')
    .where(IS_CANARY)
    .where('form', '=', form)
    .where('number', '>', after)
    .where('number', '<=', last)
    .orderBy('number')
    .execute();
  const tests = canaries.map(({ number }) => number);
  const gone = new Set(deleted.map(({ number }) => number));
  return {
    last,
    received: Math.max(0, last - after - tests.length),
    ...(tests.length > 0 && { tests }),
    missing: absent.filter((number) => !gone.has(number)),
    forgotten: absent.filter((number) => gone.has(number)),
  };
}

/** The numbers that no lead has. Only the leads beside a gap, and the end, are read out of the database. */
async function gapsBetween(db: Kysely<Tables>, form: Form, after: number, last: number): Promise<number[]> {
  const { rows } = await sql<{ previous: number; number: number }>`
    select previous, number from (
      select number, lag(number, 1, cast(${after} as integer)) over (order by number) as previous
      from (
        select number from leads where form = ${form} and number > ${after} and number <= ${last}
        union all select cast(${last} + 1 as integer)
      ) as given
    ) as numbered
    where number > previous + 1
    order by number`.execute(db);
  return rows.flatMap(({ previous, number }) => range(previous + 1, number - 1));
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}

export async function reportOf(db: Kysely<Tables>, id: string): Promise<StoredReport | StoredNotice> {
  const row = await db.selectFrom('reports').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return toNotice(row) ?? toReport(row);
}

function toReport({ id, kind, day, content, created_at }: Selectable<Tables['reports']>): StoredReport {
  return {
    form: 'report',
    id,
    kind: kind as ReportKind,
    day,
    content: JSON.parse(content),
    createdAt: new Date(created_at),
  };
}

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

export const NOTICE_KINDS = Object.keys(MAIL_OF) as Notice['kind'][];

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
function toNotice({
  id,
  kind,
  content,
  created_at,
}: Selectable<Tables['reports']>): StoredNotice | undefined {
  if (!NOTICE_KINDS.some((one) => one === kind)) return undefined;
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
