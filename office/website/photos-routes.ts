import { join } from 'node:path';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FormMistakes } from '../../contract/content/desk/file-form.ts';
import type { Form } from '../../contract/content/desk/read-fields.ts';
import { fill } from '../../contract/fill.ts';
import { officePhotos as words } from '../../messages/en/office-photos.ts';
import { refusals as refusalWords } from '../../messages/en/refusals.ts';
import type { Config } from '../../server/config.ts';
import { giveTime } from '../../server/http/connections/connections.ts';
import type { PhotoProcess } from '../../server/photos/photo-process.ts';
import type { Store } from '../../server/store/store.ts';
import { officeCopies, photoIn, readPhotos } from '../../server/website/photos.ts';
import { type PhotoSaved, photoDrafts } from '../../server/website/save-photo.ts';
import type { Website } from '../../server/website/website.ts';
import { fieldOf, statusIn } from '../fields.ts';
import { KEPT_PRIVATELY } from '../headers.ts';
import { whenInWords } from '../moments.ts';
import type { PageProps } from '../pages.tsx';
import { websiteOnly } from '../sign-in/sessions.ts';
import {
  cardOf,
  pictureTyped,
  placesFor,
  problemLines,
  statusLines,
  typedOf,
  versionPath,
  wordsTyped,
} from './photo-views.ts';
import { MOST_BYTES, readUpload } from './read-upload.ts';
import { PHOTOS, photoPath, SEVERAL } from './website-page.ts';

type Deps = {
  website: Website;
  store: Pick<Store, 'users'>;
  config: Pick<Config, 'contentDir' | 'dataDir'>;
  clock: () => Date;
  photoProcess: PhotoProcess;
};

/** So many pictures in one form. */
const MOST_AT_ONCE = 50;

type Result = NonNullable<PageProps<'photos'>['results']>[number];

type Named = { Params: { name: string } };

