import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { onTestFinished } from 'vitest';
import { type Certificate, makeCertificateIn } from './certificate.ts';
import { temporaryFolder } from './test-app.ts';

/** Node cannot create certificates; without openssl, tests that need one are skipped. */
export const canMakeCertificates = spawnSync('openssl', ['version']).status === 0;

/** A self-signed certificate. */
export async function makeCertificate(options?: { name?: string; days?: number }): Promise<Certificate> {
  return makeCertificateIn(await temporaryFolder(), options);
}

/** Starts an HTTPS server on localhost and returns its address. */
export async function startSecureServer(certificate: Certificate, listener: RequestListener) {
  const server = createServer(certificate, listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `https://localhost:${(server.address() as AddressInfo).port}`;
}

/** Makes Node trust the certificate until the test has finished. */
export function trust({ cert }: Certificate) {
  const before = getCACertificates();
  setDefaultCACertificates([...before, cert]);
  onTestFinished(() => setDefaultCACertificates(before));
}
