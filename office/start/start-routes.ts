import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { type Form, formFrom } from '../../contract/content/desk/read-fields.ts';
import { type CatalogueService, readCatalogue } from '../../contract/content/new-site/catalogue.ts';
import type { GoingLive } from '../../contract/content/new-site/going-live.ts';
import { STEPS } from '../../contract/content/new-site/questions.ts';
import { markOf, rowsIn, typedInto } from '../../contract/content/new-site/typed-answers.ts';
import { officeStart as words } from '../../messages/en/office-start.ts';
import { isPlausibleAddress, meantAddress } from '../../server/formats/email-address.ts';
import type { Store } from '../../server/store/store.ts';
import type { Website } from '../../server/website/website.ts';
import { fieldOf, statusIn } from '../fields.ts';
import { type Opening, STARTING } from '../opening.ts';
import type { Cookies } from '../sign-in/cookies.ts';
import { deviceName } from '../sign-in/device-name.ts';
import { hashOf, newToken, ownersOnly } from '../sign-in/sessions.ts';
import { partsOf } from '../website/website-list.ts';
import { leftToDo } from './left-to-do.ts';
import { type Offer, PUBLISHING, START } from './offer.ts';
import { publishFirst } from './publish.ts';
import { askedOn, LAST, PAGES, publishPage, questionsPage, readTyped } from './start-pages.ts';

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

/** In bytes: a page may hold many reviews. */
const FORM_LIMIT = 1_000_000;

/** Far more presses a minute than people make, as a multiple of RATE_LIMIT. */
const PRESSES = 10;

/** What is kept of an interview until it is published, as a setting for each question. */
const KEPT = 'start.';

/** The setting with what was left to do then. */
export const LEFT = 'going-live';

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
    const last = STEPS.findLastIndex(({ asks }) => asks.some((name) => typedInto(typed, name).length > 0));
    return reply.redirect(`${START}/${PAGES[last + 1]}`, 303);
  });

  app.get<OfPage>(`${START}/:page`, async ({ params: { page } }, reply) =>
    PAGES.includes(page) ? send(reply, page, await kept()) : reply.redirect(START, 303),
  );

  app.post<OfPage>(
    `${START}/:page`,
    { bodyLimit: FORM_LIMIT, preHandler: app.limitRate('start', { times: PRESSES }) },
    async (request, reply) => {
      const { page } = request.params;
      if (!PAGES.includes(page)) return reply.redirect(START, 303);
      const form = formFrom(pairsIn(request.body));
      await keep(askedOn(page), form);
      const typed = await kept();
      if (page === LAST) return publish(request, reply, typed);
      const [list] = form.get('more') ?? [];
      if (list) {
        const row = encodeURIComponent(`${list}[${rowsIn(typed, list)}]`);
        return reply.redirect(`${START}/${page}#${row}`, 303);
      }
      return send(reply, page, typed, true);
    },
  );

  /** Shows a page. One that `isSent` leads to the next unless something is wrong with it. */
  function send(reply: FastifyReply, page: string, typed: Form, isSent = false) {
    const step = STEPS.find(({ id }) => id === page);
    if (!step) return reply.sendPage('start-publish', publishPage(typed, catalogue(), { errors: {} }));
    const props = questionsPage(step, typed, catalogue(), isSent);
    if (isSent && Object.keys(props.errors).length === 0)
      return reply.redirect(`${START}/${PAGES[PAGES.indexOf(page) + 1]}`, 303);
    return reply.sendPage('start', props, isSent ? 422 : 200);
  }

  /** What was typed so far, in this browser or another. */
  async function kept(): Promise<Form> {
    const settings = await store.settings();
    return new Map(settings.flatMap(({ name, value }) => (name.startsWith(KEPT) ? JSON.parse(value) : [])));
  }

  /** Keeps the questions that were changed in this form, right or wrong; another tab may have changed the others. */
  async function keep(names: string[], form: Form): Promise<void> {
    const changed = names
      .map((name) => [name, typedInto(form, name)] as const)
      .filter(([name, typed]) => form.get(`was.${name}`)?.[0] !== markOf(typed));
    await Promise.all(changed.map(([name, typed]) => save(KEPT + name, typed)));
  }

  function save(name: string, value: unknown): Promise<void> {
    return store.saveSetting({
      ...{ name, value: JSON.stringify(value) },
      ...{ changedBy: 'interview', changedAt: clock() },
    });
  }

  async function publish(request: FastifyRequest, reply: FastifyReply, typed: Form) {
    const name = typed.get('owner.name')?.[0] ?? '';
    const email = meantAddress(typed.get('owner.email')?.[0] ?? '');
    const errors = {
      ...(name === '' && { 'owner.name': words.noName }),
      ...(!isPlausibleAddress(email) && { 'owner.email': words.notAnAddress }),
    };
    const { answers, left } = readTyped(typed, catalogue());
    if (!answers || Object.keys(errors).length > 0)
      return reply.sendPage('start-publish', publishPage(typed, catalogue(), { errors }), 422);
    const token = newToken();
    const device = deviceName(request.headers['user-agent']);
    const outcome = await publishFirst(deps, {
      ...{ answers, catalogue: catalogue(), owner: { name, email } },
      ...{ session: { idHash: hashOf(token), device }, at: clock() },
    });
    if (outcome === 'failed') {
      const status = words.notPublished;
      return reply.sendPage('start-publish', publishPage(typed, catalogue(), { errors, status }), 409);
    }
    await opening.check();
    if (outcome === 'taken') return reply.redirect('/office', 303);
    await save(LEFT, left);
    const names = (await store.settings()).map((setting) => setting.name);
    const over = names.filter((each) => each.startsWith(KEPT) || each === PUBLISHING);
    await Promise.all(over.map((each) => store.removeSetting(each)));
    cookies.setSession(reply, token);
    return reply.redirect('/office/going-live?did=publish', 303);
  }
}

