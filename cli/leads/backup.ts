import { readableTime } from '../../server/business-time.ts';
import { addChecksum } from '../../server/operations/backup/checksum.ts';
import { makeBackup } from '../../server/operations/backup/make.ts';
import type { Store } from '../../server/store/store.ts';
import { type Asked, type Command, type ExitCode, Misunderstood } from '../command.ts';
import { refuseAsStranger } from '../owner.ts';
import { asTime } from '../time.ts';

export const backupCommand: Command = {
  usage: '[--seen PLACE [--at TIME]]',
  about: 'Makes a backup at once and restores it in a trial, or notes one that you have made',
  help: `
  --seen PLACE   makes none, and notes for the digest that there is one at PLACE: a file, a bucket, a machine; a file
                 of this machine is read back, and its checksum put beside it as PLACE.sha256
  --at TIME      when that one was made, if not just now: 2026-11-21T03:00:00-05:00

A PostgreSQL is backed up with its own tools; let them call this with --seen when they are done.
`,
  options: { seen: { type: 'string' }, at: { type: 'string' } },
  words: 0,
  run: (asked) => (asked.values.seen === undefined ? make(asked) : note(asked)),
};

type Needs = Asked & { store: Store };

async function make({ store, config, values, at, terminal }: Needs): Promise<ExitCode> {
  if (values.at !== undefined) throw new Misunderstood('--at belongs to --seen.');
  if (config.databaseUrl) {
    terminal.complain(
      'Your PostgreSQL is backed up with its own tools, like pg_dump. Note each backup with --seen PLACE.\n',
    );
    return 1;
  }
  refuseAsStranger(config);
  const { place, bytes, requests, messages, problem } = await makeBackup({ store, config, at });
  if (problem) {
    terminal.complain(`The backup is of no use, and was not kept. ${problem}\n`);
    return 1;
  }
  terminal.say(
    `${place}\nRestored in a trial: ${requests} requests and ${messages} messages in ${Math.ceil((bytes ?? 0) / 1024)} KB.\n`,
  );
  return 0;
}

async function note({ store, values, at, terminal }: Needs): Promise<ExitCode> {
  const place = String(values.seen).trim();
  if (place === '') throw new Misunderstood('Say where the backup is: --seen PLACE.');
  const seen = values.at === undefined ? at : asTime(String(values.at), at);
  if (seen > at) throw new Misunderstood('--at is a time that has not come yet.');
  let checksum: string | undefined;
  try {
    checksum = await addChecksum(place);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (!FORBIDDEN.has(code ?? '')) {
      terminal.complain(`The backup is of no use, and was not noted. ${message}.\n`);
      return 1;
    }
    terminal.complain(`No checksum was put beside it: ${message}.\n`);
  }
  await store.recordBackup({ at: seen, place, bytes: null, requests: null, messages: null, problem: null });
  terminal.say(`Noted: a backup of ${readableTime(seen)} at ${place}\n`);
  if (checksum) terminal.say(`Its checksum: ${checksum}\n`);
  return 0;
}

/** Whoever makes the backups may keep them from us: that says nothing about them. */
const FORBIDDEN = new Set(['EACCES', 'EPERM', 'EROFS']);
