import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { stringify } from 'yaml';
import { type Form, formFrom } from '../../contract/content/desk/read-fields.ts';
import type { Mistake } from '../../contract/content/mistake.ts';
import { readAnswers } from '../../contract/content/new-site/answers.ts';
import { type CatalogueService, readCatalogue } from '../../contract/content/new-site/catalogue.ts';
import { type GoingLive, goingLive } from '../../contract/content/new-site/going-live.ts';
import { QUESTIONS, STEPS, type Step } from '../../contract/content/new-site/questions.ts';
import {
  answersIn,
  chosenServices,
  fieldWith,
  markOf,
  OWN_JOB,
  pricesName,
  rowsIn,
  typedInto,
} from '../../contract/content/new-site/typed-answers.ts';
import { fill } from '../../contract/fill.ts';
import { officeStart as words } from '../../messages/en/office-start.ts';
import { isPlausibleAddress, meantAddress } from '../../server/formats/email-address.ts';
import type { Store } from '../../server/store/store.ts';
import type { Website } from '../../server/website/website.ts';
import { statusIn } from '../fields.ts';
import { type Opening, STARTING } from '../opening.ts';
import type { Cookies } from '../sign-in/cookies.ts';
import { deviceName } from '../sign-in/device-name.ts';
import { hashOf, newToken, ownersOnly } from '../sign-in/sessions.ts';
import { type Offer, START } from './offer.ts';
import { publishFirst } from './publish.ts';

type Deps = {
  opening: Opening;
  offer: Offer;
  store: Store;
  website: Website;
  cookies: Cookies;
  clock: () => Date;
  /** Sends the files of the office's pages. */
  sendAsset: RouteHandlerMethod;
};

/** In bytes: the page with the reviews is long. */
const FORM_LIMIT = 1_000_000;

/** Far more presses a minute than people make, as a multiple of RATE_LIMIT. */
const PRESSES = 10;

/** What is kept of an interview until it is published, as a setting for each question. */
const KEPT = 'start.';

/** The setting with what was left to do then. */
const LEFT = 'going-live';

/** The last page, which is of no question. */
const LAST: Step = { id: 'publish', title: words.publishTitle, asks: [] };
const PAGES = [...STEPS, LAST];
const NEEDED = ['name', 'email'];

/**
 * The interview in which the first owner sets up a website. Its routes are there only for a browser with the key, and only until there is an
 * owner: the store is asked with each request, because that may have happened at another server.
 */
