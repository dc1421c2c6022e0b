import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { company, takeContent } from '../contract/content/current.ts';
import { readConfig, SETTING_NAMES } from './config.ts';
import { contentFrom } from './testing/content.ts';

test('has a default for every setting', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    siteUrl: 'http://localhost:3000',
    searchEngines: 'auto',
    dataDir: resolve('data'),
    contentDir: resolve('content'),
    contentFromFolder: false,
    siteDir: resolve('build/site'),
    smtpUrl: undefined,
    mailFrom: company.mailFrom,
    officeEmail: company.email,
    captcha: { provider: 'altcha' },
    errorReportDsn: undefined,
    trustProxy: [],
    rateLimit: 20,
    retentionMonths: 24,
    logLevel: 'info',
  });
});

test('addresses that are not set are those of the content, also of content that is taken later', () => {
  const config = readConfig({});
  const from = (company: string) => takeContent(contentFrom({ 'company.yaml': `name: Ada\n${company}\n` }));
  from('email: ada@ada.example\nmailFrom: mails@ada.example');
  expect(config).toMatchObject({ officeEmail: 'ada@ada.example', mailFrom: 'mails@ada.example' });
  from('email: office@ada.example');
  expect(config).toMatchObject({ officeEmail: 'office@ada.example', mailFrom: 'office@ada.example' });
  expect(readConfig({ OFFICE_EMAIL: 'set@ada.example' }).officeEmail).toBe('set@ada.example');
  // Rather than nowhere, requests go where they went before.
  from('phone: (203) 555-0177');
  expect(config.officeEmail).toMatch(/@/);
  expect(() => readConfig({})).toThrow('OFFICE_EMAIL is not set, and company.yaml has no email');
});

test.each(['\ufeffSITE_URL=https://a.example', '\ufffd\ufffdS\0I\0T\0E\0=h'])(
  'a settings file in another encoding is reported: %j',
  (text) => {
    expect(() => readConfig(parseEnv(text))).toThrow('save it as UTF-8 without a mark');
  },
);

test('without an address the site is at its port on this machine', () => {
  expect(readConfig({ PORT: '4200' }).siteUrl).toBe('http://localhost:4200');
});

