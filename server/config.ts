import { resolve } from 'node:path';
import { z } from 'zod';
import { CAPTCHA_PROVIDERS, type ForeignProvider, isForeign } from '../contract/captcha.ts';
import { company } from '../contract/content/current.ts';
import { DEFAULT_RETENTION_MONTHS } from '../contract/retention.ts';
import { hostOf, isAllowedLoopback, isHostOrNetwork } from './formats/network.ts';
import {
  addressList,
  addressWithPassword,
  isBucket,
  isDsn,
  isHttp,
  isNetwork,
  isOrigin,
  isPostgres,
  isSmtp,
  isWebhookSecret,
  listOf,
  wholeNumber,
} from './formats/settings.ts';
import { StartupError } from './process/errors.ts';

/** Everything that can be set from outside; nothing else reads the environment. */
export type Config = ReturnType<typeof readConfig>;

/** Reads and checks the settings. Throws one `StartupError` that names every setting that is wrong. */
export function readConfig(env: Record<string, string | undefined>) {
  const given = withoutEmpty(env);
  const officeAtStart = given.OFFICE_EMAIL ?? company.email;
  const result = settings.safeParse(given);
  const wrong = [
    ...wrongEncoding(env),
    ...(result.error ? problems(result.error, env) : []),
    ...(officeAtStart
      ? []
      : ['OFFICE_EMAIL is not set, and company.yaml has no email: requests would go nowhere.']),
    ...missingKeys(given),
    ...incompleteWebhook(given),
    ...uselessKey(given),
  ];
  if (!result.success || !officeAtStart || wrong.length > 0) throw new StartupError(wrong.join('\n'));
  const set = result.data;
  return {
    port: set.PORT,
    host: set.HOST,
    siteUrl: set.SITE_URL ?? `http://localhost:${set.PORT}`,
    searchEngines: set.SEARCH_ENGINES,
    dataDir: resolve(set.DATA_DIR),
    contentDir: resolve(set.CONTENT_DIR),
    /** Else the website is in the store, as soon as one is published there. */
    contentFromFolder: given.CONTENT_DIR !== undefined,
    siteDir: resolve(set.SITE_DIR),
    databaseUrl: set.DATABASE_URL,
    /** The bucket for the website's pictures; else they lie in `dataDir`. */
    mediaUrl: set.MEDIA_URL,
    smtpUrl: set.SMTP_URL,
    // The addresses of the content change with it.
    get mailFrom(): string {
      return set.MAIL_FROM ?? company.mailFrom ?? this.officeEmail;
    },
    get officeEmail(): string {
      return set.OFFICE_EMAIL ?? company.email ?? officeAtStart;
    },
    officeSecondEmail: set.OFFICE_SECOND_EMAIL,
    webhook: webhookSettings(set),
    captcha: captchaSettings(set),
    errorReportDsn: set.ERROR_REPORT_DSN,
    trustProxy: set.TRUST_PROXY,
    rateLimit: set.RATE_LIMIT,
    metricsToken: set.METRICS_TOKEN,
    canary: canarySettings(set),
    retentionMonths: set.RETENTION_MONTHS,
    logLevel: set.LOG_LEVEL,
  };
}

/** `auto` refuses them a public site while sample content is left in it. */
const SEARCH_ENGINES = ['auto', 'allow', 'refuse'] as const;

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** In the order of the table in docs/running.md. */
const settings = z.object({
  PORT: wholeNumber(65_535, '3000').default(3000),
  HOST: z.string().default('127.0.0.1'),
  SITE_URL: z
    .string()
    .refine(isOrigin, 'an address without a path, like https://www.example.com')
    .transform((url) => new URL(url).origin)
    .optional(),
  SEARCH_ENGINES: z.enum(SEARCH_ENGINES, `one of ${SEARCH_ENGINES.join(', ')}`).default('auto'),
  DATA_DIR: z.string().default('./data'),
  CONTENT_DIR: z.string().default('./content'),
  SITE_DIR: z.string().default('./build/site'),
  DATABASE_URL: addressWithPassword(
    isPostgres,
    'an address like postgres://user:password@database.example.com/onecall',
  ).optional(),
  MEDIA_URL: addressWithPassword(
    isBucket,
    'an address like s3://KEY:SECRET@s3.eu-central-1.amazonaws.com/my-bucket?region=eu-central-1',
  ).optional(),
  SMTP_URL: addressWithPassword(isSmtp, 'an address like smtps://user:password@mail.example.com').optional(),
  MAIL_FROM: z.email('an e-mail address on your own domain').optional(),
  OFFICE_EMAIL: z.email("the office's e-mail address").optional(),
  OFFICE_SECOND_EMAIL: z.email('an e-mail address that is read at any hour').optional(),
  WEBHOOK_URL: z.string().refine(isHttp, 'an address like https://crm.example.com/one-call').optional(),
  WEBHOOK_SECRET: z
    .string()
    .refine(isWebhookSecret, '"whsec_" and 24 to 64 bytes in base64, as docs/running.md makes them')
    .optional(),
  WEBHOOK_ALLOW_PRIVATE: addressList(
    isHostOrNetwork,
    'hosts, IP addresses or networks with commas between, like crm.internal,10.0.0.0/8',
  ),
  CAPTCHA_PROVIDER: z.enum(CAPTCHA_PROVIDERS, `one of ${CAPTCHA_PROVIDERS.join(', ')}`).default('altcha'),
  CAPTCHA_SITE_KEY: z
    .string()
    .regex(/^[\w-]+$/, 'the site key as the provider shows it')
    .optional(),
  CAPTCHA_SECRET: z.string().regex(/^\S+$/, 'the secret key as the provider shows it').optional(),
  ERROR_REPORT_DSN: z.string().refine(isDsn, 'an address like https://key@errors.example.com/1').optional(),
  TRUST_PROXY: addressList(isNetwork, 'IP addresses or networks with commas between, like 10.0.0.0/8'),
  RATE_LIMIT: wholeNumber(1_000_000, '20').default(20),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w.~+/=-]{16,}$/, '16 or more letters and digits without a blank')
    .optional(),
  CANARY_EMAIL: z.email('the e-mail address of your dead-man service').optional(),
  CANARY_KEY: z
    .string()
    .regex(/^[\w.~+/=-]{32,}$/, '32 or more letters and digits without a blank')
    .optional(),
  RETENTION_MONTHS: wholeNumber(1_200, String(DEFAULT_RETENTION_MONTHS)).default(DEFAULT_RETENTION_MONTHS),
  LOG_LEVEL: z.enum(LOG_LEVELS, `one of ${LOG_LEVELS.join(', ')}`).default('info'),
});

