import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Certificate = { key: string; cert: string };

/** Writes a self-signed certificate into a folder, as `key.pem` and `cert.pem`. Needs openssl: Node cannot make one. */
export function makeCertificateIn(folder: string, { name = 'localhost', days = 90 } = {}): Certificate {
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
