import type { Service } from '../../contract/services.ts';
import type { ProofProblem, Verdict } from '../captcha/verdict.ts';
import type { DeliveryKind, DeliveryState } from './store.ts';

/** The tables as the migrations leave them. */
export type Tables = {
  estimate_requests: {
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
  contact_messages: {
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
  used_challenges: { id: string; expires_at: string };
  counters: { name: string; value: number };
  heartbeat: { id: number; at: string };
  migrations: { version: number; name: string; applied_at: string };
};
