import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { temporaryFolder } from '../../server/testing/test-app.ts';
import { checkDataFolder } from './data-folder.ts';
import { checkSettings } from './settings.ts';

const LIVE = {
  SITE_URL: 'https://www.oak.com',
  SMTP_URL: 'smtps://ada:secret@mail.host.com',
  MAIL_FROM: 'estimates@oak.com',
  OFFICE_EMAIL: 'office@gmail.com',
  OFFICE_SECOND_EMAIL: 'owner@gmail.com',
  TRUST_PROXY: '127.0.0.1',
  CANARY_EMAIL: 'a1b2@hc-ping.com',
};

test('accepts the settings of a live site and prints no password', () => {
  const findings = checkSettings(readConfig(LIVE));
  expect(findings.filter(({ state }) => state !== 'right')).toEqual([]);
  expect(JSON.stringify(findings)).not.toContain('secret');
});

test.each([
  ['SITE_URL', 'http://localhost:3000', 'wrong'],
  ['SITE_URL', 'http://www.oak.com', 'wrong'],
  ['SITE_URL', 'https://192.0.2.1', 'wrong'],
  ['SITE_URL', 'https://www.oak.example', 'wrong'],
  ['SMTP_URL', '', 'wrong'],
  ['MAIL_FROM', '', 'wrong'],
  ['MAIL_FROM', 'oak@gmail.com', 'wrong'],
  ['MAIL_FROM', 'us@mail.oak.com', 'right'],
  ['OFFICE_EMAIL', '', 'wrong'],
  ['OFFICE_EMAIL', 'Estimates+office@oak.com', 'advice'],
  ['SMTP_URL', 'smtps://off.ice%40googlemail.com:secret@smtp.gmail.com', 'advice'],
  ['SMTP_URL', 'smtps://ow.ner%40gmail.com:secret@smtp.gmail.com', 'advice'],
  ['SMTP_URL', 'smtps://office@smtp.gmail.com', 'right'],
  ['OFFICE_SECOND_EMAIL', '', 'advice'],
  ['OFFICE_SECOND_EMAIL', LIVE.OFFICE_EMAIL, 'advice'],
  ['OFFICE_SECOND_EMAIL', 'owner@oakhand.example', 'wrong'],
  ['RATE_LIMIT', '0', 'wrong'],
  ['TRUST_PROXY', '', 'advice'],
  ['TRUST_PROXY', '0.0.0.0/0', 'wrong'],
  ['CAPTCHA_PROVIDER', 'off', 'advice'],
  ['CANARY_EMAIL', '', 'advice'],
])('%s=%s is %s', (name, value, state) => {
  const findings = checkSettings(readConfig({ ...LIVE, [name]: value }));
  const states = findings.map((finding) => finding.state).filter((each) => each !== 'right');
  expect(states).toEqual(state === 'right' ? [] : [state]);
});

test('sender, user and recipient that are one mailbox are told with the cure', () => {
  const one = 'office@oak.com';
  const settings = {
    ...LIVE,
    MAIL_FROM: one,
    OFFICE_EMAIL: one,
    SMTP_URL: 'smtps://office%40oak.com:secret@smtp.gmail.com',
  };
  expect(checkSettings(readConfig(settings))).toContainEqual({
    state: 'advice',
    says: 'OFFICE_EMAIL and MAIL_FROM are the same mailbox, office@oak.com: Gmail and others file mails from yourself without a notification.',
    todo: 'Send from a separate mailbox, such as estimates@oak.com, in MAIL_FROM and SMTP_URL, or change OFFICE_EMAIL.',
  });
});

test('a data folder that other users can read fails', async () => {
  const dataDir = join(await temporaryFolder(), 'data');
  expect(stateOf(dataDir, 'will be created')).toBe('right');
  await mkdir(dataDir, { mode: 0o700 });
  expect(stateOf(dataDir, 'can read')).toBe('right');
  await chmod(dataDir, 0o755);
  expect(stateOf(dataDir, 'can read')).toBe('wrong');
});

test.runIf(process.platform === 'linux')('a data folder in memory is red', () => {
  expect(stateOf('/dev/shm', 'in memory')).toBe('wrong');
});

test.skipIf(process.getuid?.() === 0)('a data folder that cannot be written is red', async () => {
  const folder = await temporaryFolder();
  await chmod(folder, 0o500);
  expect(stateOf(folder, 'is not writable')).toBe('wrong');
});

function stateOf(dataDir: string, words: string) {
  return checkDataFolder({ dataDir, databaseUrl: undefined }).find(({ says }) => says.includes(words))?.state;
}