/** What was left to do when the website was set up and still is, for owners. */
export async function goingLiveRoutes(
  app: FastifyInstance,
  { store, website, clock }: Pick<Deps, 'store' | 'website' | 'clock'>,
) {
  app.addHook('onRequest', ownersOnly);

  app.get('/office/going-live', async (request, reply) => {
    const left = await leftThen();
    if (!left) return reply.redirect('/office', 303);
    const todo = leftToDo(
      left.todo.filter(({ isDropped }) => !isDropped),
      await partsOf(website),
    );
    const status = statusIn(request, {
      publish: words.published,
      drop: words.dropped,
      undo: words.undone,
    });
    const dropped = left.todo.find(({ why, isDropped }) => isDropped && why === fieldOf(request.query, 'of'));
    // Until the first website is in its place, the mark is that of what was there before.
    const newCompany = website.shown ? undefined : left.company;
    return reply.sendPage('going-live', { left: { ...left, todo }, dropped, newCompany, status });
  });

  // What a business does not have, as a license where none is required, is never done.
  app.post('/office/going-live', async (request, reply) => {
    const left = await leftThen();
    if (!left) return reply.redirect('/office', 303);
    const [dropped, undone] = [fieldOf(request.body, 'drop'), fieldOf(request.body, 'undo')];
    const pressed = dropped || undone;
    const todo = left.todo.map((one) => (one.why === pressed ? { ...one, isDropped: dropped !== '' } : one));
    const value = JSON.stringify({ ...left, todo });
    await store.saveSetting({ name: LEFT, value, changedBy: request.visit.user.id, changedAt: clock() });
    const did = dropped ? `drop&of=${encodeURIComponent(dropped)}` : 'undo';
    return reply.redirect(`/office/going-live?did=${did}`, 303);
  });

  async function leftThen(): Promise<GoingLive | undefined> {
    const setting = (await store.settings()).find(({ name }) => name === LEFT);
    return setting && JSON.parse(setting.value);
  }
}

type OfPage = { Params: { page: string } };

/** The names and values of a posted form; a name comes once for each of its values. */
function pairsIn(body: unknown): [string, string][] {
  return Object.entries((body ?? {}) as Record<string, string | string[]>).flatMap(([name, values]) =>
    [values].flat().map((value): [string, string] => [name, String(value)]),
  );
}
