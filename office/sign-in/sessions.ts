import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Session } from '../../server/store/sessions.ts';
import type { Store } from '../../server/store/store.ts';
import type { User } from '../../server/store/users.ts';
import type { Cookies } from './cookies.ts';
import { hashOf } from './tokens.ts';

/** A request of somebody who is signed in. */
export type Visit = { user: User; session: Session };

/** A visit is written down when the last one is longer ago than this, in milliseconds: a look must not cost a write. */
const TOUCH_AFTER = 60 * 60_000;

export type Sessions = ReturnType<typeof createSessions>;

type Deps = {
  store: Pick<Store, 'findSession' | 'touchSession'>;
  cookies: Cookies;
  clock: () => Date;
};

/** Knows who asks by the cookie of the browser. */
export function createSessions({ store, cookies, clock }: Deps) {
  async function find(request: FastifyRequest): Promise<Visit | undefined> {
    const token = cookies.sessionOf(request);
    return token ? store.findSession(hashOf(token), clock()) : undefined;
  }

  /** A hook: whoever is not signed in is led to where that is done, and then back. */
  async function requireVisit(request: FastifyRequest, reply: FastifyReply) {
    if (await admit(request, reply)) return;
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    const back = backPath(isPage ? request.url : undefined);
    return reply.redirect(signInPath(back === '/office' ? undefined : back), 303);
  }

  /** Notes who asks; false when nobody is signed in. */
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

  /** The thirty days begin anew; also where a wrong clock has left a visit in the future. */
  async function renew(request: FastifyRequest, reply: FastifyReply, { idHash, seenAt }: Session) {
    const at = clock();
    const token = cookies.sessionOf(request);
    if (!token || Math.abs(at.getTime() - seenAt.getTime()) < TOUCH_AFTER) return;
    await store.touchSession(idHash, at);
    cookies.setSession(reply, token);
  }

  return { find, admit, requireVisit };
}

/** Where signing in may lead to: a page of the office, or nothing. What stands in an address could lead anywhere else. */
export function backPath(wanted: unknown): string | undefined {
  if (typeof wanted !== 'string' || wanted.length > LONGEST || !wanted.startsWith('/office'))
    return undefined;
  const url = URL.parse(wanted, OURS);
  if (url?.origin !== OURS || !/^\/office(?:\/|$)/.test(url.pathname)) return undefined;
  return url.pathname + url.search;
}

/** The address for signing in and going on there. */
export function signInPath(back: string | undefined, page = '/office/sign-in'): string {
  return back ? `${page}?back=${encodeURIComponent(back)}` : page;
}

/** Longer than the address of any page. */
const LONGEST = 500;

/** Any host would do. */
const OURS = 'http://office.invalid';
