import type { ColumnType } from 'kysely';
import type { Service } from '../../contract/services.ts';
import type { ProofProblem, Verdict } from '../intake/captcha/verdict.ts';
import type { DeliveryKind, DeliveryState } from './records.ts';

/** What requests and messages have in common: where they came from, and what is known about the sender. */
type Provenance = {
  page: ColumnType<string, string | undefined>;
  referrer: ColumnType<string, string | undefined>;
  utm_source: ColumnType<string, string | undefined>;
  utm_medium: ColumnType<string, string | undefined>;
  utm_campaign: ColumnType<string, string | undefined>;
  visitor: ColumnType<string, string | undefined>;
  spam_score: ColumnType<number, number | undefined>;
  spam_reasons: ColumnType<string, string | undefined>;
  email_refused: string | null;
};

/** The tables as the migrations leave them. */
export type Tables = {
  estimate_requests: Provenance & {
    id: string;
    number: number;
    reference: string;
    idempotency_key: string | null;
    first_name: string;
    last_name: string;
    phone: string;
    email: string;
    service: Service;
    description: string;
    created_at: string;
  };
  contact_messages: Provenance & {
    id: string;
    number: number;
    reference: string;
    idempotency_key: string | null;
    first_name: string;
    last_name: string;
    phone: string;
    email: string;
    message: string;
    proof: Verdict['proof'];
    held_because: ProofProblem | null;
    created_at: string;
  };
  deliveries: {
    id: string;
    estimate_request_id: string | null;
    contact_message_id: string | null;
    report_id: string | null;
    kind: DeliveryKind;
    message_id: string;
    state: DeliveryState;
    attempts: number;
    next_attempt_at: string;
    leased_until: string | null;
    last_answer: string | null;
    created_at: string;
    updated_at: string;
  };
  delivery_attempts: {
    delivery_id: string;
    number: number;
    at: string;
    state: DeliveryState;
    answer: string;
  };
  reports: { id: string; kind: string; day: string; content: string; created_at: string };
  backups: {
    id: string;
    at: string;
    place: string;
    bytes: number | null;
    requests: number | null;
    messages: number | null;
    problem: string | null;
  };
  confirmed_addresses: { address: string; at: string };
  secrets: { name: string; value: string };
  used_challenges: { id: string; expires_at: string };
  rate_limits: { key: string; points: number; expire: number | null };
  jobs: { name: string; done_day: string; leased_until: string | null };
  forgotten: { form: 'estimate' | 'contact'; number: number; at: string };
  counters: { name: string; value: number };
  clock: { id: number; seen_at: string; steady_since: string };
  clock_changes: { number: number; kind: 'back' | 'ahead' | 'off'; from_at: string; to_at: string };
  heartbeat: { id: number; at: string };
  migrations: { version: number; name: string; applied_at: string };
};
