import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../server/config.ts';
import { SESSION_LIFETIME } from '../../server/store/sessions.ts';
import { CODE_LIFETIME } from '../../server/store/sign-ins.ts';

/** How long a browser may go on with a claim that it has made from a mail, in milliseconds. */
const CLAIM_LIFETIME = 24 * 60 * 60_000;

/** A browser that has asked for a code: its token, and the address as it was typed. */
export type Pending = { token: string; email: string };

/** The cookies of the office. Visitors get none. */
export type Cookies = ReturnType<typeof createCookies>;

/**
 * With `__Host-`, browsers take the cookie from this very host alone, over TLS. Without TLS, as on one's own machine, they
 * would not take it at all. Not `Strict`: following the link of a mail into the office must not look like a stranger's visit.
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
