import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { officeProblem as problemWords } from '../../messages/en/office-problem.ts';
import type { Session } from '../../server/store/sessions.ts';
import type { Store } from '../../server/store/store.ts';
import type { Role } from '../../server/store/tables.ts';
import type { User } from '../../server/store/users.ts';
import type { Cookies } from './cookies.ts';

/** The user of a request, and the session of the browser. */
export type Visit = { user: User; session: Session };

/** A session is renewed at most this often, in milliseconds, so that most requests cost no write. */
const TOUCH_AFTER = 60 * 60_000;

export type Sessions = ReturnType<typeof createSessions>;

type Deps = {
  store: Pick<Store, 'findSession' | 'touchSession'>;
  cookies: Cookies;
  clock: () => Date;
};

/** Finds the user of a request by the browser's cookie. */
export function createSessions({ store, cookies, clock }: Deps) {
  async function find(request: FastifyRequest): Promise<Visit | undefined> {
    const token = cookies.sessionOf(request);
    return token ? store.findSession(hashOf(token), clock()) : undefined;
  }

  /** A hook: without a session, leads to the sign-in and then back. */
  async function requireVisit(request: FastifyRequest, reply: FastifyReply) {
    if (await admit(request, reply)) return;
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    const back = backPath(isPage ? request.url : undefined);
    return reply.redirect(signInPath(back === '/office' ? undefined : back), 303);
  }

  /** Sets `request.visit`; false without a session. */
  async function admit(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const visit = await find(request);
    if (!visit) {
      if (cookies.sessionOf(request)) cookies.clearSession(reply);
      return false;
    }
    request.visit = visit;
    await renew(request, reply, visit.session);
    return true;
  }

  /** Starts the thirty days again, also after a wrong clock has set a time in the future. */
  async function renew(request: FastifyRequest, reply: FastifyReply, { idHash, seenAt }: Session) {
    const at = clock();
    const token = cookies.sessionOf(request);
    if (!token || Math.abs(at.getTime() - seenAt.getTime()) < TOUCH_AFTER) return;
    await store.touchSession(idHash, at);
    cookies.setSession(reply, token);
  }

  return { find, admit, requireVisit };
}

/** The page to return to after signing in, if it is one of the office's: a link could name any other site. */
export function backPath(wanted: unknown): string | undefined {
  if (typeof wanted !== 'string' || wanted.length > LONGEST || !wanted.startsWith('/office'))
    return undefined;
  const url = URL.parse(wanted, OURS);
  if (url?.origin !== OURS || !/^\/office(?:\/|$)/.test(url.pathname)) return undefined;
  return url.pathname + url.search;
}

/** The address of the sign-in that returns to a page. */
export function signInPath(back: string | undefined, page = '/office/sign-in'): string {
  return back ? `${page}?back=${encodeURIComponent(back)}` : page;
}

/** Longer than the address of any page. */
const LONGEST = 500;

/** Any host would do. */
const OURS = 'http://office.invalid';

// Hooks after the sign-in: each lets these roles pass.
export const ownersOnly = onlyFor('owner');
export const leadsOnly = onlyFor('owner', 'office');
export const websiteOnly = onlyFor('owner', 'editor');

function onlyFor(...roles: Role[]) {
  return async ({ visit }: FastifyRequest, reply: FastifyReply) => {
    if (roles.includes(visit.user.role)) return;
    const { noAccess: title, askAnOwner: message } = problemWords;
    return reply.sendPage('problem', { title, message }, 403);
  };
}

/** 256 random bits, for a cookie. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token: enough to recognize it, and not enough to sign in. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** What is stored of a code from the command line, which is only good for its user's address, in any case. */
export function hashOfPrinted(email: string, code: string): string {
  return hashOf(`${email.trim().toLowerCase()} ${code}`);
}
