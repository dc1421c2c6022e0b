import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fill } from '../../contract/fill.ts';
import { parseCode } from '../../contract/sign-in-code.ts';
import { officeSignIn as signInWords } from '../../messages/en/office-sign-in.ts';
import type { Config } from '../../server/config.ts';
import { noticeMessageId } from '../../server/deliveries/planned-deliveries.ts';
import { isPlausibleAddress, meantAddress } from '../../server/formats/email-address.ts';
import type { Visitors } from '../../server/http/rate-limit/visitors.ts';
import { newSignInCode } from '../../server/store/reference.ts';
import { CODE_LIFETIME, type SignInResult } from '../../server/store/sign-ins.ts';
import type { Store } from '../../server/store/store.ts';
import { fieldOf, statusIn } from '../fields.ts';
import type { Cookies, Pending } from './cookies.ts';
import { deviceName } from './device-name.ts';
import { backPath, hashOf, hashOfPrinted, newToken, type Sessions, signInPath } from './sessions.ts';

type Deps = {
  store: Pick<Store, 'requestCode' | 'signIn'>;
  config: Pick<Config, 'siteUrl' | 'mailFrom' | 'smtpUrl'>;
  cookies: Cookies;
  sessions: Sessions;
  visitors: Pick<Visitors, 'network'>;
  clock: () => Date;
  deliverLater: () => void;
};

const CODE_PAGE = '/office/sign-in/code';

/**
 * Signing in with a mailed code, typed into the browser that asked for it: virus scanners follow links in mails, which also open in another
 * browser. No answer reveals whether an address is a user's.
 */
export async function signInRoutes(app: FastifyInstance, deps: Deps) {
  const { store, config, cookies, sessions, visitors, clock, deliverLater } = deps;
  const inBackground = backgroundOf(app);
  const sendsMail = config.smtpUrl !== undefined;

  app.get('/office/sign-in', async (request, reply) => {
    if (await sessions.find(request)) return reply.redirect('/office', 303);
    return reply.sendPage('sign-in', {
      sendsMail,
      back: backOf(request),
      status: statusIn(request, statusLines()),
    });
  });

  app.post('/office/sign-in', { preHandler: app.limitRate('sign-in') }, async (request, reply) => {
    const { body } = request;
    const email = meantAddress(fieldOf(body, 'email'));
    const back = backPath(fieldOf(body, 'back'));
    if (!isPlausibleAddress(email)) {
      return reply.sendPage('sign-in', { sendsMail, back, email, error: signInWords.notAnAddress }, 422);
    }
    const before = cookies.pendingOf(request);
    // The same token for the same address: the code of the first mail still works after a second one.
    const token = before?.email === email ? before.token : newToken();
    cookies.setPending(reply, { token, email });
    reply.redirect(signInPath(back, CODE_PAGE), 303);
    // After the answer, which must take equally long for every address.
    inBackground(() => requestCode({ token, email }, request));
    return reply;
  });

  app.get(CODE_PAGE, async (request, reply) => {
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

  function sendCodePage(reply: FastifyReply, { email }: Pending, back: string | undefined, error?: string) {
    const minutes = CODE_LIFETIME / 60_000;
    return reply.sendPage('enter-code', { email, minutes, sendsMail, back, error }, error ? 422 : 200);
  }
}

const statusLines = () => ({ 'sign-out': signInWords.signedOut, expire: signInWords.expired });

function backOf({ query }: FastifyRequest): string | undefined {
  return backPath(fieldOf(query, 'back'));
}

/** Runs work that no answer waits for, but the end of the server does. */
function backgroundOf(app: FastifyInstance) {
  const { log } = app;
  const running = new Set<Promise<void>>();
  app.addHook('onClose', async () => void (await Promise.all(running)));
  return (work: () => Promise<void>) => {
    const done = work()
      .catch((error: unknown) => log.error({ err: error }, 'the work after an answer failed'))
      .finally(() => running.delete(done));
    running.add(done);
  };
}

/** With the browser's token in it, the hash does not reveal the code to a search through all codes. */
function codeHashFor(token: string, code: string): string {
  return hashOf(`${token}.${code}`);
}

function deviceOf({ headers }: FastifyRequest): string {
  return deviceName(headers['user-agent']);
}

function whyNot(result: Exclude<SignInResult, { result: 'signed-in' }>): string {
  if (result.result === 'over' || result.triesLeft === 0) return signInWords.over;
  const { triesLeft: tries } = result;
  return tries === 1 ? signInWords.wrongOnce : fill(signInWords.wrong, { tries });
}
