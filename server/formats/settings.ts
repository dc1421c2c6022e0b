import { isIP } from 'node:net';
import { z } from 'zod';

/** From 0 to `largest`. The error message shows `example`. */
export function wholeNumber(largest: number, example: string) {
  const expected = `a whole number from 0 to ${largest}, like ${example}`;
  return z
    .string()
    .refine((text) => /^\d{1,9}$/.test(text) && Number(text) <= largest, expected)
    .transform(Number);
}

/** A comma-separated list whose entries must all pass `isEntry`; empty when it is not set. */
export function addressList(isEntry: (text: string) => boolean, expected: string) {
  return z
    .string()
    .transform(listOf)
    .refine((list) => list.every(isEntry), expected)
    .default([]);
}

export function listOf(text: string): string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

/** An http or https address without a path. */
export function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return /^https?:\/\//.test(text) && url !== null && `${url.origin}/` === url.href;
}

/** Without a user name and password: the receiver authenticates us by our signature. */
export function isHttp(text: string): boolean {
  const url = URL.parse(text);
  return /^https?:\/\//.test(text) && url !== null && url.username === '' && url.password === '';
}

/** An address with a user and a password. The message of a sign that ends the password too early says how to write it. */
export function addressWithPassword(isAddress: (text: string) => boolean, expected: string) {
  return z.string().refine(isEscaped, { error: ESCAPES, abort: true }).refine(isAddress, expected);
}

const ESCAPES = '%2F for /, %3F for ?, %23 for #, %25 for % and %40 for @ in its user and password';

/** Behind one of these signs no user and no password follows, so an @ there shows that it belongs to one of them. */
function isEscaped(text: string): boolean {
  const [, afterScheme = ''] = text.split(/:\/\/(.*)/s);
  const [authority = ''] = afterScheme.split(/[/?#]/, 1);
  if (afterScheme.includes('@', authority.length)) return false;
  // A % that no two digits follow is read as it is, and so are all others then.
  const isEncoded = /^(?:[^%]|%[\da-f]{2})*$/i.test(authority);
  return !isEncoded || canDecode(authority);
}

function canDecode(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

export function isSmtp(text: string): boolean {
  return /^smtps?:\/\//.test(text) && Boolean(URL.parse(text)?.hostname);
}

export function isPostgres(text: string): boolean {
  return /^postgres(ql)?:\/\//.test(text) && URL.canParse(text);
}

/** A bucket at a service that speaks the protocol of Amazon S3, or a folder in it, with the key and its secret. */
export function isBucket(text: string): boolean {
  const url = URL.parse(text);
  if (!/^s3(\+http)?:\/\//.test(text) || !url?.hostname) return false;
  const { username, password, pathname } = url;
  return username !== '' && password !== '' && canDecode(password) && /^(\/[\w.-]+)+\/?$/.test(pathname);
}

/** An address with a key and a path, as Sentry and compatible services write it. */
export function isDsn(text: string): boolean {
  const url = URL.parse(text);
  return /^https?:\/\//.test(text) && Boolean(url?.username) && url?.pathname !== '/';
}

/** Accepts what Fastify's `trustProxy` accepts, so a typo is reported at startup. */
export function isNetwork(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', prefix, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  if (!/^\d{1,3}$/.test(prefix)) return false;
  return Number(prefix) <= (version === 4 ? 32 : 128);
}

/** A secret of Standard Webhooks: "whsec_", and 24 to 64 bytes in base64. */
export function isWebhookSecret(text: string): boolean {
  if (!/^whsec_[A-Za-z\d+/]+={0,2}$/.test(text)) return false;
  const key = webhookKey(text);
  return key.length >= 24 && key.length <= 64 && `${WEBHOOK_MARK}${key.toString('base64')}` === text;
}

/** The bytes of such a secret. */
export function webhookKey(secret: string): Buffer {
  return Buffer.from(secret.slice(WEBHOOK_MARK.length), 'base64');
}

const WEBHOOK_MARK = 'whsec_';
