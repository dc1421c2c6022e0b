import { expect, test } from 'vitest';
import type { Finding } from './finding.ts';
import { checkOfficeMailbox } from './mail-server.ts';
import { checkSenderDomain } from './sender-domain.ts';
import { silentNameServer, startNameServer } from './testing/name-server.ts';

const KEY = `v=DKIM1; k=rsa; p=${'M'.repeat(400)}`;
const WORLD = { com: { NS: ['a.gtld-servers.net'] } };
const GOOD = {
  ...WORLD,
  'oak.com': { TXT: ['other=1', 'v=spf1 include:mail.host.com -all'], MX: ['mx.oak.com'] },
  'selector1._domainkey.oak.com': { TXT: [KEY] },
  '_dmarc.oak.com': { TXT: ['v=DMARC1; p=reject; rua=mailto:us@oak.com'] },
};

test('finds all three records of a domain that is set up', async () => {
  const findings = await look(GOOD);
  expect(findings.map(({ state }) => state)).toEqual(['right', 'right', 'right']);
  expect(says(findings)).toContain('include:mail.host.com');
  expect(says(findings)).toContain('under "selector1"');
  expect(says(findings)).toContain('p=reject: forged mails are refused');
});

test('reports missing records and says what to publish', async () => {
  const [spf, dkim, dmarc] = await look({ ...WORLD, 'oak.com': { MX: ['mx.oak.com'] } });
  expect([spf?.state, dkim?.state, dmarc?.state]).toEqual(['wrong', 'unknown', 'wrong']);
  expect(dkim?.todo).toContain('npm run ready -- --dkim-selector NAME');
  expect(dmarc?.todo).toContain('_dmarc.oak.com');
});

test.each([
  ['two records', ['v=spf1 -all', 'v=spf1 mx -all'], 'wrong'],
  ['one that lets everybody send', ['v=spf1 mx +all'], 'wrong'],
  ['one that forbids nobody', ['v=spf1 mx ?all'], 'advice'],
  ['one that leads to another', ['v=spf1 redirect=_spf.host.com'], 'right'],
  ['none but a look-alike', ['v=spf10 -all'], 'wrong'],
])('SPF: %s', async (_, TXT, state) => {
  const [spf] = await look({ ...GOOD, 'oak.com': { TXT } });
  expect(spf?.state).toBe(state);
});

test.each([
  ['the name that was given', { 'mine._domainkey.oak.com': { TXT: [KEY] } }, 'right'],
  ['no key under the name that was given', {}, 'wrong'],
  ['a key that was taken back', { 'mine._domainkey.oak.com': { TXT: ['v=DKIM1; p='] } }, 'wrong'],
])('DKIM: %s', async (_, more, state) => {
  const [, dkim] = await look({ ...GOOD, ...more }, ['mine']);
  expect(dkim?.state).toBe(state);
});

test.each([
  ['v=DMARC1; p=none', 'advice'],
  ['v=DMARC1; p=quarantine; pct=100', 'right'],
  ['v=DMARC1; rua=mailto:us@oak.com', 'wrong'],
])('DMARC: %s', async (record, state) => {
  const [, , dmarc] = await look({ ...GOOD, '_dmarc.oak.com': { TXT: [record] } });
  expect(dmarc?.state).toBe(state);
});

test("a subdomain inherits its parent's DMARC record", async () => {
  const zone = { ...GOOD, 'mail.oak.com': {}, '_dmarc.oak.com': { TXT: ['v=DMARC1; p=none; sp=reject'] } };
  const dns = await startNameServer(zone);
  const config = { mailFrom: 'us@mail.oak.com' };
  const [, , dmarc] = await checkSenderDomain({ config, dns, dkimSelectors: [] });
  expect(dmarc?.says).toContain('DMARC of oak.com is p=reject');
});

test('a domain that does not exist has no records', async () => {
  const findings = await look(WORLD);
  expect(findings.map(({ state }) => state)).toEqual(['wrong', 'unknown', 'wrong']);
});

test('every check is unknown without DNS', async () => {
  for (const dns of [silentNameServer(), await startNameServer({})]) {
    const config = { mailFrom: 'us@oak.com', officeEmail: 'us@oak.com' };
    const [finding, ...others] = await checkSenderDomain({ config, dns, dkimSelectors: [] });
    expect([finding?.state, others]).toEqual(['unknown', []]);
    expect((await checkOfficeMailbox(config, dns)).state).toBe('unknown');
  }
});

test.each([
  ['a mail server', { MX: ['mx.oak.com'] }, 'right'],
  ['a host that takes mail itself', { A: ['192.0.2.1'] }, 'right'],
  ['a word that it takes none', { MX: [''] }, 'wrong'],
  ['nothing', { TXT: ['v=spf1 -all'] }, 'wrong'],
])("the office's domain has %s", async (_, records, state) => {
  const dns = await startNameServer({ ...WORLD, 'oak.com': records });
  expect((await checkOfficeMailbox({ officeEmail: 'office@oak.com' }, dns)).state).toBe(state);
});

async function look(zone: Parameters<typeof startNameServer>[0], dkimSelectors: string[] = []) {
  const dns = await startNameServer(zone);
  return checkSenderDomain({ config: { mailFrom: 'us@oak.com' }, dns, dkimSelectors });
}

function says(findings: Finding[]): string {
  return findings.map((finding) => finding.says).join('\n');
}