test('treats an empty setting as unset', () => {
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

test.each(['2026/Oak', '42#kD', 'oak?42', '4/2@oak', '%E9oak', 'oak/', '#'])(
  'explains how to escape the password %s, without repeating it',
  (password) => {
    const settings = {
      SMTP_URL: `smtps://us@oakhand.example:${password}@mail.oakhand.example`,
      DATABASE_URL: `postgres://oak:${password}@127.0.0.1/onecall`,
    };
    const says =
      'is not readable; expected %2F for /, %3F for ?, %23 for #, %25 for % and %40 for @ in its user and password.';
    expect(() => readConfig(settings)).toThrow(`DATABASE_URL ${says}\nSMTP_URL ${says}`);
    const escaped = encodeURIComponent(password);
    const SMTP_URL = `smtps://us%40oakhand.example:${escaped}@mail.oakhand.example/?tls.servername=mail`;
    expect(readConfig({ SMTP_URL }).smtpUrl).toBe(SMTP_URL);
  },
);

test('accepts a bucket, and a folder in one', () => {
  for (const path of ['pictures', 'pictures/rossi/', 'pictures?region=eu-central-1']) {
    const MEDIA_URL = `s3://AKIA:wJalr%2FbPx%2B@s3.example.com:9000/${path}`;
    expect(readConfig({ MEDIA_URL }).mediaUrl).toBe(MEDIA_URL);
  }
});

test.each(['p@ss', '50%off', '100%', 'a:b', '%41'])('accepts the password %s unescaped', (password) => {
  const SMTP_URL = `smtps://us@oakhand.example:${password}@mail.oakhand.example`;
  const DATABASE_URL = `postgres://oak:${password}@127.0.0.1/onecall?sslmode=disable`;
  expect(readConfig({ SMTP_URL, DATABASE_URL })).toMatchObject({
    smtpUrl: SMTP_URL,
    databaseUrl: DATABASE_URL,
  });
});

test('names every bad setting at once, without secrets', () => {
  const bad = {
    PORT: '70000',
    SITE_URL: 'www.oakhand.example/home',
    SEARCH_ENGINES: 'none',
    MEDIA_URL: 's3://KEY:secret@s3.example.com',
    SMTP_URL: 'user:secret@mail',
    MAIL_FROM: 'us',
    OFFICE_EMAIL: 'a@b@c',
    WEBHOOK_URL: 'https://user:secret@crm.example',
    WEBHOOK_SECRET: 'secret',
    WEBHOOK_ALLOW_PRIVATE: '10.0.0.0/33',
    CAPTCHA_PROVIDER: 'captcha',
    CAPTCHA_SITE_KEY: 'two words',
    CAPTCHA_SECRET: 'two secrets',
    ERROR_REPORT_DSN: 'https://secret.example',
    TRUST_PROXY: '10.0.0.0/40',
    RATE_LIMIT: '-1',
    METRICS_TOKEN: 'secret',
    CANARY_EMAIL: 'check',
    CANARY_KEY: 'secret',
    RETENTION_MONTHS: 'two',
    LOG_LEVEL: 'loud',
  };
  expect(() => readConfig(bad)).toThrow(
    [
      'PORT is "70000"; expected a whole number from 0 to 65535, like 3000.',
      'SITE_URL is "www.oakhand.example/home"; expected an address without a path, like https://www.example.com.',
      'SEARCH_ENGINES is "none"; expected one of auto, allow, refuse.',
      'MEDIA_URL is not readable; expected an address like s3://KEY:SECRET@s3.eu-central-1.amazonaws.com/my-bucket?region=eu-central-1.',
      'SMTP_URL is not readable; expected an address like smtps://user:password@mail.example.com.',
      'MAIL_FROM is "us"; expected an e-mail address on your own domain.',
      'OFFICE_EMAIL is "a@b@c"; expected the office\'s e-mail address.',
      'WEBHOOK_URL is not readable; expected an address like https://crm.example.com/one-call.',
      'WEBHOOK_SECRET is not readable; expected "whsec_" and 24 to 64 bytes in base64, as docs/running.md makes them.',
      'WEBHOOK_ALLOW_PRIVATE is "10.0.0.0/33"; expected hosts, IP addresses or networks with commas between, like crm.internal,10.0.0.0/8.',
      'CAPTCHA_PROVIDER is "captcha"; expected one of altcha, recaptcha, hcaptcha, turnstile, off.',
      'CAPTCHA_SITE_KEY is "two words"; expected the site key as the provider shows it.',
      'CAPTCHA_SECRET is not readable; expected the secret key as the provider shows it.',
      'ERROR_REPORT_DSN is not readable; expected an address like https://key@errors.example.com/1.',
      'TRUST_PROXY is "10.0.0.0/40"; expected IP addresses or networks with commas between, like 10.0.0.0/8.',
      'RATE_LIMIT is "-1"; expected a whole number from 0 to 1000000, like 20.',
      'METRICS_TOKEN is not readable; expected 16 or more letters and digits without a blank.',
      'CANARY_EMAIL is "check"; expected the e-mail address of your dead-man service.',
      'CANARY_KEY is not readable; expected 32 or more letters and digits without a blank.',
      'RETENTION_MONTHS is "two"; expected a whole number from 0 to 1200, like 24.',
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

test.each(['altcha', 'off'])('%s needs no keys and ignores them', (provider) => {
  const keys = { CAPTCHA_SITE_KEY: 'site', CAPTCHA_SECRET: 'secret' };
  expect(readConfig({ CAPTCHA_PROVIDER: provider }).captcha).toEqual({ provider });
  expect(readConfig({ CAPTCHA_PROVIDER: provider, ...keys }).captcha).toEqual({ provider });
});

test('the automatic test is on with an address, and takes a key only then', () => {
  const email = 'a1b2@deadman.example';
  const key = 'k'.repeat(32);
  expect(readConfig({}).canary).toBeUndefined();
  expect(readConfig({ CANARY_EMAIL: email }).canary).toEqual({ email, key: undefined });
  expect(readConfig({ CANARY_EMAIL: email, CANARY_KEY: key }).canary).toEqual({ email, key });
  expect(() => readConfig({ CANARY_KEY: key })).toThrow(
    /^CANARY_EMAIL is not set; CANARY_KEY is of no use without it\.$/,
  );
});

const WEBHOOK = {
  WEBHOOK_URL: 'https://crm.example/one-call?key=1',
  WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 'key').toString('base64')}`,
};

test('a webhook needs an address and a secret', () => {
  expect(readConfig({ ...WEBHOOK, WEBHOOK_ALLOW_PRIVATE: 'crm.internal, 10.0.0.0/8' }).webhook).toEqual({
    url: WEBHOOK.WEBHOOK_URL,
    secret: WEBHOOK.WEBHOOK_SECRET,
    allowPrivate: ['crm.internal', '10.0.0.0/8'],
  });
  expect(readConfig({ WEBHOOK_ALLOW_PRIVATE: 'crm.internal' }).webhook).toBeUndefined();
  expect(() => readConfig({ ...WEBHOOK, WEBHOOK_SECRET: '' })).toThrow(
    /^WEBHOOK_SECRET is not set; WEBHOOK_URL needs it\.$/,
  );
  expect(() => readConfig({ ...WEBHOOK, WEBHOOK_URL: '' })).toThrow(
    /^WEBHOOK_URL is not set; WEBHOOK_SECRET is of no use without it\.$/,
  );
});

test.each([
  'whsec_',
  'whsec_c2hvcnQ=',
  `whsec_${Buffer.alloc(65).toString('base64')}`,
  'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
])('"%s" is no WEBHOOK_SECRET', (secret) => {
  expect(() => readConfig({ ...WEBHOOK, WEBHOOK_SECRET: secret })).toThrow('WEBHOOK_SECRET is not readable');
});

test.each([
  ['http://crm.example/', 'crm.example'],
  ['http://10.0.0.1/', '10.0.0.0/8'],
  ['http://localhost:9000/', ''],
  ['http://127.0.0.1:9000/', '10.0.0.0/8'],
])('the webhook %s without TLS is not allowed by "%s"', (url, allowed) => {
  expect(() => readConfig({ ...WEBHOOK, WEBHOOK_URL: url, WEBHOOK_ALLOW_PRIVATE: allowed })).toThrow(
    /^WEBHOOK_URL is not readable; expected https\./,
  );
});

test.each([
  ['http://localhost:9000/', 'localhost'],
  ['http://127.0.0.1:9000/', '127.0.0.0/8'],
  ['http://[::1]:9000/', '::1'],
])('the webhook %s without TLS is allowed by "%s"', (url, allowed) => {
  const config = readConfig({ ...WEBHOOK, WEBHOOK_URL: url, WEBHOOK_ALLOW_PRIVATE: allowed });
  expect(config.webhook?.url).toBe(url);
});

test.each(['http://', 'ftp://a.example', 'https://a.example/?q', 'https://u:p@a.example'])(
  '%s is no SITE_URL',
  (url) => {
    expect(() => readConfig({ SITE_URL: url })).toThrow('SITE_URL');
  },
);

test.each(['.env.example', 'docs/running.md'])('%s lists exactly the settings', (file) => {
  const text = readFileSync(file, 'utf8');
  const told = file.endsWith('.md') ? text.matchAll(/^\| `([A-Z_]+)`/gm) : text.matchAll(/^# ?([A-Z_]+)=/gm);
  expect(Array.from(told, ([, name]) => name)).toEqual(SETTING_NAMES);
});
