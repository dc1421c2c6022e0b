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
    captcha: { provider: 'altcha' },
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
    CAPTCHA_PROVIDER: 'captcha',
    CAPTCHA_SITE_KEY: 'two words',
    CAPTCHA_SECRET: 'two secrets',
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
      'CAPTCHA_PROVIDER is "captcha"; expected one of altcha, recaptcha, hcaptcha, turnstile, off.',
      'CAPTCHA_SITE_KEY is "two words"; expected the site key as the provider shows it.',
      'CAPTCHA_SECRET is not readable; expected the secret key as the provider shows it.',
      'ERROR_REPORT_DSN is not readable; expected an address like https://key@errors.example.com/1.',
      'TRUST_PROXY is "10.0.0.0/40"; expected IP addresses or networks with commas between, like 10.0.0.0/8.',
      'RATE_LIMIT is "-1"; expected a whole number from 0 to 1000000, like 20.',
      'LOG_LEVEL is "loud"; expected one of trace, debug, info, warn, error, fatal, silent.',
    ].join('\n'),
  );
});

test.each(['recaptcha', 'hcaptcha', 'turnstile'])('%s needs both its keys', (provider) => {
  const keys = { CAPTCHA_SITE_KEY: '6Lc_site-key', CAPTCHA_SECRET: '0x4AAA.secret' };
  expect(readConfig({ CAPTCHA_PROVIDER: provider, ...keys }).captcha).toEqual({
    provider,
    siteKey: '6Lc_site-key',
    secret: '0x4AAA.secret',
  });
  expect(() => readConfig({ CAPTCHA_PROVIDER: provider, CAPTCHA_SECRET: '', PORT: 'x' })).toThrow(
    [
      'PORT is "x"; expected a whole number from 0 to 65535, like 3000.',
      `CAPTCHA_SITE_KEY is not set; CAPTCHA_PROVIDER "${provider}" needs the key that it gave you.`,
      `CAPTCHA_SECRET is not set; CAPTCHA_PROVIDER "${provider}" needs the key that it gave you.`,
    ].join('\n'),
  );
});

test.each(['altcha', 'off'])('%s needs no keys, and does not mind them', (provider) => {
  const keys = { CAPTCHA_SITE_KEY: 'site', CAPTCHA_SECRET: 'secret' };
  expect(readConfig({ CAPTCHA_PROVIDER: provider }).captcha).toEqual({ provider });
  expect(readConfig({ CAPTCHA_PROVIDER: provider, ...keys }).captcha).toEqual({ provider });
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
