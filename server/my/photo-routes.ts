import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  MOST_PARTS,
  MOST_PHOTO_BYTES,
  MOST_PHOTOS,
  PART_BYTES,
  PHOTO_ID,
  type PhotosAnswer,
} from '../../contract/photos.ts';
import { ownValue } from '../../contract/submission-context.ts';
import type { myPhotos } from '../../messages/en/my-photos.ts';
import { refusals as refusalWords } from '../../messages/en/refusals.ts';
import { giveTime } from '../http/connections/connections.ts';
import type { Arrivals, Whole } from '../photos/arrivals.ts';
import type { PhotoFiles } from '../photos/photo-files.ts';
import { roomBeside } from '../store/photos.ts';
import type { Store, Taken } from '../store/store.ts';
import { refusalInWords } from './photo-words.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Takes photos, which come in hundreds of parts. */
    addsPhotos?: boolean;
  }
}

type Deps = {
  store: Pick<Store, 'photosOf' | 'removePhoto'>;
  arrivals: Arrivals;
  files: PhotoFiles;
  clock: () => Date;
  /** Refuses a visitor who has come by the link of a mail. */
  ownOnly(request: FastifyRequest, reply: FastifyReply): Promise<unknown>;
};

type OfPhoto = { Params: { id: string } };
type OfPart = { Params: { id: string; n: string } };

/** In bytes: a part, and what a proxy may add to it. */
const PART_LIMIT = 128 * 1024;

/** In milliseconds: a form with photos needs minutes on a slow line. */
const LONGEST = 10 * 60_000;

const PICTURE_HEADERS = { 'cache-control': 'private, max-age=300', 'content-security-policy': 'sandbox' };

