import type { FastifyInstance } from 'fastify';
import * as deviceWords from '../../content/words/office-devices.ts';
import { readableTime } from '../../server/formats/business-time.ts';
import type { Store } from '../../server/store/store.ts';
import { fieldOf } from '../fields.ts';
import type { Cookies } from './cookies.ts';

type Deps = {
  store: Pick<Store, 'sessionsOf' | 'endSession'>;
  cookies: Cookies;
  clock: () => Date;
};

/** Signing out, here and elsewhere. */
export async function deviceRoutes(app: FastifyInstance, { store, cookies, clock }: Deps) {
  app.get<{ Querystring: { did?: string } }>('/office/devices', async (request, reply) => {
    const { user, session } = request.visit;
    const sessions = await store.sessionsOf(user.id, clock());
    const devices = sessions.map(({ idHash, device, createdAt, seenAt }) => ({
      id: idHash,
      name: device,
      isThis: idHash === session.idHash,
      signedIn: readableTime(createdAt),
      seen: readableTime(seenAt),
    }));
    return reply.sendPage('devices', { devices, status: STATUS.get(request.query.did) });
  });

  app.post('/office/devices', async (request, reply) => {
    const { user, session } = request.visit;
    const idHash = fieldOf(request.body, 'device');
    const isThis = idHash === session.idHash;
    const what = isThis ? 'signed-out' : 'device-signed-out';
    const isEnded = await store.endSession({ userId: user.id, idHash, what }, clock());
    if (isThis) return cookies.clearSession(reply).headers(FORGET).redirect(SIGNED_OUT, 303);
    return reply.redirect(`/office/devices?did=${isEnded ? 'sign-out' : 'nothing'}`, 303);
  });

  app.post('/office/sign-out', async (request, reply) => {
    const { user, session } = request.visit;
    await store.endSession({ userId: user.id, idHash: session.idHash, what: 'signed-out' }, clock());
    return cookies.clearSession(reply).headers(FORGET).redirect(SIGNED_OUT, 303);
  });
}

const SIGNED_OUT = '/office/sign-in?did=sign-out';

/** Nothing of what was seen stays in the browser. */
const FORGET = { 'clear-site-data': '"cache", "storage"' };

/** What the page says after a press, by a word in its address. */
const STATUS = new Map<string | undefined, string>([
  ['sign-out', deviceWords.done],
  ['nothing', deviceWords.gone],
]);