export async function startRoutes(app: FastifyInstance, deps: Deps) {
  const { opening, offer, store, cookies, clock, sendAsset } = deps;
  let read: Record<string, CatalogueService> | undefined;
  const catalogue = () => {
    read ??= readCatalogue();
    return read;
  };

  app.addHook('onRoute', (route) => {
    route.constraints = { office: STARTING };
  });
  app.addHook('onRequest', async ({ url }, reply) => {
    await opening.check();
    if (opening.isOpen()) return reply.redirect(url.startsWith(START) ? '/office' : url, 303);
    if (!offer.path()) return reply.callNotFound();
    await opening.loadPages();
  });

  app.get('/office/assets/*', sendAsset);
  app.get('/office', (_request, reply) => reply.redirect(START, 303));
  app.get('/office/*', (_request, reply) => reply.redirect(START, 303));

  // The key goes into a cookie, because addresses are seen, sent on and kept in histories. The interview goes on where it was left.
  app.get(START, async (_request, reply) => {
    cookies.setStartKey(reply, offer.key());
    const typed = await kept();
    const last = STEPS.findLastIndex((step) => step.asks.some((name) => typedInto(typed, name).length > 0));
    return reply.redirect(`${START}/${PAGES[last + 1]?.id}`, 303);
  });

  app.get<OfStep>(`${START}/:step`, async ({ params }, reply) => {
    const step = PAGES.find(({ id }) => id === params.step);
    return step ? send(reply, step, await kept()) : reply.redirect(START, 303);
  });

  app.post<OfStep>(
    `${START}/:step`,
    { bodyLimit: FORM_LIMIT, preHandler: app.limitRate('start', { times: PRESSES }) },
    async (request, reply) => {
      const step = PAGES.find(({ id }) => id === request.params.step);
      if (!step) return reply.redirect(START, 303);
      const form = formFrom(pairsIn(request.body));
      await keep(step === LAST ? ['owner'] : step.asks, form);
      const typed = await kept();
      if (step === LAST) return publish(request, reply, typed);
      const [more] = form.get('more') ?? [];
      if (more) {
        const row = encodeURIComponent(`${more}[${rowsIn(typed, more)}]`);
        return reply.redirect(`${START}/${step.id}#${row}`, 303);
      }
      if (Object.keys(errorsIn(step, typed, true)).length > 0)
        return send(reply, step, typed, { isSent: true });
      return reply.redirect(`${START}/${PAGES[PAGES.indexOf(step) + 1]?.id}`, 303);
    },
  );

  /** What was typed so far, in this browser or another. */
  async function kept(): Promise<Form> {
    const settings = await store.settings();
    return new Map(settings.flatMap(({ name, value }) => (name.startsWith(KEPT) ? JSON.parse(value) : [])));
  }

  /** Keeps the questions that were changed in this form, right or wrong; another tab may have changed the others. */
  async function keep(names: string[], form: Form): Promise<void> {
    const about = { changedBy: 'interview', changedAt: clock() };
    const changes = names.map(async (name) => {
      const typed = typedInto(form, name);
      if (form.get(`was.${name}`)?.[0] === markOf(typed)) return;
      await store.saveSetting({ name: KEPT + name, value: JSON.stringify(typed), ...about });
    });
    await Promise.all(changes);
  }

  function readTyped(typed: Form) {
    const { answers, open, mistakes } = readAnswers(
      stringify(answersIn(typed, catalogue())),
      '',
      catalogue(),
    );
    const wrong = mistakes.filter(({ field }) => field !== 'phone' || typed.has('phone'));
    if (!typed.has('email')) wrong.push(NO_EMAIL);
    return {
      answers,
      open,
      wrong: wrong.map((mistake) => [fieldWith(mistake, typed, catalogue()), mistake] as const),
    };
  }

  /** What is wrong on a page, by field. That an answer is missing is said only after a press. */
  function errorsIn(step: Step, typed: Form, isSent: boolean): Record<string, string> {
    const wrong = readTyped(typed).wrong.filter(
      ([name]) =>
        step.asks.includes(questionOf(name)) && (isSent || typed.has(name) || !NEEDED.includes(name)),
    );
    return Object.fromEntries(wrong.map(([name, mistake]) => [name, sentence(name, mistake)]));
  }

  type Shown = { isSent?: boolean; errors?: Record<string, string>; status?: string };

  function send(reply: FastifyReply, step: Step, typed: Form, { isSent = false, ...shown }: Shown = {}) {
    const number = PAGES.indexOf(step) + 1;
    const asked: string[] = step === LAST ? ['owner'] : step.asks;
    const page = {
      ...{ where: START, step: step.id, number, steps: PAGES.length, back: PAGES[number - 2]?.id },
      company: typed.get('name')?.[0],
      form: typed,
      marks: Object.fromEntries(asked.map((name) => [name, markOf(typedInto(typed, name))])),
    };
    if (step === LAST) {
      const { answers, open, wrong } = readTyped(typed);
      const mistakes = wrong.map(([name, mistake]) => {
        const of = STEPS.find(({ asks }) => asks.includes(questionOf(name)));
        const ask = QUESTIONS.find(({ id }) => id === questionOf(name))?.ask ?? of?.title ?? '';
        return { step: of?.id ?? '', ask, message: sentence(name, mistake) };
      });
      const isReady = answers && mistakes.length === 0;
      const left = isReady ? goingLive(answers, catalogue(), { open, photosLeftOut: [] }) : undefined;
      const { errors = {}, status } = shown;
      const isWrong = status !== undefined || Object.keys(errors).length > 0;
      const needed = ['owner.name', 'owner.email'];
      return reply.sendPage(
        'publish',
        { ...page, errors, needed, mistakes, left, status },
        isWrong ? 422 : 200,
      );
    }
    const chosen = step.id === 'prices' ? chosenServices(typed, catalogue()) : undefined;
    const lead =
      number === 1
        ? words.begin
        : !chosen
          ? words.later
          : chosen.length > 0
            ? words.pricesLead
            : words.noServices;
    return reply.sendPage(
      'start',
      {
        ...page,
        title: step.title,
        lead,
        questions: QUESTIONS.filter(({ id }) => step.asks.includes(id)),
        services: Object.entries(catalogue()).map(([value, { name, summary }]) => ({
          value,
          label: name,
          hint: summary,
        })),
        prices: chosen?.map((service) => {
          const listed = service.use && catalogue()[service.use];
          return {
            name: pricesName(service),
            label: listed ? listed.name : (service.name ?? ''),
            fields: listed
              ? listed.jobs.map(({ id, name }) => ({ id, ask: name, kind: 'prices' as const }))
              : OWN_JOB,
            isOwn: !listed,
          };
        }),
        errors: errorsIn(step, typed, isSent),
        needed: NEEDED,
      },
      isSent ? 422 : 200,
    );
  }

  async function publish(request: FastifyRequest, reply: FastifyReply, typed: Form) {
    const name = typed.get('owner.name')?.[0] ?? '';
    const email = meantAddress(typed.get('owner.email')?.[0] ?? '');
    const errors = {
      ...(name === '' && { 'owner.name': words.noName }),
      ...(!isPlausibleAddress(email) && { 'owner.email': words.notAnAddress }),
    };
    const { answers, open, wrong } = readTyped(typed);
    if (!answers || wrong.length + Object.keys(errors).length > 0)
      return send(reply, LAST, typed, { errors });
    const token = newToken();
    const device = deviceName(request.headers['user-agent']);
    const outcome = await publishFirst(deps, {
      ...{ answers, catalogue: catalogue(), owner: { name, email } },
      ...{ session: { idHash: hashOf(token), device }, at: clock() },
    });
    if (outcome === 'failed') return send(reply, LAST, typed, { status: words.notPublished });
    await opening.check();
    if (outcome === 'taken') return reply.redirect('/office', 303);
    const left = goingLive(answers, catalogue(), { open, photosLeftOut: [] });
    const about = { changedBy: 'interview', changedAt: clock() };
    await store.saveSetting({ name: LEFT, value: JSON.stringify(left), ...about });
    const settings = await store.settings();
    for (const setting of settings)
      if (setting.name.startsWith(KEPT)) await store.removeSetting(setting.name);
    cookies.setSession(reply, token);
    return reply.redirect('/office/going-live?did=publish', 303);
  }
}

