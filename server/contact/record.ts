import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { ContactMessage } from '../../contract/contact-message.ts';
import type { Captcha } from '../captcha/verdict.ts';
import { owedMails } from '../forms/owed-mails.ts';
import type { Recorded, Store } from '../store/store.ts';

/** A message as it came: `body` holds the captcha's answer, wherever its provider puts it. */
type Posted = { message: ContactMessage; body: unknown; key: string; log: FastifyBaseLogger };

export type RecordContactMessage = (posted: Posted) => Promise<Recorded | undefined>;

type Needs = {
  store: Store;
  captcha: Captcha;
  mailFrom: string;
  clock: () => Date;
  deliverLater: () => void;
};

/**
 * Makes the function that stores a message together with the mails it owes, proven or not, and only then wakes the
 * dispatcher. It answers nothing when the store cannot take the message; the visitor is asked to call.
 */
export function createContactRecorder(needs: Needs): RecordContactMessage {
  const inHand = new Map<string, Promise<Recorded | undefined>>();
  // A captcha's answer is taken once. Of two posts with one key at the same moment, the second would find it used.
  return (posted) => {
    const first = inHand.get(posted.key);
    if (first) return first;
    const recording = record(needs, posted).finally(() => inHand.delete(posted.key));
    inHand.set(posted.key, recording);
    return recording;
  };
}

async function record({ store, captcha, mailFrom, clock, deliverLater }: Needs, posted: Posted) {
  const { message, body, key, log } = posted;
  const id = randomUUID();
  try {
    const answered = await store.findContactMessage(key, clock());
    if (answered) return answered;
    const verdict = await captcha.judge(body, log);
    const deliveries = owedMails(id, message.email, mailFrom);
    const recorded = await store.recordContactMessage({
      id,
      key,
      message,
      verdict,
      deliveries,
      at: clock(),
    });
    deliverLater();
    const { number, repeated, heldBecause } = recorded;
    log.info({ number, repeated, heldBecause }, 'contact message stored');
    return recorded;
  } catch (error) {
    log.error({ err: error }, 'contact message not stored');
    return undefined;
  }
}
