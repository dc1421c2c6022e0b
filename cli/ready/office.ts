import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Config } from '../../server/config.ts';
import { type Finding, right, unknown, wrong } from './finding.ts';
import { get } from './get.ts';
import { queryPostgres } from './query-postgres.ts';

type Settings = Pick<Config, 'dataDir' | 'databaseUrl' | 'smtpUrl'>;

/** Whether the office is on the web, and whether the codes to sign in arrive. Reads the database and writes nothing. */
export async function checkOffice(config: Settings): Promise<Finding> {
  const people = await countPeople(config);
  if (people === undefined) {
    return unknown(
      'Who may sign in to the office was not looked at: there is no store yet, or it cannot be read.',
    );
  }
  if (people === 0) return right('The office is not on the web: nobody was invited.');
  const says = `${people === 1 ? 'One person' : `${people} people`} may sign in to the office`;
  if (config.smtpUrl) return right(`${says}, with codes by mail.`);
  return wrong(
    `${says}, and the codes are written into files.`,
    'Set SMTP_URL. Until then this prints a code: npm run leads -- office sign-in EMAIL',
  );
}

/** Whether the public address leads to the office, once it has users: a CDN in front needs a rule for it. */
export async function checkOfficeAddress(config: Config): Promise<Finding[]> {
  if (!(await countPeople(config))) return [];
  const url = `${config.siteUrl}/office/sign-in`;
  const answer = await get(url);
  if ('failed' in answer) return [unknown(`${url} did not answer (${answer.failed}).`)];
  const isOurs = answer.status === 200 && answer.headers.get('cache-control') === 'no-store, private';
  if (isOurs) return [right('The office is found at the public address.')];
  return [
    wrong(
      `${url} does not lead to the office: it answers with ${answer.status}.`,
      'Send /office and /office/* to the server, every method, and keep no answers.',
    ),
  ];
}

const ACTIVE = 'select count(*) as people from users where active = 1';

/** Undefined where nothing can be read. */
async function countPeople({ dataDir, databaseUrl }: Omit<Settings, 'smtpUrl'>): Promise<number | undefined> {
  try {
    const [row] = databaseUrl
      ? await queryPostgres<{ people: string }>(databaseUrl, ACTIVE)
      : readSqlite(dataDir);
    return Number(row?.people);
  } catch {
    return undefined;
  }
}

function readSqlite(dataDir: string) {
  const file = join(dataDir, 'one-call.sqlite');
  if (!existsSync(file)) throw new Error('no store yet');
  using database = new DatabaseSync(file, { readOnly: true });
  return database.prepare(ACTIVE).all();
}