/** The photographs of the website, for owners and editors. Everything is saved as a draft. */
export async function photosRoutes(
  app: FastifyInstance,
  { website, store, config, clock, photoProcess }: Deps,
) {
  const { contentDir, dataDir } = config;
  const uploads = join(dataDir, 'website/uploads');
  const drafts = photoDrafts(website, contentDir);
  const copyOf = officeCopies({ website, photoProcess, contentDir, dataDir });
  app.addHook('onRequest', websiteOnly);
  // A file that is too large is an answer like any other.
  await app.register(multipart, { throwFileSizeLimit: false });

  app.get(PHOTOS, (request, reply) => sendList(reply, { status: statusIn(request, statusLines()) }));

  app.get<Named>(`${PHOTOS}/:name`, (request, reply) => {
    const { name } = request.params;
    const asksPlace = 'show' in (request.query as object);
    return sendPhoto(reply, name, { status: statusIn(request, statusLines()), asksPlace });
  });

  app.get<Named>(`${PHOTOS}/:name/picture`, async (request, reply) => {
    const size = fieldOf(request.query, 'size') === 'large' ? 'large' : 'small';
    const { name } = request.params;
    const latest = 'of' in (request.query as object) ? undefined : await versionOf(name);
    if (latest) return reply.redirect(versionPath(name, latest, size));
    const bytes = await copyOf(name, fieldOf(request.query, 'of'), size);
    if (!bytes) return reply.refuse(404, refusalWords.notFound);
    return reply.header('cache-control', KEPT_PRIVATELY).type('image/webp').send(bytes);
  });

  app.post(PHOTOS, { onRequest: giveTime }, async (request, reply) => {
    const post = await postIn(request);
    const { typed, picture, problem } = post;
    if (!picture) return sendList(reply, { ...post, problem: problem ?? words.noFile }, 422);
    const saved = await drafts.add({ typed, picture, ...authorOf(request) });
    if (saved.done) return reply.redirect(`${photoPath(saved.name)}?did=add`, 303);
    return sendList(reply, { ...post, ...(await refusalOf(saved)) }, 422);
  });

  // Each is saved as it arrives: what is wrong with one, or with the line, costs none of those before it.
  app.post(SEVERAL, { onRequest: giveTime }, async (request, reply) => {
    const editor = authorOf(request);
    const { taken: results } = await readUpload(
      request,
      uploads,
      async (path, file): Promise<Result> => {
        const { picture, problem } = await prepare(path);
        if (!picture) return { file, problem };
        const saved = await drafts.addUndescribed(picture, file, editor);
        return saved.done
          ? { file, to: photoPath(saved.name) }
          : { file, problem: (await refusalOf(saved)).status };
      },
      MOST_AT_ONCE,
    );
    if (results.length === 0) return sendList(reply, { status: words.noFile }, 422);
    const count = results.filter(({ to }) => to).length;
    const status = count === 1 ? words.addedOne : fill(words.addedSeveral, { count });
    return sendList(reply, { status, results }, count === results.length ? 200 : 422);
  });

  app.post<Named>(`${PHOTOS}/:name`, { onRequest: giveTime }, async (request, reply) => {
    const { name } = request.params;
    const { fields, ...post } = await postIn(request);
    // What was typed of one that is gone by now can be added as a new one.
    if (!(await isThere(name))) return sendList(reply, { ...post, problem: post.problem ?? words.gone }, 409);
    if (post.problem) return sendPhoto(reply, name, { ...post, fields, status: words.unsaved }, 422);
    const seen = { words: fields.get('seen-words') ?? '', picture: fields.get('seen-picture') ?? '' };
    const saved = await drafts.change(name, { ...post, seen, ...authorOf(request) });
    if (saved.done) return reply.redirect(`${photoPath(name)}?did=${post.picture ? 'replace' : 'save'}`, 303);
    // After a conflict, what is there now has been seen.
    const shown = saved.because === 'conflict' ? post : { ...post, fields };
    const code = saved.because === 'mistakes' ? 422 : 409;
    return sendPhoto(reply, name, { ...shown, ...(await refusalOf(saved)) }, code);
  });

  app.post<Named>(`${PHOTOS}/:name/show`, async (request, reply) => {
    const { name } = request.params;
    const place = fieldOf(request.body, 'place');
    if (!place) return sendPhoto(reply, name, { status: words.noPlace, asksPlace: true }, 422);
    const saved = await drafts.show(name, place, authorOf(request));
    if (saved.done) return reply.redirect(`${photoPath(saved.name)}?did=show`, 303);
    return sendPhoto(reply, name, await refusalOf(saved), 409);
  });

  app.post<Named>(`${PHOTOS}/:name/remove`, async (request, reply) => {
    const { name } = request.params;
    const saved = await drafts.remove(name, authorOf(request));
    if (saved.done) return reply.redirect(`${PHOTOS}?did=remove`, 303);
    return sendPhoto(reply, name, await refusalOf(saved), 409);
  });

  app.post<Named>(`${PHOTOS}/:name/drop`, async (request, reply) => {
    const { name } = request.params;
    const dropped = await drafts.drop(name, authorOf(request));
    if (!dropped.done) return sendPhoto(reply, name, await refusalOf(dropped), 409);
    return reply.redirect(`${(await isThere(name)) ? photoPath(name) : PHOTOS}?did=drop`, 303);
  });

  function authorOf({ visit }: FastifyRequest) {
    return { by: visit.user.id, at: clock() };
  }

  /** Of the picture by day, with the drafts. */
  async function versionOf(name: string): Promise<string | null | undefined> {
    const files = [...(await website.files())];
    return files.find(([file, { hash }]) => hash && photoIn(file) === name && !file.includes('.night.'))?.[1]
      .hash;
  }

  async function isThere(name: string): Promise<boolean> {
    return (await readPhotos(website, contentDir)).list.some((each) => each.name === name);
  }

  type Post = {
    typed: Form;
    fields: Map<string, string>;
    /** The hash of the picture that was sent, now or with an earlier press. */
    picture: string | undefined;
    problem: string | undefined;
  };

  /** Reads a posted form, and makes a master of its file. That is kept before the words are looked at, to be sent once only. */
  async function postIn(request: FastifyRequest): Promise<Post> {
    const { fields, taken: [taken] = [] } = await readUpload(request, uploads, prepare);
    return {
      fields,
      typed: typedOf(fields),
      picture: taken?.picture ?? (await pictureOf(fields.get('picture'))),
      problem: taken?.problem,
    };
  }

  /** Of the hash that came with a form, if it is that of a picture. */
  async function pictureOf(hash = ''): Promise<string | undefined> {
    return /^[\da-f]{64}$/.test(hash) && (await copyOf('', hash, 'small')) ? hash : undefined;
  }

  async function prepare(path: string | undefined): Promise<{ picture?: string; problem?: string }> {
    if (path === undefined) return { problem: fill(words.tooLarge, { most: MOST_BYTES / 1e6 }) };
    const prepared = await photoProcess.ask({ kind: 'master', file: path });
    if ('bytes' in prepared) return { picture: await website.keep(prepared.bytes, clock()) };
    const { problem, width = 0, height = 0 } = prepared;
    return { problem: fill(problemLines()[problem], { width, height }) };
  }

  type Shown = Partial<Post> & {
    status?: string | undefined;
    mistakes?: FormMistakes | undefined;
    theirs?: PageProps<'photo'>['theirs'];
    results?: Result[];
    /** Whether the places that could show it are looked for, which reads all of the website. */
    asksPlace?: boolean;
  };

  async function sendList(reply: FastifyReply, { typed, picture, ...shown }: Shown, code = 200) {
    const { list, isOpen } = await readPhotos(website, contentDir);
    const cards = list.map((photo) => cardOf(photo));
    const { status, mistakes, problem, results = [] } = shown;
    const props = {
      // What is missing comes first.
      cards: [...cards.filter(({ alt }) => !alt), ...cards.filter(({ alt }) => alt)],
      ...{ folder: isOpen ? undefined : contentDir, canBegin: website.isUsed },
      add: isOpen ? { words: wordsTyped(typed), picture: pictureTyped(picture) } : undefined,
      ...{ status, mistakes, problem, results },
    };
    return reply.sendPage('photos', props, code);
  }

  async function sendPhoto(reply: FastifyReply, name: string, shown: Shown, code = 200) {
    const { list, isOpen, texts } = await readPhotos(website, contentDir);
    const photo = list.find((each) => each.name === name);
    if (!photo) return reply.refuse(404, refusalWords.notFound);
    const { typed, picture, fields, status, mistakes, problem, theirs } = shown;
    const form = {
      words: typed ? wordsTyped(typed) : photo.words,
      picture: pictureTyped(picture, 'large'),
      seenWords: fields?.get('seen-words') ?? photo.wordsMark,
      seenPicture: fields?.get('seen-picture') ?? photo.mark,
    };
    const props = {
      ...{ card: cardOf(photo, 'large'), caption: photo.words?.caption },
      ...{ folder: isOpen ? undefined : contentDir, canBegin: website.isUsed },
      form: isOpen ? form : undefined,
      places: isOpen && photo.mark && shown.asksPlace ? placesFor(name, texts) : [],
      ...{ status, mistakes, problem, theirs },
    };
    return reply.sendPage('photo', props, code);
  }

  async function refusalOf(saved: Exclude<PhotoSaved, { done: true }>) {
    switch (saved.because) {
      case 'mistakes':
        return { status: words.unsaved, mistakes: saved.mistakes };
      case 'used':
        return { status: fill(words.cannotRemove, { pages: saved.uses.join(', ') }) };
      case 'busy':
        return { status: words.busy };
      case 'closed':
        return { status: words.notBegun };
      case 'conflict': {
        const { by, at, theirs } = saved;
        const person = await nameOf(by);
        return {
          status: fill(words.conflict, { person, when: whenInWords(at, clock()) }),
          theirs: {
            title: fill(theirs?.words ? words.theirs : words.theirsGone, { person }),
            card: theirs && cardOf(theirs),
            caption: theirs?.words?.caption,
          },
        };
      }
    }
  }

  async function nameOf(user: string | null): Promise<string> {
    if (user === null) return words.commandLine;
    return (await store.users()).find(({ id }) => id === user)?.name ?? words.someone;
  }
}
