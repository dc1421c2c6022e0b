import type { Config } from '../../config.ts';
import { oneLine } from '../../visible-text.ts';
import type { Outcome, Send } from '../outcome.ts';
import { webhookBody } from './payload.ts';
import { AddressRefused, post } from './post.ts';
import { signatureHeaders } from './signature.ts';

/** In milliseconds, for the whole exchange. */
const PATIENCE = 10_000;

type Needs = { webhook: Config['webhook']; clock: () => Date; patience?: number };

/** Makes the function that hands a request or a message to the program at `WEBHOOK_URL`. */
export function createWebhookSender({ webhook, clock, patience = PATIENCE }: Needs): Send {
  return async ({ messageId, about }) => {
    if (about.form === 'report') throw new Error('reports have no webhook');
    // It was set when this was stored. What waits goes out when it is set again, within three days.
    if (!webhook) return notYet('WEBHOOK_URL is not set.', 'settings', true);
    const body = webhookBody(about);
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'One Call',
      ...signatureHeaders({ id: messageId, at: clock(), body, secret: webhook.secret }),
    };
    try {
      const { url, allowPrivate } = webhook;
      return read(await post({ url: new URL(url), body, headers, allowed: allowPrivate, patience }));
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      return notYet(message, 'connection', error instanceof AddressRefused, code);
    }
  };
}

/** Taken with 2xx. With 410 the other side wants it no more; everything else, a redirect too, is tried again. */
function read({ status, text }: { status: number; text: string }): Outcome {
  const answer = oneLine(`${status} ${text}`);
  if (status >= 200 && status < 300) return { result: 'taken', answer };
  if (status === 410)
    return { result: 'never', answer, cause: { phase: 'answer', code: status, ours: true } };
  return notYet(answer, 'answer', status < 500 && !PASSING.has(status), status);
}

/** Too slow, too early, too often: these answers say that it is worth another try, as those from 500 on do. */
const PASSING = new Set([408, 425, 429]);

function notYet(answer: string, phase: string, ours: boolean, code?: string | number): Outcome {
  return { result: 'not yet', answer: oneLine(answer), cause: { phase, code, ours } };
}
