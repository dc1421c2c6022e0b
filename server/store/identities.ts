import type { Kysely } from 'kysely';
import type { Lead } from './lead.ts';
import type { Tables } from './tables.ts';

/** What tells one lead, and one person, from another. */
export type Identity = Pick<Lead, (typeof COLUMNS)[number] | 'createdAt'>;

const COLUMNS = [
  'form',
  'id',
  'number',
  'reference',
  'first_name',
  'last_name',
  'phone',
  'email',
  'sent_phone',
  'sent_email',
] as const satisfies (keyof Lead)[];

/** So many share a transaction: visitors get their turn between two, and databases take only so many values at once. */
export const AT_ONCE = 200;

/** Everybody who has written to us, a page at a time. */
export function eachPageOfIdentities(store: Pick<ReturnType<typeof identityQueries>, 'identities'>) {
  return eachPage<Identity>(AT_ONCE, (after) => store.identities(after));
}

export function identityQueries(db: Kysely<Tables>) {
  return {
    /** Who has written to us, oldest first, and no more than a page of them; `eachPageOfIdentities` asks for the next. */
    async identities(after?: Pick<Identity, 'createdAt' | 'id'>): Promise<Identity[]> {
      const rows = await selectIdentities(db)
        .$if(after !== undefined, (query) =>
          query.where(({ eb, refTuple, tuple }) =>
            eb(
              refTuple('created_at', 'id'),
              '>',
              tuple(after?.createdAt.toISOString() ?? '', after?.id ?? ''),
            ),
          ),
        )
        .orderBy('created_at')
        .orderBy('id')
        .limit(AT_ONCE)
        .execute();
      return rows.map(toIdentity);
    },

    /** Those of them with these references. */
    identitiesOf: (references: string[]): Promise<Identity[]> => identitiesOf(db, references),
  };
}

export function* parts<Item>(items: Item[]): Generator<Item[]> {
  for (let start = 0; start < items.length; start += AT_ONCE) yield items.slice(start, start + AT_ONCE);
}

export async function identitiesOf(db: Kysely<Tables>, references: string[]): Promise<Identity[]> {
  const found: Identity[] = [];
  for (const some of parts(references)) {
    found.push(...(await selectIdentities(db).where('reference', 'in', some).execute()).map(toIdentity));
  }
  return found;
}

export function selectIdentities(db: Kysely<Tables>) {
  return db.selectFrom('leads').select([...COLUMNS, 'created_at']);
}

export function toIdentity({
  created_at,
  ...row
}: Omit<Identity, 'createdAt'> & { created_at: string }): Identity {
  return { ...row, createdAt: new Date(created_at) };
}

/**
 * Everything that `read` finds, a page at a time. It is told the last of the page before, and answers `size` rows while
 * there are more: no question about many leads may need all of them in memory.
 */
export async function* eachPage<Row>(
  size: number,
  read: (after: Row | undefined) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let after: Row | undefined; ; ) {
    const rows = await read(after);
    if (rows.length > 0) yield rows;
    if (rows.length < size) return;
    after = rows.at(-1);
  }
}