/** The photos of a request: in parts from our script, or from a plain form. Either kind of link adds; the masked one shows none. */
export async function photoRoutes(app: FastifyInstance, { store, arrivals, files, clock, ownOnly }: Deps) {
  const config = { addsPhotos: true };
  await app.register(multipart, { throwFileSizeLimit: false });
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  app.addHook('preHandler', async ({ params }, reply) => {
    const { id } = params as { id?: string };
    if (id !== undefined && !PHOTO_ID.test(id)) return reply.refuse(404, refusalWords.notFound);
  });

  app.get('/my/:token/photos', async ({ my }, reply) => {
    const photos = await store.photosOf(my.lead.reference);
    return reply.send({
      photos: photos.map(({ id, state, reason }) => ({
        id,
        state,
        ...(reason && { message: refusalInWords(reason) }),
      })),
      room: roomBeside(photos),
    } satisfies PhotosAnswer);
  });

  app.put<OfPart>('/my/:token/photos/:id/:n', { config, bodyLimit: PART_LIMIT }, async (request, reply) => {
    const { my, params, body } = request;
    const n = /^\d{1,3}$/.test(params.n) ? Number(params.n) : MOST_PARTS;
    if (n >= MOST_PARTS) return reply.refuse(404, refusalWords.notFound);
    if (!Buffer.isBuffer(body) || body.length === 0) return reply.refuse(400, refusalWords.malformed);
    if (body.length > PART_BYTES) return reply.refuse(413, refusalWords.tooLarge);
    const taken = await arrivals.takePart(my.lead.reference, { id: params.id, n, bytes: body });
    return isRefusal(taken) ? refuse(reply, taken) : reply.code(204).send();
  });

  app.post<OfPhoto>('/my/:token/photos/:id/done', { config }, async ({ my, params, body }, reply) => {
    const whole = readWhole(body);
    if (!whole) return reply.refuse(400, refusalWords.malformed);
    const completed = await arrivals.complete(my.lead.reference, params.id, whole);
    if ('missing' in completed) return reply.code(409).send(completed);
    const { taken, reason } = completed;
    if (isRefusal(taken)) return refuse(reply, taken, reason);
    return reply.code(202).send({ state: taken });
  });

  const picture = {
    preHandler: ownOnly,
    async onSend(_request: FastifyRequest, reply: FastifyReply) {
      if (reply.statusCode === 200) reply.headers(PICTURE_HEADERS);
    },
  };
  app.get<OfPhoto>('/my/:token/photos/:id', picture, async ({ my, params }, reply) => {
    const photos = await store.photosOf(my.lead.reference);
    const isReady = photos.some(({ id, state }) => id === params.id && state === 'ready');
    const bytes = isReady ? await files.read(params.id, 'thumbnail').catch(() => undefined) : undefined;
    if (!bytes) return reply.refuse(404, refusalWords.notFound);
    return reply.type('image/webp').send(bytes);
  });

  app.post('/my/:token/photos', { config, onRequest: giveTime }, async (request, reply) => {
    const { path } = request.my;
    return reply.redirect(`${path}?did=${await takeForm(request)}#photos`, 303);
  });

  app.post<OfPhoto>('/my/:token/photos/:id/remove', { preHandler: ownOnly }, async (request, reply) => {
    const { my, params, log } = request;
    if (await store.removePhoto(my.lead.reference, params.id, clock())) {
      // It is gone for everybody already; the nightly check removes what stays behind.
      await files
        .remove(params.id)
        .catch((error) =>
          log.error({ err: error, photo: params.id }, 'a removed photo could not be deleted'),
        );
    }
    return reply.redirect(`${my.path}?did=photoRemoved#photos`, 303);
  });

  /** Takes the files of a form, one after the other. Answers what is said of it. */
  async function takeForm(request: FastifyRequest): Promise<keyof typeof myPhotos.did> {
    const tooSlow = setTimeout(() => request.raw.destroy(), LONGEST);
    const all: Taken[] = [];
    try {
      const limits = { files: MOST_PHOTOS + 1, fileSize: MOST_PHOTO_BYTES, fields: 10 };
      for await (const part of request.parts({ limits })) {
        if (part.type !== 'file') continue;
        // A browser sends an empty file where none was chosen.
        if (!part.filename) part.file.resume();
        else all.push(await arrivals.takeFile(request.my.lead.reference, part.file));
      }
    } catch (error) {
      if ((error as { code?: string }).code === 'FST_FILES_LIMIT') all.push('full');
      else throw asTheirs(error, request);
    } finally {
      clearTimeout(tooSlow);
    }
    if (all.includes('full')) return 'photosFull';
    if (all.includes('busy')) return 'photosBusy';
    if (all.includes('refused')) return 'photosRefused';
    return all.length > 0 ? 'photos' : 'noPhotos';
  }
}

/** The browser has gone, or the parser says that this is no form or is cut off. */
function asTheirs(error: unknown, { raw }: FastifyRequest): unknown {
  const isTheirs = raw.errored || (error instanceof Error && !('code' in error));
  return isTheirs ? Object.assign(error as Error, { statusCode: 400 }) : error;
}

type Refusal = Extract<Taken, 'refused' | 'full' | 'busy' | 'unknown'>;

function isRefusal(taken: Taken): taken is Refusal {
  return ['refused', 'full', 'busy', 'unknown'].includes(taken);
}

/** Only the photo: nothing of the request itself changes. */
function refuse(reply: FastifyReply, taken: Refusal, reason?: Parameters<typeof refusalInWords>[0] | null) {
  if (taken === 'unknown') return reply.refuse(404, refusalWords.notFound);
  const message = refusalInWords(taken === 'refused' ? (reason ?? 'broken') : taken);
  return reply.code(422).send({ message });
}

function readWhole(body: unknown): Whole | undefined {
  const [parts, bytes, sha256] = ['parts', 'bytes', 'sha256'].map((name) => ownValue(body, name));
  const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;
  if (!isCount(parts) || !isCount(bytes)) return undefined;
  return typeof sha256 === 'string' && /^[\da-f]{64}$/.test(sha256) ? { parts, bytes, sha256 } : undefined;
}
