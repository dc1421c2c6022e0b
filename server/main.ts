import type { AddressInfo } from 'node:net';
import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { openMailThread } from './deliveries/mail/mail-thread.ts';
import { listen } from './http/connections/listen.ts';
import { searchNotice } from './http/search-engines.ts';
import { StartupError } from './process/errors.ts';
import { checkBuiltFor } from './site/built-for.ts';
import { readManifest } from './site/site.ts';
import { openStoreThread } from './store/store-thread.ts';

/** In milliseconds: connections get about ten seconds, and a mail that was started at the end of that a minute more. */
const CLOSING_TIME = 80_000;

/**
 * How many connections may wait to be accepted; the system may allow fewer. With Node's 511, a burst drops connections,
 * whose clients retry only after 1, 3, 7 and 15 seconds.
 */
const BACKLOG = 4_096;

// Our files contain names and phone numbers: only the server's user may read them.
process.umask(0o077);

/** As the image and the service of systemd set it: there is no `npm start` that builds again. */
const isInstalled = process.env.NODE_ENV === 'production';

// Otherwise React uses its development build, and rendering a mail takes half as long again.
process.env.NODE_ENV ??= 'production';

await main().catch((error: unknown) => {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exit(1);
});

async function main() {
  const config = readConfig(process.env);
  if (isInstalled) checkBuiltFor(config);
  const app = await buildApp(config, { openStore: openStoreThread, openMailer: openMailThread });
  closeWithGrace({ delay: CLOSING_TIME, logger: false }, async ({ err }) => {
    if (err) app.log.fatal({ err }, 'stopping after an unexpected failure');
    await app.close();
  });
  const { port, host } = config;
  await listen(app, { port, host, backlog: BACKLOG }).catch(async (error: NodeJS.ErrnoException) => {
    await app.close();
    throw new StartupError(whyNotListening(error, config));
  });
  const start = app.startPath();
  const lines = [
    `One Call is at ${addressOf(app)}`,
    searchNotice(config, await readManifest(config.siteDir)),
    start && `Set up your own website: ${publicAddressOf(app, config)}${start}`,
  ];
  // In one write, because a reader may close the pipe after the first line.
  console.log(lines.filter(Boolean).join('\n'));
}

/** `SITE_URL`, unless that is only its default: PORT may be another. */
function publicAddressOf(app: FastifyInstance, { siteUrl }: Config): string {
  return new URL(siteUrl).hostname === 'localhost' ? addressOf(app) : siteUrl;
}

/** The address on this machine; `SITE_URL` may be the address of a proxy. */
function addressOf(app: FastifyInstance): string {
  const { address, port } = app.server.address() as AddressInfo;
  const here = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(address);
  return `http://${here ? 'localhost' : address.includes(':') ? `[${address}]` : address}:${port}`;
}

function whyNotListening(error: NodeJS.ErrnoException, { port, host }: Config): string {
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} is taken. Stop the other program or set PORT to another number.`;
  }
  if (error.code === 'EACCES') return `No permission to use port ${port}. Set PORT to a number above 1023.`;
  return `Cannot listen at HOST ${host}, PORT ${port}: ${error.message}.`;
}
