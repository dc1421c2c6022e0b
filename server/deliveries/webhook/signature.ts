import { createHmac } from 'node:crypto';

/** How a secret is written down: a mark by which it is known, and its bytes in base64. */
const MARK = 'whsec_';

type Signed = { id: string; at: Date; body: string; secret: string };

/** The headers of Standard Webhooks: by them the other side knows us, and a message that it has had before. */
export function signatureHeaders({ id, at, body, secret }: Signed): Record<string, string> {
  const timestamp = Math.floor(at.getTime() / 1000);
  const signature = createHmac('sha256', keyOf(secret)).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1,${signature}`,
  };
}

/** Whether a text is such a secret, with 24 to 64 bytes as the specification asks. */
export function isSecret(text: string): boolean {
  if (!/^whsec_[A-Za-z\d+/]+={0,2}$/.test(text)) return false;
  const key = keyOf(text);
  return key.length >= 24 && key.length <= 64 && `${MARK}${key.toString('base64')}` === text;
}

function keyOf(secret: string): Buffer {
  return Buffer.from(secret.slice(MARK.length), 'base64');
}
