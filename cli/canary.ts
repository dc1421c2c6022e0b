import { setTimeout } from 'node:timers/promises';
import type { CanaryState } from '../server/canary/canary.ts';
import { CANARY_HEADER, createMarker } from '../server/canary/marker.ts';
import { ask, BrokenWay, checkFormPage, sendTest } from '../server/canary/walk.ts';
import { isOrigin } from '../server/formats/settings.ts';
import { type Command, type Context, Failure, UsageError } from './command.ts';

/** In seconds: some mail servers delay their greeting. */
const PATIENCE = 90;

/** How often to ask, in milliseconds. */
const INTERVAL_MS = 1_000;

export const canaryCommand: Command = {
  name: 'canary',
  about: 'Test a public site from the form to the mails that it sends',
  args: ['URL'],
  options: {
    'page-only': {
      type: 'boolean',
      about: 'only check the page with the form, and send nothing; needs no key',
    },
    wait: {
      type: 'string',
      value: 'SECONDS',
      about: `how long the mails may take; ${PATIENCE} seconds by default`,
    },
  },
  notes: `Run it on another machine, for instance hourly from cron. It needs the server's CANARY_KEY, in the environment or in
--settings FILE: that marks the test, which is not counted and is mailed only to CANARY_EMAIL.
Exit status: 0 success, 1 the site is broken, 2 usage error.`,
  async run(context) {
    const { args, values, stdout } = context;
    const siteUrl = asOrigin(args[0] ?? '');
    const seconds = asSeconds(values.wait);
    try {
      if (values['page-only']) {
        await checkFormPage(siteUrl);
        stdout(`${siteUrl} shows the form. Nothing was sent.\n`);
      } else {
        const reference = await walk(context, siteUrl, seconds);
        stdout(`${siteUrl} works: test ${reference} was stored, and both its mails were sent.\n`);
      }
    } catch (error) {
      throw error instanceof BrokenWay ? new Failure(error.message) : error;
    }
  },
};

/** The key is tried first, because with a wrong one the office would get the test as a request. */
async function walk({ env, clock }: Context, siteUrl: string, seconds: number): Promise<string> {
  const key = env.CANARY_KEY;
  if (!key) {
    await checkFormPage(siteUrl);
    throw new BrokenWay(
      `${siteUrl} shows the form. Nothing else was checked, because CANARY_KEY is not set. If that is enough, add --page-only.`,
    );
  }
  const marked = () => ({ [CANARY_HEADER]: createMarker(key, clock()) });
  const known = await ask(`${siteUrl}/api/canary`, { headers: marked() });
  if (known.status === 404) {
    throw new BrokenWay(
      `${siteUrl} does not know this key, so nothing was sent. Its settings need CANARY_EMAIL and the same CANARY_KEY, and both clocks must be right.`,
    );
  }
  if (known.status !== 204) throw new BrokenWay(`${siteUrl}/api/canary answers with ${known.status}.`);
  const reference = await sendTest(siteUrl, createMarker(key, clock()));
  const look = () => ask(`${siteUrl}/api/canary/${reference}`, { headers: marked() });
  await untilMailsHaveLeft(look, reference, seconds);
  return reference;
}

async function untilMailsHaveLeft(look: () => Promise<Response>, reference: string, seconds: number) {
  const end = performance.now() + seconds * 1000;
  for (;;) {
    const answer = await look();
    if (answer.status !== 200) {
      throw new BrokenWay(
        `Test ${reference} was stored, but the server no longer reports on it (${answer.status}).`,
      );
    }
    const { mails } = (await answer.json()) as CanaryState;
    if (mails.length === 2 && mails.every(({ state }) => state === 'sent')) return;
    if (performance.now() > end) {
      const states = mails.map(({ kind, state }) => `${kind.replaceAll('-', ' ')} ${state}`).join(', ');
      throw new BrokenWay(
        `Test ${reference} was stored, but after ${seconds} seconds its mails were not sent (${states}). Check the mail server and the server's log.`,
      );
    }
    await setTimeout(INTERVAL_MS);
  }
}

function asOrigin(typed: string): string {
  if (isOrigin(typed)) return new URL(typed).origin;
  throw new UsageError(
    `"${typed}" is not the address of a site. Use one without a path, like https://www.example.com.`,
  );
}

function asSeconds(typed: unknown): number {
  if (typed === undefined) return PATIENCE;
  const seconds = Number(typed);
  if (Number.isInteger(seconds) && seconds >= 0) return seconds;
  throw new UsageError(`"${typed}" is not a number of seconds.`);
}
