import type { AddressInfo } from 'node:net';
import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { StartupProblem } from './startup-problem.ts';
import { openStoreThread } from './store/store-thread.ts';

/** Then we give up: connections have had their ten seconds, and a mail that was taken in hand at their end its minute. */
const CLOSING_TIME = 80_000;

/**
 * How many connections may wait to be accepted, as far as the system allows. With Node's 511, a client beyond them is not
 * heard while we are busy for a moment, and tries again after 1, 3, 7 and 15 seconds.
 */
const BACKLOG = 4_096;

// Whatever we write holds names and telephone numbers: nobody but our user may read it.
process.umask(0o077);

// Unless told otherwise React takes its development build, and each mail takes half as long again to write.
process.env.NODE_ENV ??= 'production';

await main().catch((error: unknown) => {
  if (!(error instanceof StartupProblem)) throw error;
  console.error(error.message);
  process.exit(1);
});

async function main() {
  const config = readConfig(process.env);
  const app = await buildApp(config, { openStore: openStoreThread });
  closeWithGrace({ delay: CLOSING_TIME, logger: false }, async ({ err }) => {
    if (err) app.log.fatal({ err }, 'stopping after an unexpected failure');
    await app.close();
  });
  await app
    .listen({
      port: config.port,
      host: config.host,
      backlog: BACKLOG,
      listenTextResolver: (at) => `listening at ${at}`,
    })
    .catch(async (error: NodeJS.ErrnoException) => {
      await app.close();
      throw new StartupProblem(whyNotListening(error, config));
    });
  console.log(`One Call is at ${addressOf(app)}`);
}

/** Where to find us on this machine; `SITE_URL` may name an address that a proxy answers. */
function addressOf(app: FastifyInstance): string {
  const { address, port } = app.server.address() as AddressInfo;
  const here = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(address);
  return `http://${here ? 'localhost' : address.includes(':') ? `[${address}]` : address}:${port}`;
}

function whyNotListening(error: NodeJS.ErrnoException, { port, host }: Config): string {
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} is taken. Stop the other program or set PORT to another number.`;
  }
  if (error.code === 'EACCES') return `Port ${port} is not allowed to us. Set PORT to a number above 1023.`;
  return `We cannot listen at HOST ${host}, PORT ${port}: ${error.message}.`;
}
