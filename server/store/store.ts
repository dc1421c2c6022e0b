import type { BackupVerbs } from './backups.ts';
import type { ClockVerbs } from './clock.ts';
import type { ContactMessageVerbs } from './contact-messages.ts';
import type { DeliveryVerbs } from './delivery-queries.ts';
import type { EstimateVerbs } from './estimates.ts';
import type { JobVerbs } from './job-queries.ts';
import type { LeadVerbs } from './leads.ts';
import type { OfficeVerbs } from './office.ts';
import type { RemovalVerbs } from './removal.ts';
import type { ReportVerbs } from './reports.ts';
import type { SecretVerbs } from './secrets.ts';
import type { WaitingVerbs } from './waiting.ts';

export type { TakenDelivery } from './delivery-queries.ts';
export type * from './records.ts';

/** What is kept, as verbs. Every engine behind it passes `store.contract.test.ts`. */
export type Store = EstimateVerbs &
  ContactMessageVerbs &
  DeliveryVerbs &
  SecretVerbs &
  LeadVerbs &
  OfficeVerbs &
  ReportVerbs &
  JobVerbs &
  RemovalVerbs &
  WaitingVerbs &
  BackupVerbs &
  ClockVerbs & {
    /** Commits something tiny, to know that the next request can be stored. */
    check(at: Date): Promise<void>;
    /** Throws `DatabaseMoved` when the files of the database were removed or replaced. It asks the disk, and quickly. */
    assertInPlace(): void;
    close(): Promise<void>;
  };
