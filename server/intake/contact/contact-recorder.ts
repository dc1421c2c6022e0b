import { randomUUID } from 'node:crypto';
import type { ContactMessage } from '../../../contract/contact-message.ts';
import type { NewDelivery, Store } from '../../store/store.ts';
import type { Captcha } from '../captcha/verdict.ts';
import type { Recorder } from '../form-route.ts';
import { signsOf } from '../spam/signals.ts';
import { suspicionOf } from '../spam/spam-score.ts';
import type { Kept, Submission } from '../submission.ts';

type Needs = {
  store: Store;
  captcha: Captcha;
  owed: (id: string, email: string) => NewDelivery[];
  clock: () => Date;
  deliverLater: () => void;
};

/**
 * Makes what stores a message together with the mails it owes, proven or not, and only then wakes the dispatcher. It
 * answers nothing when the store cannot take the message; the visitor is asked to call.
 */
export function createContactRecorder(needs: Needs): Recorder<ContactMessage> {
  const { store, clock } = needs;
  const inHand = new Map<string, Promise<Kept | undefined>>();
  return {
    find: (message, key) => store.findContactMessage({ key, message, at: clock() }),

    // A captcha's answer is taken once. Of two posts of one message at the same moment, the second would find it used.
    record(message, submission) {
      const post = JSON.stringify([submission.key, message]);
      const first = inHand.get(post);
      if (first) return first.then((kept) => kept && { ...kept, repeated: true });
      const recording = record(needs, message, submission).finally(() => inHand.delete(post));
      inHand.set(post, recording);
      return recording;
    },
  };
}

async function record(
  { store, captcha, owed, clock, deliverLater }: Needs,
  message: ContactMessage,
  { key, origin, circumstances, body, log }: Submission,
): Promise<Kept | undefined> {
  const id = randomUUID();
  try {
    const verdict = await captcha.judge(body, log);
    const unproven = verdict.proof === 'unproven';
    const suspicion = suspicionOf(signsOf(message, { ...circumstances, unproven }));
    const deliveries = owed(id, message.email);
    const at = clock();
    const recorded = await store.recordContactMessage({
      id,
      key,
      message,
      verdict,
      deliveries,
      origin,
      suspicion,
      at,
    });
    if (recorded.conflicts) return { ...recorded, held: false };
    deliverLater();
    const { number, repeated, heldBecause } = recorded;
    log.info({ number, repeated, heldBecause, spam: suspicion.reasons }, 'contact message stored');
    return { ...recorded, held: suspicion.held || Boolean(heldBecause) };
  } catch (error) {
    log.error({ err: error }, 'contact message not stored');
    return undefined;
  }
}
