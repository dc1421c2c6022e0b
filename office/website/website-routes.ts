import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Mistake } from '../../contract/content/mistake.ts';
import { officeWebsite as words } from '../../messages/en/office-website.ts';
import { BLANK } from '../../scripts/folders.mjs';
import type { Config } from '../../server/config.ts';
import type { Draft, Store } from '../../server/store/store.ts';
import { PHOTOS_FILE, photoIn } from '../../server/website/photos.ts';
import type { Website } from '../../server/website/website.ts';
import { fieldOf, statusIn } from '../fields.ts';
import { whenInWords } from '../moments.ts';
import { ownersOnly, type Sessions, websiteOnly } from '../sign-in/sessions.ts';
import { LEFT } from '../start/start-routes.ts';
import { editRoutes } from './edit-routes.ts';
import { websitePosts } from './posts.ts';
import { sendWaiting, soon } from './wait.ts';
import { dataOf, partsOf, toMend, websiteList } from './website-list.ts';
import { LIVE, WEBSITE } from './website-page.ts';

type Deps = {
  website: Website;
  store: Pick<Store, 'users' | 'settings'>;
  config: Pick<Config, 'contentDir'>;
  sessions: Sessions;
  clock: () => Date;
};

/** Milliseconds. */
const LOOK_AGAIN = 500;

