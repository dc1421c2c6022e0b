import type { AuditRepository } from './audit.ts';
import type { BackupRepository } from './backups.ts';
import type { CalendarRepository } from './calendar.ts';
import type { CanaryRepository } from './canaries.ts';
import type { CaseRepository } from './cases.ts';
import type { ClockRepository } from './clock.ts';
import type { DeliveryRepository } from './delivery-queries.ts';
import type { EscalationRepository } from './escalation-queries.ts';
import type { IdentityRepository } from './identities.ts';
import type { JobRepository } from './job-queries.ts';
import type { LeadChangeRepository } from './lead-changes.ts';
import type { LeadRepository } from './leads.ts';
import type { OfficeRepository } from './office.ts';
import type { RecentChangeRepository } from './recent-changes.ts';
import type { RecordingRepository } from './recording.ts';
import type { RemovalRepository } from './removal.ts';
import type { ReportRepository } from './reports.ts';
import type { SecretRepository } from './secrets.ts';
import type { SessionRepository } from './sessions.ts';
import type { SignInRepository } from './sign-ins.ts';
import type { UserRepository } from './users.ts';
import type { WaitingRepository } from './waiting.ts';

export type { Closure, FirstContact, Setting } from './calendar.ts';
export type { LeasedDelivery } from './delivery-queries.ts';
export type * from './records.ts';

/** Everything that is kept. Every engine behind it passes `store.contract.test.ts`. */
export type Store = RecordingRepository &
  DeliveryRepository &
  SecretRepository &
  LeadRepository &
  OfficeRepository &
  LeadChangeRepository &
  RecentChangeRepository &
  CaseRepository &
  CanaryRepository &
  ReportRepository &
  JobRepository &
  IdentityRepository &
  RemovalRepository &
  WaitingRepository &
  EscalationRepository &
  BackupRepository &
  CalendarRepository &
  UserRepository &
  SignInRepository &
  SessionRepository &
  AuditRepository &
  ClockRepository & {
    /** Commits something tiny, to know that the next request can be stored. */
    check(at: Date): Promise<void>;
    /** Throws `DatabaseMoved` when the files of the database were removed or replaced. It asks the disk, and quickly. */
    assertInPlace(): void;
    close(): Promise<void>;
  };
