import { randomUUID } from 'node:crypto';
import type { Form, LeadAnswers } from '../../contract/lead.ts';
import type { NewDelivery, Recorded, Store } from '../store/store.ts';
import type { Captcha } from './captcha/verdict.ts';
import { signalsOf } from './spam/signals.ts';
import { spamScoreOf } from './spam/spam-score.ts';
import type { Kept, Submission } from './submission.ts';

/** What came, from which form. */
type Posted = { form: Form; answers: LeadAnswers };

export type LeadRecorder = {
  /** What the same key was answered before, without storing anything. Throws when the store cannot tell. */
  findLead(posted: Posted, key: string): Promise<Recorded | undefined>;
  /** Stores it; answers nothing when that is impossible at the moment, and the visitor is asked to call. */
  recordLead(posted: Posted, submission: Submission): Promise<Kept | undefined>;
};

type Deps = {
  store: Pick<Store, 'findLead' | 'recordLead'>;
  /** Who is asked whether a person sent it, for each form. */
  captchas: Record<Form, Captcha>;
  plannedDeliveries: (id: string, email: string) => NewDelivery[];
  clock: () => Date;
  deliverLater: () => void;
};

const STORED: Record<Form, string> = { estimate: 'estimate request', contact: 'contact message' };

/** Makes what stores a lead together with its deliveries, verified or not, and only then wakes the dispatcher. */
export function createLeadRecorder(deps: Deps): LeadRecorder {
  const { store, clock } = deps;
  const inHand = new Map<string, Promise<Kept | undefined>>();
  return {
    findLead: (posted, key) => store.findLead({ ...posted, key, at: clock() }),

    // A captcha's answer is taken once. Of two posts of one lead at the same moment, the second would find it used.
    recordLead(posted, submission) {
      const post = JSON.stringify([posted, submission.key]);
      const first = inHand.get(post);
      if (first) return first.then((kept) => kept && { ...kept, repeated: true });
      const recording = record(deps, posted, submission).finally(() => inHand.delete(post));
      inHand.set(post, recording);
      return recording;
    },
  };
}

async function record(
  { store, captchas, plannedDeliveries, clock, deliverLater }: Deps,
  { form, answers }: Posted,
  { key, origin, context, body, log }: Submission,
): Promise<Kept | undefined> {
  const id = randomUUID();
  try {
    const verdict = await captchas[form].verify(body, log);
    const unverified = verdict.captcha === 'unverified';
    const spam = spamScoreOf(signalsOf(answers, { ...context, unverified }));
    const deliveries = plannedDeliveries(id, answers.email);
    const at = clock();
    const recorded = await store.recordLead({
      id,
      form,
      key,
      answers,
      verdict,
      deliveries,
      origin,
      spam,
      at,
    });
    if (recorded.conflicts) return { ...recorded, held: false };
    deliverLater();
    const { number, repeated, heldBecause } = recorded;
    log.info({ number, repeated, heldBecause, spam: spam.reasons }, `${STORED[form]} stored`);
    return { ...recorded, held: spam.held || Boolean(heldBecause) };
  } catch (error) {
    log.error({ err: error }, `${STORED[form]} not stored`);
    return undefined;
  }
}
