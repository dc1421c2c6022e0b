import { randomUUIDv7 } from 'node:crypto';
import type { Urgency } from '../../contract/emergency.ts';
import type { Form, LeadAnswers } from '../../contract/lead.ts';
import { promiseAsTold } from '../calendar/promise.ts';
import type { Escalation } from '../escalation/escalation.ts';
import { HOLD_THRESHOLD } from '../leads/spam-signals.ts';
import type { NewDelivery, Recorded, Store } from '../store/store.ts';
import type { Captcha } from './captcha/verdict.ts';
import { signalsOf, spamScoreOf } from './spam/spam-score.ts';
import type { RecordedLead, Submission } from './submission.ts';

type PostedForm = { form: Form; answers: LeadAnswers };

/** With what its words sound like. */
type JudgedForm = PostedForm & { urgency: Urgency | undefined };

export type LeadRecorder = {
  /** What an earlier post with this key got, if there was one. Throws when the store fails. */
  findLead(posted: PostedForm, key: string): Promise<RecordedLead | undefined>;
  /** Stores a lead. Undefined when the store fails: then the visitor is asked to call. */
  recordLead(posted: JudgedForm, submission: Submission): Promise<RecordedLead | undefined>;
};

type Deps = {
  store: Pick<Store, 'findLead' | 'recordLead'>;
  captchas: Record<Form, Captcha>;
  plannedDeliveries: (id: string, email: string, escalatedAt: Date) => NewDelivery[];
  escalation: Pick<Escalation, 'firstAt'>;
  promiseFor: (at: Date) => Date | undefined;
  clock: () => Date;
  deliverLater: () => void;
};

const STORED: Record<Form, string> = { estimate: 'estimate request', contact: 'contact message' };

/** Stores a lead and its deliveries in one transaction, verified or not, and then wakes the dispatcher. */
export function createLeadRecorder(deps: Deps): LeadRecorder {
  const { store, clock } = deps;
  const inHand = new Map<string, Promise<RecordedLead | undefined>>();
  return {
    async findLead(posted, key) {
      const at = clock();
      const recorded = await store.findLead({ ...posted, key, at });
      return recorded && told(recorded, at);
    },

    // A captcha answer works once: the second of two simultaneous posts of one lead would find it used.
    recordLead(posted, submission) {
      const post = JSON.stringify([posted, submission.key]);
      const first = inHand.get(post);
      if (first) return first.then((recorded) => recorded && { ...recorded, repeated: true });
      const recording = record(deps, posted, submission).finally(() => inHand.delete(post));
      inHand.set(post, recording);
      return recording;
    },
  };
}

async function record(
  { store, captchas, plannedDeliveries, escalation, promiseFor, clock, deliverLater }: Deps,
  { form, answers, urgency }: JudgedForm,
  { key, origin, context, body, marker, log }: Submission,
): Promise<RecordedLead | undefined> {
  // Ids in order of time are adjacent in the indexes: a commit writes a few pages instead of hundreds.
  const id = randomUUIDv7();
  try {
    const verdict = marker ?? (await captchas[form].verify(body, log));
    const canary = marker?.captcha === 'verified';
    const unverified = verdict.captcha === 'unverified';
    const spam = spamScoreOf(canary ? [] : signalsOf(answers, { ...context, unverified }));
    const at = clock();
    // No customer waits for the answer to a test.
    const promisedBy = canary ? undefined : promiseFor(at);
    const deliveries = plannedDeliveries(id, answers.email, escalation.firstAt({ at, urgency, promisedBy }));
    const recorded = await store.recordLead({
      id,
      form,
      key,
      answers,
      verdict,
      deliveries,
      origin,
      spam,
      urgency,
      at,
      promisedBy,
      canary,
    });
    if (recorded.conflicts) return told(recorded, at);
    deliverLater();
    const { number, repeated, heldBecause } = recorded;
    log.info(
      { number, repeated, heldBecause, spam: spam.reasons, urgent: urgency?.level, canary: recorded.canary },
      `${STORED[form]} stored`,
    );
    return told(recorded, at);
  } catch (error) {
    log.error({ err: error }, `${STORED[form]} not stored`);
    return undefined;
  }
}

/** A held sender is told nothing, also on a repeat. */
function told(recorded: Recorded, at: Date): RecordedLead {
  const { promisedBy, heldBecause, spamScore } = recorded;
  if (heldBecause || spamScore >= HOLD_THRESHOLD) return { ...recorded, held: true };
  return { ...recorded, held: false, promise: promiseAsTold(promisedBy, at) };
}
