import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { onTestFinished } from 'vitest';
import { temporaryFolder } from './test-app.ts';

export type Certificate = { key: string; cert: string };

/** Node cannot create certificates; without openssl, tests that need one are skipped. */
export const canMakeCertificates = spawnSync('openssl', ['version']).status === 0;

/** A self-signed certificate. */
export async function makeCertificate({ name = 'localhost', days = 90 } = {}): Promise<Certificate> {
  const folder = await temporaryFolder();
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'cert.pem')];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', `${days}`];
  const names = ['-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`];
  const { status, stderr } = spawnSync('openssl', ['req', '-x509', ...kind, ...files, ...names]);
  if (status !== 0) throw new Error(`no certificate was made: ${stderr}`);
  return {
    key: readFileSync(join(folder, 'key.pem'), 'utf8'),
    cert: readFileSync(join(folder, 'cert.pem'), 'utf8'),
  };
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
