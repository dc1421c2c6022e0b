import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { IS_WAITING } from './deliveries.ts';
import type { Commit } from './group-commit.ts';
import { type CodeNotice, insertNotice, type NewNotice, type SignedInNotice } from './reports.ts';
import { insertSession, type NewSession } from './sessions.ts';
import type { Tables } from './tables.ts';
import { hasActiveUser, invite, noteAudit, toUser, type User, userByEmail } from './users.ts';

const MINUTE = 60_000;

/**
 * How long a code from a mail is good, in milliseconds. Mail servers that greylist take a sender's first mail at a later attempt, often
 * after ten minutes.
 */
export const CODE_LIFETIME = 30 * MINUTE;

/** The same for a code from the command line, which works in every browser that has asked for one. */
export const PRINTED_CODE_LIFETIME = 10 * MINUTE;

/** So often may a browser type a code wrong. */
export const MOST_TRIES = 5;

/**
 * The limits of codes an hour for one user: per network, and for all networks from which the user has not
 * signed in: strangers can ask for codes, and must not use up the user's.
 */
export const MOST_CODES = 5;
export const MOST_STRANGE_CODES = 15;
const HOUR = 60 * MINUTE;

/** A network from which a user signs in is known for so long. */
const NETWORK_LIFETIME = 365 * 24 * HOUR;

/** A browser that asks for a code. The hashes are of what only the browser and the mail hold. */
export type CodeRequest = {
  email: string;
  browserHash: string;
  network: string;
  codeHash: string;
  mail: NewNotice<CodeNotice>;
  at: Date;
};

/** A browser that has got a code. */
export type SignInAttempt = {
  browserHash: string;
  network: string;
  /** Of what was typed: as a code for this browser, and, with the address that it has named, as one from the command line. */
  codeHash: string;
  printedCodeHash: string;
  session: NewSession;
  /** The session that this browser had before; it ends. */
  replaces?: string | undefined;
  mail: NewNotice<SignedInNotice>;
  at: Date;
};

type FirstOwner = { email: string; name: string; session: NewSession; at: Date };

/** `over`: no code of this browser is good any more, whatever is typed. */
export type SignInResult =
  | { result: 'signed-in'; user: User }
  | { result: 'wrong'; triesLeft: number }
  | { result: 'over' };

export function signInQueries(commit: Commit) {
  return {
    /**
     * Stores what a browser has asked for, and the mail with the code if the address is a user's who may have one more. While such a
     * mail of this browser waits for another attempt, the same code's lifetime restarts instead. For any other address the same is stored without
     * a code, so no answer tells the difference.
     */
    requestCode: ({ email, browserHash, network, codeHash, mail, at }: CodeRequest): Promise<void> =>
      commit(async (transaction) => {
        await removeOldSignIns(transaction, at);
        const user = await userByEmail(transaction, email);
        const isMailed =
          user?.isActive === true &&
          !(await renewCodePutOff(transaction, user.id, browserHash, at)) &&
          (await mayHaveOneMore(transaction, user.id, network, at));
        await transaction
          .insertInto('sign_ins')
          .values({
            id: isMailed ? mail.id : randomUUID(),
            // Without a code the row only counts tries, and belongs to no user.
            user_id: user && isMailed ? user.id : null,
            code_hash: isMailed ? codeHash : null,
            browser_hash: browserHash,
            network,
            expires_at: after(at, CODE_LIFETIME),
            used_at: null,
          })
          .execute();
        if (user && isMailed) await insertNotice(transaction, mail, user, at);
      }),

    /**
     * Stores a code that the command line prints; undefined if no user may sign in with this address. The address
     * is in its hash, so it only works with that address.
     */
    printCode: ({
      email,
      codeHash,
      at,
    }: {
      email: string;
      codeHash: string;
      at: Date;
    }): Promise<User | undefined> =>
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
            network: null,
            expires_at: after(at, PRINTED_CODE_LIFETIME),
            used_at: null,
          })
          .execute();
        await noteAudit(transaction, { by: null, what: 'code-printed', detail: user.email, at });
        return user;
      }),

    /**
     * Lets the first owner in, and signs their browser in: what was published before they had an account is theirs. Undefined when
     * there is an active user already.
     */
    signInFirstOwner: ({ session, at, ...owner }: FirstOwner): Promise<User | undefined> =>
      commit(async (transaction) => {
        if (await hasActiveUser(transaction)) return undefined;
        const user = await invite(transaction, { ...owner, role: 'owner' }, { by: null, at });
        if (!user) return undefined;
        await transaction
          .updateTable('website_publications')
          .set({ published_by: user.id })
          .where('published_by', 'is', null)
          .execute();
        await startSession(transaction, user, session, at);
        return user;
      }),

    /** Signs in with a code, once, or counts the try. */
    signIn: (attempt: SignInAttempt): Promise<SignInResult> =>
      commit((transaction) => signIn(transaction, attempt)),
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
  const { session, network, replaces, mail, at } = attempt;
  await db
    .updateTable('sign_ins')
    .set({ network })
    .where('id', '=', used?.id ?? '')
    .execute();
  if (replaces) await db.deleteFrom('sessions').where('id_hash', '=', replaces).execute();
  await startSession(db, user, session, at);
  await insertNotice(db, mail, user, at);
  return { result: 'signed-in', user };
}

