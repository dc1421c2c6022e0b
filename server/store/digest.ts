import type { Form } from '../../contract/lead.ts';

import type { Lead } from './lead.ts';
import type { Backup } from './operations.ts';
import type { Tables } from './tables.ts';

/** How many leads came before some time, and how many there are, without automatic tests. */
export type OldLeads = { old: number; all: number };

/** The last number that was given, of each form. */
export type LastNumbers = Record<Form, number>;

/** What came after some number, of one form. */
export type Arrivals = {
  last: number;
  /** Without automatic tests. */
  received: number;
  /** The numbers of automatic tests. Older digests lack them. */
  tests?: number[];
  /** Numbers that were given and are not there, and those among them that were deleted on request. */
  missing: number[];
  forgotten: number[];
};

/** A lead as the digest names it. When it is forgotten, it goes out of the lists by its `reference`. */
export type Named = Pick<Lead, 'form' | 'number' | 'reference'> & {
  name: string;
  because: string[];
  /** Set where it is held and looks urgent. */
  isUrgent?: boolean;
};

/** What happened since the last one, and the current state. It is kept as JSON: times are text. */
export type Digest = {
  at: string;
  since: string;
  /** Where the next one continues. */
  numbers: LastNumbers;
  arrivals: { form: Form; from: number; arrivals: Arrivals }[];
  deliveries: { sent: number; dead: number; pending: number; failed: number; oldest: string | null };
  /** The newest that wait for a person, and how many wait beside them. */
  held: Named[];
  alsoHeld: number;
  /** The newest that came and look urgent, held or not. Older digests lack it. */
  urgent?: Named[];
  /** Whose promise was missed since the last one. Older digests lack it. */
  missed?: Named[];
  /** Mails to the office, or hand-offs, that were given up. */
  undelivered: Named[];
  /** Customers who have no confirmation, because their address does not work; without senders of held leads. */
  unconfirmed: Named[];
  backups: { last?: StoredBackup; lastGood?: StoredBackup };
  /** How the clock was changed since the last digest, which also tells where the next one continues. Older ones lack it. */
  clock?: { changes: StoredChange[]; last: number; heldBack: boolean };
  /** How the office did lately, without emergencies. Older digests lack it. */
  figures?: {
    days: number;
    /** In minutes of office hours; few cases one by one. */
    toContact: { few: number[] } | { cases: number; median: number; nineOfTen: number; slowest: number };
    promises: { kept: number; of: number };
    openWithoutContact: number;
    won: number;
    lost: number;
  };
  /** Old requests that are too many to be deleted without a question. */
  retention?: OldLeads & { months: number };
};

type StoredChange = { kind: Tables['clock_changes']['kind']; from: string; to: string };

type StoredBackup = Omit<Backup, 'at'> & { at: string };
