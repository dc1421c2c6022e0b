import { setTimeout } from 'node:timers/promises';
import type { CanaryState } from '../../server/canary/canary.ts';
import { CANARY_HEADER, createMarker } from '../../server/canary/marker.ts';
import { ask, BrokenWay, checkFormPage, sendTest } from '../../server/canary/walk.ts';
import { isOrigin } from '../../server/formats/settings.ts';
import { type Command, type Context, UsageError } from '../command.ts';

/** In seconds: a mail server may take its time with a greeting. */
const PATIENCE = 90;

/** How often to ask, in milliseconds. */
const INTERVAL_MS = 1_000;

export const canaryCommand: Command = {
  name: 'canary',
  about: 'Tests the whole way of a request at a public address, from the form to a mail that leaves',
  args: ['URL'],
  options: {
    'page-only': {
      type: 'boolean',
      about: 'looks at the page of the form and sends nothing; needs no key',
    },
    wait: {
      type: 'string',
      value: 'SECONDS',
      about: `how long the mails may take to leave, instead of ${PATIENCE} seconds`,
    },
  },
  notes: `Run it on any other machine, for instance every hour by cron. It needs CANARY_KEY in the environment or in --settings
FILE, the same as on the server: by that the server knows the test, which counts nowhere and is mailed to CANARY_EMAIL alone.
It ends with 0 when all is well, with 1 when something is broken, and with 2 when it is not understood.`,
  async run(context) {
    const { args, values, stdout, stderr } = context;
    const siteUrl = asOrigin(args[0] ?? '');
    const seconds = asSeconds(values.wait);
    try {
      if (values['page-only']) {
        await checkFormPage(siteUrl);
        stdout(`${siteUrl} shows the form. Nothing was sent.\n`);
      } else {
        const reference = await walk(context, siteUrl, seconds);
        stdout(`All is well at ${siteUrl}: test ${reference} was stored, and both its mails have left.\n`);
      }
      return 0;
    } catch (error) {
      if (!(error instanceof BrokenWay)) throw error;
      stderr(`${error.message}\n`);
      return 1;
    }
  },
};

/** The key is tried first, because with a wrong one the office would get the test as a request. */
async function walk({ env, clock }: Context, siteUrl: string, seconds: number): Promise<string> {
  const key = env.CANARY_KEY;
  if (!key) {
    await checkFormPage(siteUrl);
    throw new BrokenWay(
      `${siteUrl} shows the form, and that is all that was looked at: CANARY_KEY is not set. Say --page-only if that is enough.`,
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
        `Test ${reference} was stored, and then nobody knew what became of it (${answer.status}).`,
      );
    }
    const { mails } = (await answer.json()) as CanaryState;
    if (mails.length === 2 && mails.every(({ state }) => state === 'sent')) return;
    if (performance.now() > end) {
      const states = mails.map(({ kind, state }) => `${kind.replaceAll('-', ' ')} ${state}`).join(', ');
      throw new BrokenWay(
        `Test ${reference} was stored, but after ${seconds} seconds its mails have not left (${states}). Look at the mail server and at the server's log.`,
      );
    }
    await setTimeout(INTERVAL_MS);
  }
}

function asOrigin(typed: string): string {
  if (isOrigin(typed)) return new URL(typed).origin;
  throw new UsageError(
    `"${typed}" is no address of a site. Say it without a path, like https://www.example.com.`,
  );
}

function asSeconds(typed: unknown): number {
  if (typed === undefined) return PATIENCE;
  const seconds = Number(typed);
  if (Number.isInteger(seconds) && seconds >= 0) return seconds;
  throw new UsageError(`"${typed}" is no number of seconds.`);
}
