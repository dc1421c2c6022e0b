import type { FastifyInstance, FastifyReply } from 'fastify';
import { PHOTO_ID } from '../../contract/photos.ts';
import { refusals as refusalWords } from '../../messages/en/refusals.ts';
import type { PhotoFiles } from '../../server/photos/photo-files.ts';
import type { Store } from '../../server/store/store.ts';
import { PHOTO_HEADERS } from '../headers.ts';

type Deps = { store: Pick<Store, 'isPhotoReady'>; photoFiles: PhotoFiles };

type Asked = { Params: { id: string } };

/** The pictures of customers' photos, always from here: an address of the bucket would be good for anyone who has it. */
export async function photoRoutes(app: FastifyInstance, { store, photoFiles }: Deps) {
  app.get<Asked>('/office/photos/:id', async ({ params, query, log }, reply) => {
    const isLarge = 'large' in (query as object);
    const isThere = PHOTO_ID.test(params.id) && (await store.isPhotoReady(params.id));
    if (!isThere) return sendNothing(reply);
    try {
      const bytes = await photoFiles.read(params.id, isLarge ? 'large' : 'thumbnail');
      return reply
        .headers(PHOTO_HEADERS)
        .type(isLarge ? 'image/jpeg' : 'image/webp')
        .send(bytes);
    } catch (error) {
      log.warn(
        { err: error, photo: params.id },
        'a photo cannot be read; if another server has it, set MEDIA_URL',
      );
      return sendNothing(reply);
    }
  });
}

function sendNothing(reply: FastifyReply) {
  return reply.refuse(404, refusalWords.notFound);
}
