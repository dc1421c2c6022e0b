import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Commit } from './group-commit.ts';
import type { AuditEvent, Role, Tables } from './tables.ts';

/** A current or former user of the office. */
export type User = {
  id: string;
  /** In lower case. */
  email: string;
  name: string;
  role: Role;
  isActive: boolean;
  createdAt: Date;
};

/** Whom a lead's history names. */
export type Person = Pick<User, 'id' | 'name'>;

/** Without a role, the first user becomes the owner, and a returning user gets their former role. */
type Invitation = { email: string; name: string; role?: Role };

/** When something is done, and by whom: the id of a user, or null for the command line. */
type Act = { by: string | null; at: Date };

export type AuditEntry = {
  at: Date;
  /** The name of who did it; null for the command line. */
  who: string | null;
  what: AuditEvent;
  /** Whom or which device it is about. */
  detail: string;
};

/** `by`: the id of who did it; null for the command line. */
export type NewEntry = { by: string | null; what: AuditEvent; detail: string; at: Date };

/** Who may sign in, and what is written down about them. Every change is written into the audit trail in its own transaction. */
export function userQueries(db: Kysely<Tables>, commit: Commit) {
  return {
    /** Without such a user, the office is not on the web. */
    hasActiveUser: (): Promise<boolean> => hasActiveUser(db),

    /** In the order in which they came. */
    async users(): Promise<User[]> {
      const rows = await db.selectFrom('users').selectAll().orderBy('created_at').orderBy('email').execute();
      return rows.map(toUser);
    },

    userByEmail: (email: string): Promise<User | undefined> => userByEmail(db, email),

    /** Adds a user or restores a former one; undefined if already active. */
    inviteUser: (invitation: Invitation, act: Act): Promise<User | undefined> =>
      commit((transaction) => invite(transaction, invitation, act)),

    /**
     * Each of these tells whether it has changed anything. On the web the last owner who may sign in stays one; at the command line
     * everything can be done.
     */
    renameUser: (id: string, name: string, act: Act): Promise<boolean> =>
      commit((transaction) => change(transaction, id, { name }, 'renamed', act)),

    changeRole: (id: string, role: Role, act: Act): Promise<boolean> =>
      commit(async (transaction) => {
        if (role !== 'owner' && !(await mayGo(transaction, id, act))) return false;
        return change(transaction, id, { role }, 'role-changed', act);
      }),

    /** Also ends the user's sessions, and the codes that are on their way. */
    deactivateUser: (id: string, act: Act): Promise<boolean> =>
      commit(async (transaction) => {
        if (!(await mayGo(transaction, id, act))) return false;
        await transaction.deleteFrom('sessions').where('user_id', '=', id).execute();
        await transaction.deleteFrom('sign_ins').where('user_id', '=', id).execute();
        return change(transaction, id, { active: 0 }, 'revoked', act);
      }),

    /** The newest first. */
    async auditTrail(limit: number): Promise<AuditEntry[]> {
      const rows = await db
        .selectFrom('audit')
        .leftJoin('users', 'users.id', 'audit.user_id')
        .select(['at', 'users.name as who', 'what', 'detail'])
        .orderBy('at', 'desc')
        .orderBy('audit.id')
        .limit(limit)
        .execute();
      return rows.map(({ at, ...row }) => ({ ...row, at: new Date(at) }));
    },

    /** Writes down what has no transaction of its own to be written in. */
    addToAudit: (entry: NewEntry): Promise<void> => commit((transaction) => noteAudit(transaction, entry)),
  };
}

/** Whether a user may see requests: editors and former users may not. */
export function seesLeads({ role, isActive }: Pick<User, 'role' | 'isActive'>): boolean {
  return isActive && (role === 'owner' || role === 'office');
}

export async function hasActiveUser(db: Kysely<Tables>): Promise<boolean> {
  const row = await db.selectFrom('users').select('id').where('active', '=', 1).limit(1).executeTakeFirst();
  return row !== undefined;
}

/** Adds a user or restores a former one, in a transaction with more. */
export async function invite(
  db: Transaction<Tables>,
  { email, name, role }: Invitation,
  { by, at }: Act,
): Promise<User | undefined> {
  const before = await userByEmail(db, email);
  if (before?.isActive) return undefined;
  const user = {
    id: before?.id ?? randomUUID(),
    email: foldEmail(email),
    name,
    role: role ?? before?.role ?? (await defaultRole(db)),
    active: 1,
    created_at: before?.createdAt.toISOString() ?? at.toISOString(),
  };
  await db
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(user))
    .execute();
  await noteAudit(db, { by, what: 'invited', detail: `${user.email} (${user.role})`, at });
  return toUser(user);
}

/** Writes an entry in the transaction of what it tells. */
export async function noteAudit(db: Transaction<Tables>, { by, what, detail, at }: NewEntry) {
  await db
    .insertInto('audit')
    .values({ id: randomUUID(), at: at.toISOString(), user_id: by, what, detail })
    .execute();
}

/** Addresses that differ in case alone are one account. */
function foldEmail(email: string): string {
  return email.trim().toLowerCase();
}

export async function userByEmail(db: Kysely<Tables>, email: string): Promise<User | undefined> {
  const row = await db
    .selectFrom('users')
    .selectAll()
    .where('email', '=', foldEmail(email))
    .executeTakeFirst();
  return row && toUser(row);
}

/** Their names, by id. */
export async function namesOf(db: Kysely<Tables>, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The first one must be able to let others in. */
async function defaultRole(db: Transaction<Tables>): Promise<Role> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) ? 'office' : 'owner';
}

/** Two owners who send each other away at the same moment come here one after the other, and the second one stays. */
async function mayGo(db: Transaction<Tables>, id: string, { by }: Act): Promise<boolean> {
  if (by === null) return true;
  const other = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'owner')
    .where('active', '=', 1)
    .where('id', '<>', id)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

type UserRow = Selectable<Tables['users']>;
type Change = Partial<Pick<UserRow, 'name' | 'role' | 'active'>>;

/** False when there is no such user, or when everything was so already. */
async function change(
  db: Transaction<Tables>,
  id: string,
  set: Change,
  what: AuditEvent,
  { by, at }: Act,
): Promise<boolean> {
  const before = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
  const [[name, value] = []] = Object.entries(set) as [keyof Change, string | number][];
  if (!before || !name || before[name] === value) return false;
  await db.updateTable('users').set(set).where('id', '=', id).execute();
  const detail = name === 'active' ? before.email : `${before.email}: ${before[name]} → ${value}`;
  await noteAudit(db, { by, what, detail, at });
  return true;
}

export function toUser({ active, created_at, ...row }: UserRow): User {
  return { ...row, isActive: active === 1, createdAt: new Date(created_at) };
}
