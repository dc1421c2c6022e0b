import type { FastifyInstance } from 'fastify';
import { expect, onTestFinished } from 'vitest';
import type { AppOverrides } from '../app.ts';
import { openStore, type Store } from '../store/store.ts';
import type { Role } from '../store/tables.ts';
import { eventually } from './eventually.ts';
import { startMailServer } from './mail-server.ts';
import { BROWSER_FORM } from './requests.ts';
import type { MailServer } from './smtp.ts';
import { startTestApp, type TestApp } from './test-app.ts';

export const DANA = { email: 'dana@oakhand.example', name: 'Dana Reyes' };

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
export const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Mobile/15E148 Safari/604.1';

export type Office = TestApp & {
  mailServer: MailServer;
  /** The store, opened beside the server as the command line does. */
  store: Store;
  /** Adds a user, and waits until the server knows. */
  invite(person?: { email: string; name: string; role?: Role }): Promise<string>;
  /** The code in the newest mail to this address, once there are so many with one. */
  codeFor(email: string, count?: number): Promise<string>;
};

type OfficeOptions = {
  settings?: Record<string, string>;
  overrides?: AppOverrides;
  failuresExpected?: boolean;
};

/** A server with a mail server, whose office opens with the first invitation. */
export async function startOffice({ settings, overrides, ...options }: OfficeOptions = {}): Promise<Office> {
  const mailServer = await startMailServer();
  const started = await startTestApp({
    ...options,
    settings: { SMTP_URL: mailServer.url, ...settings },
    overrides: { pollInterval: 50, ...overrides },
  });
  const store = await openStore(started.config, { warn: () => {} });
  onTestFinished(() => store.close());

  return {
    ...started,
    mailServer,
    store,

    async invite(person = DANA) {
      const user = await store.inviteUser(person, { by: null, at: new Date() });
      await isOpen(started.app);
      return user?.id ?? '';
    },

    async codeFor(email, count = 1) {
      const codes = () =>
        mailServer.mails.flatMap(({ recipients, text }) =>
          recipients.includes(email) ? (/\b[A-Z]{2}\d-[A-Z]{2}\d\b/.exec(text ?? '') ?? []) : [],
        );
      await eventually(() => expect(codes()).toHaveLength(count));
      return codes().at(-1) ?? '';
    },
  };
}

/** Waits until a server knows that a user may sign in. */
export async function isOpen(app: FastifyInstance) {
  await eventually(async () => expect((await app.inject('/office/sign-in')).statusCode).toBe(200));
}

type Answer = Awaited<ReturnType<typeof ask>>;
type Headers = Record<string, string>;

export type Browser = {
  cookies: Map<string, string>;
  get(url: string, headers?: Headers): Promise<Answer>;
  /** Posts a form from one of our own pages. */
  post(url: string, fields: Record<string, string> | [string, string][], headers?: Headers): Promise<Answer>;
  /** Signs in with a code from a mail. */
  signIn(office: Pick<Office, 'codeFor'>, email?: string, count?: number): Promise<Answer>;
};

/** A browser that keeps its cookies, at one of several servers of a store. */
export function openBrowser(app: FastifyInstance, userAgent = FIREFOX): Browser {
  const cookies = new Map<string, string>();

  async function send(options: Parameters<typeof ask>[1]) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = {
      'user-agent': userAgent,
      accept: 'text/html',
      ...(cookie && { cookie }),
      ...options.headers,
    };
    const answer = await ask(app, { ...options, headers });
    for (const { name, value, maxAge, expires } of answer.cookies) {
      if (maxAge === 0 || (expires && expires.getTime() < Date.now())) cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  }

  const get: Browser['get'] = (url, headers = {}) => send({ method: 'GET', url, headers });
  const post: Browser['post'] = (url, fields, headers = {}) =>
    send({
      method: 'POST',
      url,
      payload: new URLSearchParams(fields).toString(),
      headers: { ...BROWSER_FORM, 'sec-fetch-site': 'same-origin', ...headers },
    });

  async function signIn({ codeFor }: Pick<Office, 'codeFor'>, email = DANA.email, count?: number) {
    await post('/office/sign-in', { email });
    return post('/office/sign-in/code', { code: await codeFor(email, count) });
  }

  return { cookies, get, post, signIn };
}

type Asked = { method: 'GET' | 'POST' | 'HEAD'; url: string; payload?: string; headers: Headers };

async function ask(app: FastifyInstance, options: Asked) {
  const { statusCode, headers, body, cookies } = await app.inject(options);
  return { statusCode, headers, body, cookies: cookies as Cookie[] };
}

type Cookie = { name: string; value: string; maxAge?: number; expires?: Date };
