import type { RequestListener } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { commonHeaders } from '../../server/http/security.ts';
import { manifest } from '../../server/testing/build-site.ts';
import {
  canMakeCertificates,
  makeCertificate,
  startSecureServer,
  trust,
} from '../../server/testing/secure-server.ts';
import { checkCertificate } from './certificate.ts';
import { checkHeaders } from './headers.ts';
import { checkHealth } from './health.ts';
import { silentNameServer, startNameServer } from './testing/name-server.ts';
import { checkOtherName, checkRedirect, checkWebsite } from './website.ts';

const withCertificate = test.skipIf(!canMakeCertificates);
const headers = commonHeaders(readConfig({ SITE_URL: 'https://oak.com' }), manifest);
const nothing: RequestListener = (_, response) => void response.end();

withCertificate('a certificate that is trusted says for how long', async () => {
  const certificate = await makeCertificate({ days: 60 });
  trust(certificate);
  const finding = await checkCertificate(await startSecureServer(certificate, nothing));
  expect(finding.state).toBe('right');
  expect(finding.says).toMatch(/valid for (59|60) more days/);
});

withCertificate('a certificate that should have been renewed is red', async () => {
  const certificate = await makeCertificate({ days: 90 });
  trust(certificate);
  const url = await startSecureServer(certificate, nothing);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 80 * 24 * 3600 * 1000 });
  onTestFinished(() => void vi.useRealTimers());
  expect(await checkCertificate(url)).toMatchObject({ state: 'wrong' });
});

withCertificate('a certificate that nobody has signed, or for another name, is red', async () => {
  const own = await startSecureServer(await makeCertificate(), nothing);
  expect((await checkCertificate(own)).says).toContain('do not trust');
  const other = await makeCertificate({ name: 'other.example' });
  trust(other);
  expect((await checkCertificate(await startSecureServer(other, nothing))).says).toContain('is not for');
});

withCertificate('a site that passes our headers on is right in all of them', async () => {
  const findings = await lookAtHeaders(headers);
  expect(findings.map(({ state }) => state)).toEqual(['right', 'right', 'right', 'right']);
});

withCertificate('a site that asks search engines to leave it out is red', async () => {
  const built = { ...manifest, hasSamples: true };
  const findings = await lookAtHeaders(commonHeaders(readConfig({ SITE_URL: 'https://oak.com' }), built));
  expect(findings.filter(({ state }) => state === 'wrong')).toEqual([
    expect.objectContaining({
      says: 'Search engines are asked not to list the site (X-Robots-Tag: noindex).',
    }),
  ]);
});

withCertificate('headers that get lost on the way are named', async () => {
  const findings = await lookAtHeaders({ 'content-security-policy': "script-src 'self' 'unsafe-inline'" });
  expect(findings.map(({ state }) => state)).toEqual(['wrong', 'wrong', 'wrong', 'right']);
  expect(findings[0]?.says).toContain("'unsafe-inline'");
  expect(findings[2]?.says).toContain('x-content-type-options');
  expect(findings[2]?.says).not.toContain('content-security-policy');
});

withCertificate('the server is found behind the site, and a store that cannot commit is red', async () => {
  expect(await states({ '/healthz': [200, { status: 'ok' }], '/readyz': [200, { status: 'ok' }] })).toEqual([
    'right',
    'right',
  ]);
  expect(await states({ '/healthz': [200, { status: 'ok' }], '/readyz': [503, {}] })).toEqual([
    'right',
    'wrong',
  ]);
});

withCertificate(
  'a CDN that passes on only the forms is good advice, and one that passes nothing is red',
  async () => {
    expect(await states({ '/api/captcha': [200, { provider: 'off' }] })).toEqual(['advice']);
    expect(await states({})).toEqual(['wrong']);
  },
);

withCertificate('a redirect leads to the site, for good', async () => {
  const certificate = await makeCertificate();
  trust(certificate);
  const from = await startSecureServer(certificate, (request, response) => {
    response.writeHead(request.url === '/' ? 301 : 302, { location: 'https://www.oak.com/' }).end();
  });
  expect((await checkRedirect(from, 'https://www.oak.com')).state).toBe('right');
  expect((await checkRedirect(`${from}/now`, 'https://www.oak.com')).state).toBe('advice');
  expect((await checkRedirect(from, 'https://oak.com')).says).toContain('redirects to https://www.oak.com');
});

test('a missing www name is advice', async () => {
  const dns = await startNameServer({ com: { NS: ['a.gtld-servers.net'] }, 'oak.com': { A: ['192.0.2.1'] } });
  const [finding] = await checkOtherName('https://oak.com', dns);
  expect(finding).toMatchObject({
    state: 'advice',
    says: 'www.oak.com has no address, and people will type it.',
  });
  expect(await checkOtherName('https://repairs.oak.com', dns)).toEqual([]);
});

test('no check passes without a network or a public address', async () => {
  const dns = silentNameServer();
  for (const siteUrl of ['https://www.oak.com', 'http://www.oak.com', 'https://localhost']) {
    const findings = await checkWebsite(readConfig({ SITE_URL: siteUrl }), dns);
    expect(findings.map(({ state }) => state)).toEqual(['unknown']);
  }
});

async function lookAtHeaders(sent: Record<string, string>) {
  const certificate = await makeCertificate();
  trust(certificate);
  const siteUrl = await startSecureServer(certificate, (_, response) => {
    response.writeHead(200, sent).end();
  });
  return checkHeaders({ ...readConfig({}), siteUrl });
}

/** Answers a few paths with JSON and everything else with a page that is not there. */
async function states(answers: Record<string, [status: number, body: unknown]>) {
  const certificate = await makeCertificate();
  trust(certificate);
  const siteUrl = await startSecureServer(certificate, (request, response) => {
    const [status, body] = answers[request.url ?? ''] ?? [404, undefined];
    response.writeHead(status, { 'content-type': body ? 'application/json' : 'text/html' });
    response.end(body ? JSON.stringify(body) : '<p>Nothing here</p>');
  });
  return (await checkHealth(siteUrl)).map(({ state }) => state);
}
