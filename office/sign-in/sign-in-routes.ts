import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as signInWords from '../../content/words/office-sign-in.ts';
import { fill } from '../../contract/fill.ts';
import { parseCode } from '../../contract/sign-in-code.ts';
import type { Config } from '../../server/config.ts';
import { noticeMessageId } from '../../server/deliveries/planned-deliveries.ts';
import { isPlausibleAddress, meantAddress } from '../../server/formats/email-address.ts';
import type { Visitors } from '../../server/http/rate-limit/visitors.ts';
import { newSignInCode } from '../../server/store/reference.ts';
import { CODE_LIFETIME, type SignInResult } from '../../server/store/sign-ins.ts';
import type { Store } from '../../server/store/store.ts';
import type { BackgroundWork } from '../background-work.ts';
import { fieldOf } from '../fields.ts';
import type { Cookies, Pending } from './cookies.ts';
import { deviceName } from './device-name.ts';
import { backPath, type Sessions, signInPath } from './sessions.ts';
import { hashOf, hashOfPrinted, newToken } from './tokens.ts';

type Deps = {
  store: Pick<Store, 'requestCode' | 'signIn'>;
  config: Pick<Config, 'siteUrl' | 'mailFrom'>;
  cookies: Cookies;
  sessions: Sessions;
  visitors: Pick<Visitors, 'network'>;
  background: BackgroundWork;
  clock: () => Date;
  deliverLater: () => void;
};

const CODE_PAGE = '/office/sign-in/code';

/**
 * Signing in by a code that is mailed and typed into the browser that asked for it. Links in mails are followed by programs
 * that look for viruses, and open in another browser than the one that asked. No answer tells whether an address is a user's.
 */
export async function signInRoutes(app: FastifyInstance, deps: Deps) {
  const { store, config, cookies, sessions, visitors, background, clock, deliverLater } = deps;

  app.get<Query>('/office/sign-in', async (request, reply) => {
    if (await sessions.find(request)) return reply.redirect('/office', 303);
    return reply.sendPage('sign-in', { back: backOf(request), status: STATUS.get(request.query.did) });
  });

  app.post('/office/sign-in', { preHandler: app.limitRate('sign-in') }, async (request, reply) => {
    const { body } = request;
    const email = meantAddress(fieldOf(body, 'email'));
    const back = backPath(fieldOf(body, 'back'));
    if (!isPlausibleAddress(email)) {
      return reply.sendPage('sign-in', { back, email, error: signInWords.notAnAddress }, 422);
    }
    const before = cookies.pendingOf(request);
    // The same token for the same address: the code of the first mail works after a second one was sent.
    const token = before?.email === email ? before.token : newToken();
    cookies.setPending(reply, { token, email });
    reply.redirect(signInPath(back, CODE_PAGE), 303);
    // After the answer, which must take as long for a stranger's address as for a user's.
    background.run(() => requestCode({ token, email }, request));
    return reply;
  });

  app.get<Query>(CODE_PAGE, async (request, reply) => {
    const pending = cookies.pendingOf(request);
    if (!pending) return reply.redirect('/office/sign-in?did=expire', 303);
    return sendCodePage(reply, pending, backOf(request));
  });

  app.post(CODE_PAGE, { preHandler: app.limitRate('sign-in-code') }, async (request, reply) => {
    const pending = cookies.pendingOf(request);
    if (!pending) return reply.redirect('/office/sign-in?did=expire', 303);
    const back = backPath(fieldOf(request.body, 'back'));
    const code = parseCode(fieldOf(request.body, 'code'));
    if (!code) return sendCodePage(reply, pending, back, signInWords.malformed);
    const token = newToken();
    const result = await signIn({ request, pending, code, token });
    if (result.result !== 'signed-in') return sendCodePage(reply, pending, back, whyNot(result));
    cookies.clearPending(reply);
    cookies.setSession(reply, token);
    deliverLater();
    return reply.redirect(back ?? '/office', 303);
  });

  async function requestCode({ token, email }: Pending, request: FastifyRequest) {
    const id = randomUUID();
    const code = newSignInCode();
    await store.requestCode({
      email,
      browserHash: hashOf(token),
      network: await visitors.network(request.ip),
      codeHash: codeHashFor(token, code),
      mail: {
        id,
        messageId: noticeMessageId(id, config.mailFrom),
        notice: { kind: 'sign-in-code', code, device: deviceOf(request) },
      },
      at: clock(),
    });
    deliverLater();
  }

  type Typed = { request: FastifyRequest; pending: Pending; code: string; token: string };

  async function signIn({ request, pending, code, token }: Typed): Promise<SignInResult> {
    const at = clock();
    const id = randomUUID();
    const device = deviceOf(request);
    const before = cookies.sessionOf(request);
    return store.signIn({
      browserHash: hashOf(pending.token),
      network: await visitors.network(request.ip),
      codeHash: codeHashFor(pending.token, code),
      printedCodeHash: hashOfPrinted(pending.email, code),
      session: { idHash: hashOf(token), device },
      replaces: before && hashOf(before),
      mail: {
        id,
        messageId: noticeMessageId(id, config.mailFrom),
        notice: {
          kind: 'signed-in',
          device,
          at: at.toISOString(),
          devicesUrl: `${config.siteUrl}/office/devices`,
        },
      },
      at,
    });
  }
}

type Query = { Querystring: { back?: string; did?: string } };

/** What the page says after a press, by a word in its address. */
const STATUS = new Map<string | undefined, string>([
  ['sign-out', signInWords.signedOut],
  ['expire', signInWords.expired],
]);

function backOf({ query }: FastifyRequest<Query>): string | undefined {
  return backPath(query.back);
}

/** With the browser's own token in it, a code cannot be found out from its hash by trying all of them. */
function codeHashFor(token: string, code: string): string {
  return hashOf(`${token}.${code}`);
}

function deviceOf({ headers }: FastifyRequest): string {
  return deviceName(headers['user-agent']);
}

function sendCodePage(reply: FastifyReply, { email }: Pending, back: string | undefined, error?: string) {
  const minutes = CODE_LIFETIME / 60_000;
  return reply.sendPage('enter-code', { email, minutes, back, error }, error ? 422 : 200);
}

function whyNot(result: Exclude<SignInResult, { result: 'signed-in' }>): string {
  if (result.result === 'over' || result.triesLeft === 0) return signInWords.over;
  const { triesLeft: tries } = result;
  return tries === 1 ? signInWords.wrongOnce : fill(signInWords.wrong, { tries });
}
