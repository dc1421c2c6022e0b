import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../server/config.ts';
import { SESSION_LIFETIME } from '../../server/store/sessions.ts';
import { CODE_LIFETIME } from '../../server/store/sign-ins.ts';
import { KEY_COOKIE } from '../start/offer.ts';

/** How long a browser keeps a claim from a mail, in milliseconds. */
const CLAIM_LIFETIME = 24 * 60 * 60_000;

/** The token of a browser that has asked for a code, and the address as it was typed. */
export type Pending = { token: string; email: string };

/** The cookies of the office. Visitors get none. */
export type Cookies = ReturnType<typeof createCookies>;

/**
 * With `__Host-`, browsers accept the cookie only from this host over TLS, and without TLS not at all. Not `Strict`: a link from a mail
 * into the office must bring the session along.
 */
export function createCookies({ siteUrl }: Pick<Config, 'siteUrl'>) {
  const secure = siteUrl.startsWith('https:');
  const prefix = secure ? '__Host-' : '';
  const session = `${prefix}office`;
  const pending = `${prefix}office-pending`;
  const always: CookieSerializeOptions = { path: '/', httpOnly: true, secure, sameSite: 'lax' };

  return {
    sessionOf: ({ cookies }: FastifyRequest) => tokenIn(cookies[session]),

    setSession: (reply: FastifyReply, token: string) =>
      reply.setCookie(session, token, { ...always, maxAge: SESSION_LIFETIME / 1000 }),

    clearSession: (reply: FastifyReply) => reply.clearCookie(session, always),

    pendingOf({ cookies }: FastifyRequest): Pending | undefined {
      const [first, address = ''] = cookies[pending]?.split('.') ?? [];
      const token = tokenIn(first);
      const email = Buffer.from(address, 'base64url').toString();
      return token && email ? { token, email } : undefined;
    },

    setPending: (reply: FastifyReply, { token, email }: Pending) =>
      reply.setCookie(pending, `${token}.${Buffer.from(email).toString('base64url')}`, {
        ...always,
        maxAge: CODE_LIFETIME / 1000,
      }),

    clearPending: (reply: FastifyReply) => reply.clearCookie(pending, always),

    /** Until the browser is closed. */
    setStartKey: (reply: FastifyReply, key: string) => reply.setCookie(`${prefix}${KEY_COOKIE}`, key, always),

    claimOf: ({ cookies }: FastifyRequest, reference: string) =>
      cookies[`${prefix}office-claim-${reference}`],

    setClaim: (reply: FastifyReply, reference: string, proof: string) =>
      reply.setCookie(`${prefix}office-claim-${reference}`, proof, {
        ...always,
        maxAge: CLAIM_LIFETIME / 1000,
      }),
  };
}

function tokenIn(text: string | undefined): string | undefined {
  return text && /^[\w-]{43}$/.test(text) ? text : undefined;
}
