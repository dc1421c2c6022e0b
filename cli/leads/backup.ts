import { readableTime } from '../../server/formats/business-time.ts';
import { addChecksum } from '../../server/operations/backup/checksum.ts';
import { makeBackup } from '../../server/operations/backup/make-backup.ts';
import type { Store } from '../../server/store/store.ts';
import { type ExitCode, UsageError } from '../command.ts';
import { assertDataDirOwner } from '../owner.ts';
import { asTime } from '../time.ts';
import type { LeadsCommand, LeadsContext } from './command.ts';

export const backupCommand: LeadsCommand = {
  name: 'backup',
  about: 'Makes a backup at once and restores it in a trial, or notes one that you have made',
  args: [],
  options: {
    seen: {
      type: 'string',
      value: 'PLACE',
      about: `makes none, and notes for the digest that there is one at PLACE: a file, a bucket, a machine;
a file of this machine is read back, and its checksum put beside it as PLACE.sha256`,
    },
    at: {
      type: 'string',
      value: 'TIME',
      about: 'when that one was made, if not just now: 2026-11-21T03:00:00-05:00',
    },
  },
  notes: `A PostgreSQL is backed up with its own tools; let them call this with --seen when they are done.`,
  run: (context) => (context.values.seen === undefined ? make(context) : note(context)),
};

type StoreContext = LeadsContext & { store: Store };

async function make({ store, config, values, at, stdout, stderr }: StoreContext): Promise<ExitCode> {
  if (values.at !== undefined) throw new UsageError('--at belongs to --seen.');
  if (config.databaseUrl) {
    stderr(
      'Your PostgreSQL is backed up with its own tools, like pg_dump. Note each backup with --seen PLACE.\n',
    );
    return 1;
  }
  assertDataDirOwner(config);
  const { place, bytes, requests, messages, problem } = await makeBackup({ store, config, at });
  if (problem) {
    stderr(`The backup is of no use, and was not kept. ${problem}\n`);
    return 1;
  }
  stdout(
    `${place}\nRestored in a trial: ${requests} requests and ${messages} messages in ${Math.ceil((bytes ?? 0) / 1024)} KB.\n`,
  );
  return 0;
}

async function note({ store, values, at, stdout, stderr }: StoreContext): Promise<ExitCode> {
  const place = String(values.seen).trim();
  if (place === '') throw new UsageError('Say where the backup is: --seen PLACE.');
  const seen = values.at === undefined ? at : asTime(String(values.at), at);
  if (seen > at) throw new UsageError('--at is a time that has not come yet.');
  let checksum: string | undefined;
  try {
    checksum = await addChecksum(place);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (!FORBIDDEN.has(code ?? '')) {
      stderr(`The backup is of no use, and was not noted. ${message}.\n`);
      return 1;
    }
    stderr(`No checksum was put beside it: ${message}.\n`);
  }
  await store.recordBackup({ at: seen, place, bytes: null, requests: null, messages: null, problem: null });
  stdout(`Noted: a backup of ${readableTime(seen)} at ${place}\n`);
  if (checksum) stdout(`Its checksum: ${checksum}\n`);
  return 0;
}

/** The backup may be good but not readable by this user, so these are no reason to refuse it. */
const FORBIDDEN = new Set(['EACCES', 'EPERM', 'EROFS']);
