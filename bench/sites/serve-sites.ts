import { createHash, X509Certificate } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeCertificateIn } from '../../server/testing/certificate.ts';
import { CHROMIUM_FLAGS } from '../../tests/chromium-flags.ts';
import { startServer } from '../../tests/running-server.ts';
import { buildFloor } from './floor.ts';
import { brotliModule, startProxy } from './proxy.ts';

export type Sites = {
  /** Ours, as it was built. */
  site: string;
  /** The hand-written page, with one picture for every screen. */
  floor: string;
  /** The same with smaller copies of the picture: what ratios of pages are taken to. */
  floorBest: string;
  /** Flags with which Chromium trusts these addresses, and only these. */
  browserFlags: string[];
  stop(): Promise<void>;
};

/** Serves our site and the floor through one proxy with TLS and HTTP/2. */
export async function serveSites(): Promise<Sites> {
  brotliModule();
  const folder = await mkdtemp(join(tmpdir(), 'one-call-bench-'));
  const { cert } = makeCertificateIn(folder);
  const { floor, floorBest } = await buildFloor(folder);
  const server = await startServer({ LOG_LEVEL: 'silent', TRUST_PROXY: '127.0.0.1' });
  const proxy = await startProxy(folder, [
    { server: `127.0.0.1:${new URL(server.url).port}` },
    { root: floor },
    { root: floorBest },
  ]);
  const [siteUrl = '', floorUrl = '', floorBestUrl = ''] = proxy.urls;
  return {
    site: siteUrl,
    floor: floorUrl,
    floorBest: floorBestUrl,
    browserFlags: ['--headless', ...CHROMIUM_FLAGS, `--ignore-certificate-errors-spki-list=${keyHash(cert)}`],
    async stop() {
      await proxy.stop();
      await server.remove();
      await rm(folder, { recursive: true });
    },
  };
}

/** By its key, because Chromium keeps nothing in its cache that came with an error of the certificate. */
function keyHash(cert: string): string {
  const key = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(key).digest('base64');
}
