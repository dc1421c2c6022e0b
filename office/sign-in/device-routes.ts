import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { officeDevices as deviceWords } from '../../messages/en/office-devices.ts';
import type { Config } from '../../server/config.ts';
import { readableTime } from '../../server/formats/business-time.ts';
import type { Store } from '../../server/store/store.ts';
import { fieldOf, statusIn } from '../fields.ts';
import type { Cookies } from './cookies.ts';

type Deps = {
  store: Pick<Store, 'sessionsOf' | 'endSession'>;
  config: Pick<Config, 'smtpUrl'>;
  cookies: Cookies;
  clock: () => Date;
};

/** Signing out, here and elsewhere. */
export async function deviceRoutes(app: FastifyInstance, { store, config, cookies, clock }: Deps) {
  app.get('/office/devices', async (request, reply) => {
    const { user, session } = request.visit;
    const sessions = await store.sessionsOf(user.id, clock());
    const devices = sessions.map(({ idHash, device, createdAt, seenAt }) => ({
      id: idHash,
      name: device,
      isThis: idHash === session.idHash,
      signedIn: readableTime(createdAt),
      seen: readableTime(seenAt),
    }));
    return reply.sendPage('devices', { devices, status: statusIn(request, statusLines()) });
  });

  app.post('/office/devices', async (request, reply) => {
    const { user, session } = request.visit;
    const idHash = fieldOf(request.body, 'device');
    if (idHash === session.idHash) return signOut(request, reply);
    const isEnded = await store.endSession({ userId: user.id, idHash, what: 'device-signed-out' }, clock());
    return reply.redirect(`/office/devices?did=${isEnded ? 'sign-out' : 'nothing'}`, 303);
  });

  app.post('/office/sign-out', signOut);

  async function signOut({ visit, body }: FastifyRequest, reply: FastifyReply) {
    const { user, session } = visit;
    // Without mails no code comes with which to be back.
    if (!config.smtpUrl && fieldOf(body, 'sure') === '') return reply.sendPage('sign-out', {});
    await store.endSession({ userId: user.id, idHash: session.idHash, what: 'signed-out' }, clock());
    return (
      cookies
        .clearSession(reply)
        // Nothing of what was seen stays in the browser.
        .header('clear-site-data', '"cache", "storage"')
        .redirect('/office/sign-in?did=sign-out', 303)
    );
  }
}

const statusLines = () => ({ 'sign-out': deviceWords.done, nothing: deviceWords.gone });
