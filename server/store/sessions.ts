import type { Kysely, Transaction } from 'kysely';
import type { Commit } from './group-commit.ts';
import type { Tables } from './tables.ts';
import { noteAudit, toUser, type User } from './users.ts';

/** A browser that is signed in. */
export type Session = {
  /** The hash of what its cookie holds, by which it is found and named; the cookie cannot be made from it. */
  idHash: string;
  device: string;
  createdAt: Date;
  /** About when it was last used: not every visit is written down. */
  seenAt: Date;
};

export type NewSession = { idHash: string; device: string };

/** In milliseconds, from the last visit on. */
export const SESSION_LIFETIME = 30 * 24 * 60 * 60_000;

export function sessionQueries(db: Kysely<Tables>, commit: Commit) {
  return {
    /** The session and whose it is; undefined when it has ended, or when the user may not sign in any more. */
    async findSession(idHash: string, at: Date): Promise<{ session: Session; user: User } | undefined> {
      const row = await db
        .selectFrom('sessions')
        .innerJoin('users', 'users.id', 'sessions.user_id')
        .select(['id_hash', 'device', 'sessions.created_at as began_at', 'seen_at'])
        .select(['users.id', 'email', 'name', 'role', 'active', 'users.created_at'])
        .where('id_hash', '=', idHash)
        .where('expires_at', '>', at.toISOString())
        .where('active', '=', 1)
        .executeTakeFirst();
      if (!row) return undefined;
      const { id_hash, device, began_at, seen_at, ...user } = row;
      return {
        session: toSession({ id_hash, device, seen_at, created_at: began_at }),
        user: toUser(user),
      };
    },

    /** Records a visit, which restarts the session's lifetime. */
    async touchSession(idHash: string, at: Date): Promise<void> {
      await commit((transaction) =>
        transaction
          .updateTable('sessions')
          .set({ seen_at: at.toISOString(), expires_at: endOf(at) })
          .where('id_hash', '=', idHash)
          .execute(),
      );
    },

    /** Those of a user that have not ended, the last used first. */
    async sessionsOf(userId: string, at: Date): Promise<Session[]> {
      const rows = await db
        .selectFrom('sessions')
        .selectAll()
        .where('user_id', '=', userId)
        .where('expires_at', '>', at.toISOString())
        .orderBy('seen_at', 'desc')
        .orderBy('id_hash')
        .execute();
      return rows.map(toSession);
    },

    /** Ends one of a user's own sessions: the one that asks (`signed out`) or another. False when there is none. */
    endSession: (
      { userId, idHash, what }: { userId: string; idHash: string; what: 'signed-out' | 'device-signed-out' },
      at: Date,
    ): Promise<boolean> =>
      commit(async (transaction) => {
        const ended = await transaction
          .deleteFrom('sessions')
          .where('id_hash', '=', idHash)
          .where('user_id', '=', userId)
          .returning('device')
          .executeTakeFirst();
        if (ended) await noteAudit(transaction, { by: userId, what, detail: ended.device, at });
        return ended !== undefined;
      }),
  };
}

export async function insertSession(
  db: Transaction<Tables>,
  userId: string,
  { idHash, device }: NewSession,
  at: Date,
) {
  const now = at.toISOString();
  await db
    .insertInto('sessions')
    .values({
      id_hash: idHash,
      user_id: userId,
      device,
      created_at: now,
      seen_at: now,
      expires_at: endOf(at),
    })
    .execute();
}

function endOf(at: Date): string {
  return new Date(at.getTime() + SESSION_LIFETIME).toISOString();
}

type SessionRow = Pick<Tables['sessions'], 'id_hash' | 'device' | 'created_at' | 'seen_at'>;

function toSession({ id_hash, device, created_at, seen_at }: SessionRow): Session {
  return { idHash: id_hash, device, createdAt: new Date(created_at), seenAt: new Date(seen_at) };
}