async function startSession(db: Transaction<Tables>, user: User, session: NewSession, at: Date) {
  await insertSession(db, user.id, session, at);
  await noteAudit(db, { by: user.id, what: 'signed-in', detail: session.device, at });
}

/**
 * One conditional update that counts the try and uses up the code if it is the right one, so of two at once only one
 * gets in. Tries are counted for the codes of this browser alone. A printed code is not affected by anyone who does not
 * have it: a stranger's wrong tries must not end it. It serves a browser that has asked for a code and has tries left.
 */
function useCode(
  db: Transaction<Tables>,
  { browserHash, codeHash, printedCodeHash, at }: Omit<SignInAttempt, 'session' | 'network' | 'mail'>,
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
    .returning(['id', 'user_id', 'browser_hash', 'tries', 'used_at'])
    .execute();
}

/**
 * Gives the code of this browser whose mail was put off its whole time again, and tells whether there is one. To ask again
 * while a mail server greylists us uses up no code, and the mail that arrives has a code that works.
 */
async function renewCodePutOff(
  db: Transaction<Tables>,
  userId: string,
  browserHash: string,
  at: Date,
): Promise<boolean> {
  const putOff = await db
    .selectFrom('sign_ins')
    .innerJoin('deliveries', 'report_id', 'sign_ins.id')
    .select('sign_ins.id')
    .where('user_id', '=', userId)
    .where('browser_hash', '=', browserHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at.toISOString())
    .where('tries', '<', MOST_TRIES)
    .where(IS_WAITING)
    .where('attempts', '>', 0)
    .executeTakeFirst();
  if (!putOff) return false;
  const { id } = putOff;
  const created_at = at.toISOString();
  await db
    .updateTable('sign_ins')
    .set({ expires_at: after(at, CODE_LIFETIME) })
    .where('id', '=', id)
    .execute();
  await db.updateTable('reports').set({ created_at }).where('id', '=', id).execute();
  await db.updateTable('deliveries').set({ created_at }).where('report_id', '=', id).execute();
  return true;
}

/** How many codes were made within the hour can be told from when they end. */
async function mayHaveOneMore(db: Transaction<Tables>, userId: string, network: string, at: Date) {
  const rows = await db
    .selectFrom('sign_ins')
    .select(['network', 'used_at', 'browser_hash', 'expires_at'])
    .where('user_id', '=', userId)
    .execute();
  const known = new Set(rows.filter(({ used_at }) => used_at !== null).map((row) => row.network));
  const hourAgo = after(at, CODE_LIFETIME - HOUR);
  const asked = rows.filter(({ browser_hash, expires_at }) => browser_hash !== null && expires_at > hourAgo);
  const fromHere = asked.filter((row) => row.network === network);
  const fromStrangers = asked.filter((row) => !known.has(row.network));
  return fromHere.length < MOST_CODES && (known.has(network) || fromStrangers.length < MOST_STRANGE_CODES);
}

/** They are counted for an hour, and a flood of them must not stay until the night. Those that were used tell a known network. */
export async function removeOldSignIns(db: Transaction<Tables>, at: Date) {
  await db
    .deleteFrom('sign_ins')
    .where('expires_at', '<', after(at, -HOUR))
    .where((row) =>
      row.or([row('used_at', 'is', null), row('expires_at', '<', after(at, -NETWORK_LIFETIME))]),
    )
    .execute();
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