/** What the website says, for owners and editors: a list of its parts, what of it is to be published, and what was published before. */
export async function websiteRoutes(app: FastifyInstance, deps: Deps) {
  const { website, store, config, sessions, clock } = deps;
  const onRequest = [sessions.requireVisit, websiteOnly];
  const postTo = websitePosts(app, sessions);
  await app.register(editRoutes, { website, sessions, clock, nameOf });

  app.get(WEBSITE, { onRequest }, async (request, reply) => {
    const [[latest], drafts] = await Promise.all([website.history({ limit: 1 }), website.drafts()]);
    return reply.sendPage('website', {
      status: statusIn(request, statusLines()),
      folder: website.isUsed ? undefined : config.contentDir,
      isBegun: latest !== undefined,
      groups: websiteList(await partsOf(website)),
      changes: new Set(drafts.map(({ name }) => (photoIn(name) ? PHOTOS_FILE : name))).size,
      problem: website.problem,
      toMend: website.problem ? await toMend(website, await mistakesNow()) : [],
      leftOut: await toMend(
        website,
        website.leftOut.map(({ file, field }) => ({ file, field })),
      ),
      isNew:
        request.visit.user.role === 'owner' && (await store.settings()).some(({ name }) => name === LEFT),
    });
  });

  /** Of what is published, whatever drafts there are. */
  async function mistakesNow(): Promise<Mistake[]> {
    const review = await website.review([]);
    return 'mistakes' in review ? review.mistakes : [];
  }

  const begin = async (request: FastifyRequest, reply: FastifyReply) => {
    if ((await website.history({ limit: 1 })).length > 0) return reply.redirect(WEBSITE, 303);
    const isThere = existsSync(join(config.contentDir, 'company.yaml'));
    const begun = await website.importFolder(isThere ? config.contentDir : BLANK, authorOf(request));
    if (begun.done || begun.because !== 'mistakes') return reply.redirect(`${WEBSITE}?did=begin`, 303);
    return sendReview(reply, { lead: words.cannotBegin, mistakes: begun.mistakes }, 422);
  };
  postTo('/begin', begin, ownersOnly);

  app.get(LIVE, { onRequest }, async (request, reply) => {
    const to = await soon(request, whereShown);
    if (to) return reply.redirect(to, 303);
    // Until the first website is in its place, name and mark are those of what was there before.
    const newCompany = website.shown ? undefined : await companyName();
    return sendWaiting(request, reply, { title: words.toSite, status: words.puttingInPlace, newCompany });
  });

  async function companyName(): Promise<string | undefined> {
    const { text } = await website.open('company.yaml');
    const { name } = (dataOf('company.yaml', text ?? '') ?? {}) as { name?: string };
    return name;
  }

  /** The website, once visitors of this server see what was published last; the list, where it says that this has failed. */
  async function whereShown(isOver: () => boolean): Promise<string> {
    const [latest] = await website.history({ limit: 1 });
    if (website.problem) return WEBSITE;
    if (!website.isUsed || !latest || website.shown === latest.number || isOver()) return '/';
    await setTimeout(LOOK_AGAIN);
    return whereShown(isOver);
  }

  app.get(`${WEBSITE}/publish`, { onRequest }, (request, reply) =>
    sendReview(reply, { status: statusIn(request, statusLines()) }),
  );

  postTo('/publish', async (request, reply) => {
    if (fieldOf(request.body, 'seen') !== markOf(await website.drafts()))
      return sendReview(reply, { status: words.moreByNow }, 409);
    const hasPictures = (await website.drafts()).some(({ name, hash }) => hash && photoIn(name));
    const published = await website.publish(authorOf(request));
    if (published.done) return reply.redirect(`${WEBSITE}?did=publish${hasPictures ? '-photos' : ''}`, 303);
    const { because } = published;
    if (because === 'nothing') return reply.redirect(`${WEBSITE}?did=nothing`, 303);
    return sendReview(reply, because === 'busy' ? { status: words.busy } : {}, 409);
  });

  app.get(`${WEBSITE}/history`, { onRequest }, (request, reply) =>
    sendHistory(request, reply, { status: statusIn(request, statusLines()) }),
  );

  async function sendHistory(
    request: FastifyRequest,
    reply: FastifyReply,
    shown: { status?: string | undefined; notDone?: string[] },
    code = 200,
  ) {
    const before = Number(fieldOf(request.query, 'before')) || undefined;
    const [[latest], page] = await Promise.all([
      website.history({ limit: 1 }),
      website.history(before ? { before } : {}),
    ]);
    const versions = page.map(async ({ number, at, by, changes }) => ({
      ...{ number, changes, isLatest: number === latest?.number },
      ...{ when: whenInWords(at, clock()), who: await nameOf(by) },
    }));
    const last = page.at(-1)?.number ?? 1;
    const older = last > 1 ? last : undefined;
    const props = { versions: await Promise.all(versions), older, notDone: [], status: undefined, ...shown };
    return reply.sendPage('website-history', props, code);
  }

  postTo('/history/:number', async (request, reply) => {
    const number = Number((request.params as { number: string }).number);
    const isOneOnly = fieldOf(request.body, 'press') === 'take-back';
    const done = await website[isOneOnly ? 'takeBack' : 'takeBackTo'](number, authorOf(request));
    if (done.done) return reply.redirect(`${WEBSITE}/history?did=take-back`, 303);
    if (done.because === 'mistakes')
      return sendReview(reply, { lead: words.cannotGoBack, mistakes: done.mistakes }, 422);
    if (done.because === 'later')
      return sendHistory(request, reply, { status: words.changedLater, notDone: done.changes }, 409);
    return reply.redirect(`${WEBSITE}?did=${done.because === 'busy' ? 'busy' : 'same'}`, 303);
  });

  function authorOf({ visit }: FastifyRequest) {
    return { by: visit.user.id, at: clock() };
  }

  async function nameOf(user: string | null): Promise<string> {
    if (user === null) return words.commandLine;
    return (await store.users()).find(({ id }) => id === user)?.name ?? words.someone;
  }

  type Shown = { lead?: string; mistakes?: Mistake[]; status?: string | undefined };

  /** What publishing would change, or what is in its way. */
  async function sendReview(reply: FastifyReply, { lead, mistakes, status }: Shown = {}, code = 200) {
    const drafts = await website.drafts();
    const review = mistakes ? undefined : await website.review();
    const conflicts = review && 'conflicts' in review ? review.conflicts : [];
    const wrong = mistakes ?? (review && 'mistakes' in review ? review.mistakes : []);
    return reply.sendPage(
      'website-publish',
      {
        changes: review?.done && drafts.length > 0 ? review.changes : [],
        lead: lead ?? (conflicts.length > 0 ? words.conflictsLead : words.mistakesLead),
        toMend: await toMend(website, [...wrong, ...conflicts.map(({ name }) => ({ file: name }))]),
        seen: markOf(drafts),
        status,
      },
      code,
    );
  }
}

/** Tells what was looked through from what has been changed since. */
function markOf(drafts: Draft[]): string {
  return createHash('sha256')
    .update(JSON.stringify(drafts.map(({ name, hash, base }) => [name, hash, base])))
    .digest('base64url');
}

const statusLines = () => ({
  begin: words.begun,
  'no-name': words.noName,
  known: words.known,
  'take-off': words.takenOff,
  'take-off-links': words.takenOffLinks,
  'put-back': words.isBack,
  drop: words.dropped,
  'not-dropped': words.notDropped,
  publish: words.published,
  'publish-photos': words.publishedPhotos,
  nothing: words.nothingNew,
  'take-back': words.tookBack,
  same: words.nothingThere,
  busy: words.busy,
});
