import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { noteAudit } from './audit.ts';
import type { Commit } from './group-commit.ts';
import { type CodeNotice, insertNotice, type NewNotice, type SignedInNotice } from './notices.ts';
import { insertSession, type NewSession } from './sessions.ts';
import type { Tables } from './tables.ts';
import { toUser, type User, userByEmail } from './users.ts';

const MINUTE = 60_000;

/** How long a code from a mail is good, in milliseconds. */
export const CODE_LIFETIME = 15 * MINUTE;

/** The same for a code from the command line, which works in every browser that has asked for one. */
export const PRINTED_CODE_LIFETIME = 10 * MINUTE;

/** So often may a browser type a code wrong. */
export const MOST_TRIES = 5;

/** So many codes an hour go to one address: a stranger can ask for them. */
export const MOST_CODES = 5;
const HOUR = 60 * MINUTE;

/** A browser that asks for a code. The hashes are of what only the browser and the mail hold. */
export type CodeRequest = {
  email: string;
  browserHash: string;
  codeHash: string;
  mail: NewNotice<CodeNotice>;
  at: Date;
};

/** A browser that has got a code. */
export type SignInAttempt = {
  browserHash: string;
  /** Of what was typed: as a code for this browser, and, with the address that it has named, as one from the command line. */
  codeHash: string;
  printedCodeHash: string;
  session: NewSession;
  /** The session that this browser had before; it ends. */
  replaces?: string | undefined;
  mail: NewNotice<SignedInNotice>;
  at: Date;
};

/** `over`: no code of this browser is good any more, whatever is typed. */
export type SignInResult =
  | { result: 'signed-in'; user: User }
  | { result: 'wrong'; triesLeft: number }
  | { result: 'over' };

export type SignInRepository = {
  /**
   * Stores what a browser has asked for, and the mail with the code if the address is a user's who may have one more. For
   * any other address the same is stored without a code, so that no answer tells the difference.
   */
  requestCode(request: CodeRequest): Promise<void>;
  /**
   * Stores a code that somebody at the command line reads out; undefined when nobody may sign in with this address. The address
   * is in its hash, so that it works where that address was named.
   */
  printCode(printed: { email: string; codeHash: string; at: Date }): Promise<User | undefined>;
  /** Signs in with a code, once, or counts the try. */
  signIn(attempt: SignInAttempt): Promise<SignInResult>;
};

export function signInQueries(commit: Commit): SignInRepository {
  return {
    requestCode: ({ email, browserHash, codeHash, mail, at }) =>
      commit(async (transaction) => {
        await removeOldSignIns(transaction, at);
        const user = await userByEmail(transaction, email);
        const isMailed = user?.isActive === true && (await mayHaveOneMore(transaction, user.id, at));
        await transaction
          .insertInto('sign_ins')
          .values({
            id: randomUUID(),
            // Without a code the row counts tries, and is of nobody.
            user_id: user && isMailed ? user.id : null,
            code_hash: isMailed ? codeHash : null,
            browser_hash: browserHash,
            expires_at: after(at, CODE_LIFETIME),
            used_at: null,
          })
          .execute();
        if (user && isMailed) await insertNotice(transaction, mail, user, at);
      }),

    printCode: ({ email, codeHash, at }) =>
      commit(async (transaction) => {
        const user = await userByEmail(transaction, email);
        if (!user?.isActive) return undefined;
        await transaction
          .insertInto('sign_ins')
          .values({
            id: randomUUID(),
            user_id: user.id,
            code_hash: codeHash,
            browser_hash: null,
            expires_at: after(at, PRINTED_CODE_LIFETIME),
            used_at: null,
          })
          .execute();
        await noteAudit(transaction, { by: null, what: 'code-printed', detail: user.email, at });
        return user;
      }),

    signIn: (attempt) => commit((transaction) => signIn(transaction, attempt)),
  };
}

async function signIn(db: Transaction<Tables>, attempt: SignInAttempt): Promise<SignInResult> {
  const tried = await useCode(db, attempt);
  const ofBrowser = tried.filter(({ browser_hash }) => browser_hash !== null);
  if (ofBrowser.length === 0) return { result: 'over' };
  const used = tried.find(({ used_at }) => used_at !== null);
  const user = used?.user_id ? await activeUser(db, used.user_id) : undefined;
  if (!user) {
    const triesLeft = Math.max(...ofBrowser.map(({ tries }) => MOST_TRIES - tries));
    return { result: 'wrong', triesLeft };
  }
  const { session, replaces, mail, at } = attempt;
  if (replaces) await db.deleteFrom('sessions').where('id_hash', '=', replaces).execute();
  await insertSession(db, user.id, session, at);
  await noteAudit(db, { by: user.id, what: 'signed-in', detail: session.device, at });
  await insertNotice(db, mail, user, at);
  return { result: 'signed-in', user };
}

/**
 * One conditional update that counts the try and uses up the code if it is the right one, so that of two at once only one
 * gets in. Tries are counted for the codes of this browser alone. One from the command line is touched by nobody who does not
 * have it: a stranger's wrong tries must not end it. It serves a browser that has asked for a code and has tries left.
 */
function useCode(
  db: Transaction<Tables>,
  { browserHash, codeHash, printedCodeHash, at }: Omit<SignInAttempt, 'session' | 'mail'>,
) {
  const now = at.toISOString();
  const asked = db
    .selectFrom('sign_ins as asked')
    .select('asked.id')
    .where('asked.browser_hash', '=', browserHash)
    .where('asked.used_at', 'is', null)
    .where('asked.expires_at', '>', now)
    .where('asked.tries', '<', MOST_TRIES);
  return db
    .updateTable('sign_ins')
    .set((row) => ({
      tries: row('tries', '+', 1),
      used_at: row
        .case()
        .when('code_hash', '=', codeHash)
        .then(now)
        .when('code_hash', '=', printedCodeHash)
        .then(now)
        .else(null)
        .end(),
    }))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('tries', '<', MOST_TRIES)
    .where((row) =>
      row.or([
        row('browser_hash', '=', browserHash),
        row.and([row('browser_hash', 'is', null), row('code_hash', '=', printedCodeHash), row.exists(asked)]),
      ]),
    )
    .returning(['user_id', 'browser_hash', 'tries', 'used_at'])
    .execute();
}

/** How many codes were made within the hour can be told from when they end. */
async function mayHaveOneMore(db: Transaction<Tables>, userId: string, at: Date): Promise<boolean> {
  const { count } = await db
    .selectFrom('sign_ins')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('browser_hash', 'is not', null)
    .where('code_hash', 'is not', null)
    .where('expires_at', '>', after(at, CODE_LIFETIME - HOUR))
    .executeTakeFirstOrThrow();
  return count < MOST_CODES;
}

/** They are counted for an hour and then of no use; a flood of them must not stay until the night. */
export async function removeOldSignIns(db: Transaction<Tables>, at: Date) {
  await db.deleteFrom('sign_ins').where('expires_at', '<', after(at, -HOUR)).execute();
}

async function activeUser(db: Kysely<Tables>, id: string): Promise<User | undefined> {
  const row = await db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', id)
    .where('active', '=', 1)
    .executeTakeFirst();
  return row && toUser(row);
}

function after(at: Date, milliseconds: number): string {
  return new Date(at.getTime() + milliseconds).toISOString();
}
