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

/** Node makes no certificates; where the program that does is missing, tests that need one are left out. */
export const canMakeCertificates = spawnSync('openssl', ['version']).status === 0;

/** A certificate that it signed itself, good for so many days. */
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

/** An HTTPS server on this machine; gives its address by name. */
export async function startSecureServer(certificate: Certificate, listener: RequestListener) {
  const server = createServer(certificate, listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `https://localhost:${(server.address() as AddressInfo).port}`;
}

/** Takes the certificate for one that an authority has signed, until the test has finished. */
export function trust({ cert }: Certificate) {
  const before = getCACertificates();
  setDefaultCACertificates([...before, cert]);
  onTestFinished(() => setDefaultCACertificates(before));
}
