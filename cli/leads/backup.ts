import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { readableTime } from '../../server/formats/business-time.ts';
import { addChecksum, compareChecksum } from '../../server/operations/backup/checksum.ts';
import { makeBackup } from '../../server/operations/backup/make-backup.ts';
import {
  describeMissing,
  type RestoredPictures,
  restorePictures,
} from '../../server/operations/backup/pictures.ts';
import { restoreBackup } from '../../server/operations/backup/restore-backup.ts';
import { Failure, UsageError } from '../command.ts';
import { asTime } from '../time.ts';
import { assertDataDirOwner, type LeadsCommand, type StoreContext } from './command.ts';

const backupCommand: LeadsCommand = {
  name: 'backup',
  about: 'Make a backup now and test that it restores, or record one that you made',
  options: {
    seen: {
      type: 'string',
      value: 'PLACE',
      about: `make none, and record for the digest that there is one at PLACE: a file, a bucket,
a machine; a local file is read back, and its checksum written to PLACE.sha256`,
    },
    at: {
      type: 'string',
      value: 'TIME',
      about: 'with --seen: when it was made, like 2026-11-21T03:00:00-05:00; now by default',
    },
  },
  notes: 'Back up PostgreSQL with its own tools, and let them call this with --seen when they are done.',
  run: (context) => (context.values.seen === undefined ? make(context) : record(context)),
};

async function make({ store, config, values, at, stdout }: StoreContext): Promise<void> {
  if (values.at !== undefined) throw new UsageError('--at goes with --seen.');
  if (config.databaseUrl) {
    throw new Failure(
      'Back up PostgreSQL with its own tools, like pg_dump. Record each backup with --seen PLACE.',
    );
  }
  assertDataDirOwner(config);
  const { place, bytes, requests, messages, problem } = await makeBackup({ store, config, at });
  if (bytes === null) throw new Failure(`The backup is bad and was not kept. ${problem}`);
  stdout(
    `${place}\nTest restore: ${requests} requests and ${messages} messages in ${Math.ceil(bytes / 1024)} KB.\n`,
  );
  if (problem) throw new Failure(problem);
}

async function record({ store, values, at, stdout, stderr }: StoreContext): Promise<void> {
  const place = String(values.seen).trim();
  if (place === '') throw new UsageError('--seen needs the place of the backup.');
  const seen = values.at === undefined ? at : asTime(String(values.at), at);
  if (seen > at) throw new UsageError('--at is in the future.');
  let checksum: string | undefined;
  try {
    checksum = await addChecksum(place);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (!FORBIDDEN.has(code ?? '')) throw new Failure(`The backup is bad and was not recorded. ${message}.`);
    stderr(`No checksum was written: ${message}.\n`);
  }
  await store.recordBackup({ at: seen, place, bytes: null, requests: null, messages: null, problem: null });
  stdout(`Recorded: a backup of ${readableTime(seen)} at ${place}\n`);
  if (checksum) stdout(`Its checksum: ${checksum}\n`);
}

/** The backup may be good but not readable by this user, so these are no reason to refuse it. */
const FORBIDDEN = new Set(['EACCES', 'EPERM', 'EROFS']);

const restoreCommand: LeadsCommand = {
  name: 'restore',
  about: 'Replace the database with a backup; stop the server first',
  args: ['FILE'],
  options: { yes: { type: 'boolean', about: 'do not ask for confirmation' } },
  notes: `The file is checked first, against FILE.sha256 if that exists. The current database is kept next to it under another name.
The website's pictures are brought back from the folder "pictures" beside FILE. Numbers used since the backup are not used again, and people forgotten since then are forgotten again.`,
  async runWithoutStore({ config, args: [typed = ''], values, at, stdout, stderr, ask }) {
    const file = resolve(typed);
    if (!existsSync(file)) throw new Failure(`There is no file ${file}.`);
    // PostgreSQL is restored with its own tools; here the checksum is compared, and the pictures are brought back.
    if (config.databaseUrl) {
      const checked = await compareChecksum(file);
      if (checked !== 'different') stdout(inWords(await restorePictures(file, { config })));
      throw new Failure(OF_POSTGRES[checked](file));
    }
    await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
    assertDataDirOwner(config);
    let named = new Map<string, string>();
    const restored = await restoreBackup({
      backup: file,
      config,
      at,
      isSure: async ({ requests, messages, isProven, pictures }) => {
        named = pictures;
        const found = isProven ? 'The backup is good.' : UNPROVEN;
        stderr(`${found} It has ${requests} requests and ${messages} messages.\n`);
        if (values.yes) return true;
        return (await ask('Replace the database with it? Type "yes": ')) === 'yes';
      },
    });
    if ('problem' in restored) throw new Failure(restored.problem);
    const { aside, forgottenAgain } = restored;
    stdout('Restored. Start the server.\n');
    stdout(inWords(await restorePictures(file, { named, config })));
    if (aside) stdout(`The previous database is kept as ${aside}. Delete it when you no longer need it.\n`);
    if (forgottenAgain > 0) stdout(`Forgotten again: ${forgottenAgain}.\n`);
  },
};

function inWords({ brought, missing }: RestoredPictures): string {
  const back = brought > 0 ? `Pictures of the website brought back: ${brought}.\n` : '';
  return missing.length > 0 ? `${back}${describeMissing(missing)}\n` : back;
}

const UNPROVEN =
  'There is no checksum next to the backup, so changed bytes cannot be ruled out. It is otherwise good.';

const WITH_ITS_TOOLS =
  'Restore PostgreSQL with its own tools, like pg_restore; the database was not changed.';

const OF_POSTGRES = {
  same: (file: string) => `${file} is good: it matches its checksum. ${WITH_ITS_TOOLS}`,
  different: (file: string) => `${file} is damaged: it does not match its checksum. Use an older one.`,
  'no checksum': (file: string) =>
    `${file} has no checksum next to it and could not be checked. ${WITH_ITS_TOOLS}`,
};

export const backupCommands = [backupCommand, restoreCommand];
