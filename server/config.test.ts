import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { company } from '../content/company.ts';
import { readConfig, SETTING_NAMES } from './config.ts';

test('needs no setting at all', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    siteUrl: 'http://localhost:3000',
    dataDir: resolve('data'),
    smtpUrl: undefined,
    mailFrom: company.mailFrom,
    officeEmail: company.email,
    errorReportDsn: undefined,
    trustProxy: [],
    rateLimit: 20,
    logLevel: 'info',
  });
});

test('takes an empty setting for one that is left out', () => {
  expect(readConfig(Object.fromEntries(SETTING_NAMES.map((name) => [name, ''])))).toEqual(readConfig({}));
});

test('reads every setting', () => {
  const config = readConfig({
    PORT: '8080',
    SITE_URL: 'https://www.oakhand.example/',
    SMTP_URL: 'smtps://user:secret@mail.oakhand.example',
    TRUST_PROXY: '10.0.0.0/8, ::1,loopback',
    RATE_LIMIT: '0',
  });
  expect(config).toMatchObject({
    port: 8080,
    siteUrl: 'https://www.oakhand.example',
    smtpUrl: 'smtps://user:secret@mail.oakhand.example',
    trustProxy: ['10.0.0.0/8', '::1', 'loopback'],
    rateLimit: 0,
  });
});

test('names every bad setting at once, in plain words, without its secrets', () => {
  const bad = {
    PORT: '70000',
    SITE_URL: 'www.oakhand.example/home',
    SMTP_URL: 'user:secret@mail',
    MAIL_FROM: 'us',
    OFFICE_EMAIL: 'a@b@c',
    ERROR_REPORT_DSN: 'https://secret.example',
    TRUST_PROXY: '10.0.0.0/40',
    RATE_LIMIT: '-1',
    LOG_LEVEL: 'loud',
  };
  expect(() => readConfig(bad)).toThrow(
    [
      'PORT is "70000"; expected a whole number from 0 to 65535, like 3000.',
      'SITE_URL is "www.oakhand.example/home"; expected an address without a path, like https://www.example.com.',
      'SMTP_URL is not readable; expected an address like smtps://user:password@mail.example.com.',
      'MAIL_FROM is "us"; expected an e-mail address on your own domain.',
      'OFFICE_EMAIL is "a@b@c"; expected the office\'s e-mail address.',
      'ERROR_REPORT_DSN is not readable; expected an address like https://key@errors.example.com/1.',
      'TRUST_PROXY is "10.0.0.0/40"; expected IP addresses or networks with commas between, like 10.0.0.0/8.',
      'RATE_LIMIT is "-1"; expected a whole number from 0 to 1000000, like 20.',
      'LOG_LEVEL is "loud"; expected one of trace, debug, info, warn, error, fatal, silent.',
    ].join('\n'),
  );
});

test.each(['http://', 'ftp://a.example', 'https://a.example/?q', 'https://u:p@a.example'])(
  '%s is no SITE_URL',
  (url) => {
    expect(() => readConfig({ SITE_URL: url })).toThrow('SITE_URL');
  },
);

test.each(['.env.example', 'docs/running.md'])('%s tells of every setting and of no other', (file) => {
  const text = readFileSync(file, 'utf8');
  const told = file.endsWith('.md') ? text.matchAll(/^\| `([A-Z_]+)`/gm) : text.matchAll(/^# ?([A-Z_]+)=/gm);
  expect(Array.from(told, ([, name]) => name)).toEqual(SETTING_NAMES);
});