type Settings = z.infer<typeof settings>;

/** For the test that compares the documentation with the settings. */
export const SETTING_NAMES = Object.keys(settings.shape);

/** These contain passwords or keys, so an error message never repeats their values. */
const SECRET = new Set([
  'DATABASE_URL',
  'MEDIA_URL',
  'SMTP_URL',
  'WEBHOOK_URL',
  'WEBHOOK_SECRET',
  'CAPTCHA_SECRET',
  'ERROR_REPORT_DSN',
  'METRICS_TOKEN',
  'CANARY_KEY',
]);

function problems(error: z.ZodError, env: Record<string, string | undefined>): string[] {
  return error.issues.map((issue) => {
    const name = String(issue.path[0]);
    const value = SECRET.has(name) ? 'not readable' : `"${env[name]}"`;
    return `${name} is ${value}; expected ${issue.message}.`;
  });
}

type Given = Record<string, string | undefined>;

/** Of the file that `node --env-file` or `--settings` has read: its first setting would be ignored, or all of them. */
function wrongEncoding(env: Record<string, string | undefined>): string[] {
  if (!Object.keys(env).some((name) => /[\ufeff\ufffd]/.test(name))) return [];
  return [
    'The file with the settings has a byte-order mark or is not stored as UTF-8: save it as UTF-8 without a mark.',
  ];
}

/** A third-party provider needs both keys. */
function missingKeys(env: Given): string[] {
  const provider = env.CAPTCHA_PROVIDER ?? 'altcha';
  if (!isForeign(provider)) return [];
  return (['CAPTCHA_SITE_KEY', 'CAPTCHA_SECRET'] as const)
    .filter((name) => env[name] === undefined)
    .map((name) => `${name} is not set; CAPTCHA_PROVIDER "${provider}" needs the key that it gave you.`);
}

/** Without a secret the receiver cannot verify the signature; a secret without an address is an oversight. */
function incompleteWebhook({
  WEBHOOK_URL: url,
  WEBHOOK_SECRET: secret,
  WEBHOOK_ALLOW_PRIVATE,
}: Given): string[] {
  if (url === undefined && secret === undefined) return [];
  if (secret === undefined) return ['WEBHOOK_SECRET is not set; WEBHOOK_URL needs it.'];
  if (url === undefined) return ['WEBHOOK_URL is not set; WEBHOOK_SECRET is of no use without it.'];
  const allowed = listOf(WEBHOOK_ALLOW_PRIVATE ?? '');
  const parsed = URL.parse(url);
  if (parsed?.protocol !== 'http:' || isAllowedLoopback({ host: hostOf(parsed), allowed })) return [];
  return [
    'WEBHOOK_URL is not readable; expected https. Plain http is allowed only to this machine, and WEBHOOK_ALLOW_PRIVATE must name it.',
  ];
}

function webhookSettings({
  WEBHOOK_URL: url,
  WEBHOOK_SECRET: secret,
  WEBHOOK_ALLOW_PRIVATE: allowPrivate,
}: Settings) {
  return url && secret ? { url, secret, allowPrivate } : undefined;
}

/** A key opens the test to other machines, and without an address there is none. */
function uselessKey({ CANARY_EMAIL: email, CANARY_KEY: key }: Given): string[] {
  if (key === undefined || email !== undefined) return [];
  return ['CANARY_EMAIL is not set; CANARY_KEY is of no use without it.'];
}

function canarySettings({ CANARY_EMAIL: email, CANARY_KEY: key }: Settings) {
  return email ? { email, key } : undefined;
}

type CaptchaSettings =
  | { provider: 'altcha' }
  | { provider: 'off' }
  | { provider: ForeignProvider; siteKey: string; secret: string };

function captchaSettings({
  CAPTCHA_PROVIDER: provider,
  CAPTCHA_SITE_KEY,
  CAPTCHA_SECRET,
}: Settings): CaptchaSettings {
  if (!isForeign(provider)) return { provider };
  return { provider, siteKey: CAPTCHA_SITE_KEY ?? '', secret: CAPTCHA_SECRET ?? '' };
}

/** `PORT=` in an env file means the same as leaving it out. */
function withoutEmpty(env: Record<string, string | undefined>) {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
}