/** What was left to do when the website was set up, for owners. */
export async function goingLiveRoutes(app: FastifyInstance, { store }: Pick<Deps, 'store'>) {
  app.addHook('onRequest', ownersOnly);

  app.get('/office/going-live', async (request, reply) => {
    const setting = (await store.settings()).find(({ name }) => name === LEFT);
    if (!setting) return reply.redirect('/office', 303);
    const left: GoingLive = JSON.parse(setting.value);
    return reply.sendPage('going-live', { left, status: statusIn(request, { publish: words.published }) });
  });
}

type OfStep = { Params: { step: string } };

const NO_EMAIL: Mistake = {
  file: '',
  line: 1,
  field: 'email',
  found: 'nothing',
  expected: 'an email address',
};

/** `areas` for the field `areas[0].name`. */
function questionOf(name: string): Step['asks'][number] {
  return (/^[a-z]+/i.exec(name)?.[0] ?? '') as Step['asks'][number];
}

function sentence(name: string, { found, expected }: Mistake): string {
  if (/^hours\./.test(name)) return words.wrongTimes;
  if (/^prices\./.test(name) && !name.endsWith('.name')) return words.wrongPrices;
  return found === 'nothing' ? words.missing : fill(words.wrong, { expected: expected.replace(/\.$/, '') });
}

/** The names and values of a posted form; a name comes once for each of its values. */
function pairsIn(body: unknown): [string, string][] {
  return Object.entries((body ?? {}) as Record<string, string | string[]>).flatMap(([name, values]) =>
    [values].flat().map((value): [string, string] => [name, String(value)]),
  );
}
