import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { compareChecksum } from '../../server/operations/backup/checksum.ts';
import { restoreBackup } from '../../server/operations/backup/restore-backup.ts';
import type { ExitCode, Terminal } from '../command.ts';
import { assertDataDirOwner } from '../owner.ts';
import type { LeadsCommand } from './command.ts';

export const restoreCommand: LeadsCommand = {
  name: 'restore',
  about: 'Puts a backup in the place of the database; the server must be stopped',
  args: ['FILE'],
  options: { yes: { type: 'boolean', about: 'without asking first' } },
  notes: `The file is checked first, with its checksum in FILE.sha256 if there is one. The present database is kept under another
name next to it. Numbers given since the backup are not used again, and people forgotten since then are forgotten again.`,
  async runWithoutStore({ config, args: [typed = ''], values, at, stdout, stderr, ask }) {
    const file = resolve(typed);
    if (!existsSync(file)) {
      stderr(`There is no file ${file}.\n`);
      return 1;
    }
    if (config.databaseUrl) return checkOnly(file, stderr);
    await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
    assertDataDirOwner(config);
    const restored = await restoreBackup({
      backup: file,
      config,
      at,
      isSure: async ({ requests, messages, isProven }) => {
        const found = isProven ? 'The backup is good.' : UNPROVEN;
        stderr(`${found} It has ${requests} requests and ${messages} messages.\n`);
        if (values.yes) return true;
        return (await ask('Put it in the place of the database? Type "yes": ')) === 'yes';
      },
    });
    if ('problem' in restored) {
      stderr(`${restored.problem}\n`);
      return 1;
    }
    const { aside, forgottenAgain } = restored;
    stdout('Restored. Start the server.\n');
    if (aside) stdout(`The database from before is kept as ${aside}. Delete it when you need it no more.\n`);
    if (forgottenAgain > 0) stdout(`Forgotten again: ${forgottenAgain}.\n`);
    return 0;
  },
};

const UNPROVEN =
  'There is no checksum beside the backup, so it cannot be proven that every byte is as it was when it was made. As far as can be told without one, it is good.';

/** PostgreSQL is restored with its own tools; here only the checksum can be compared. */
async function checkOnly(file: string, stderr: Terminal['stderr']): Promise<ExitCode> {
  stderr(`${OF_POSTGRES[await compareChecksum(file)](file)}\n`);
  return 1;
}

const WITH_ITS_TOOLS =
  'Your PostgreSQL is restored with its own tools, like pg_restore; nothing was changed.';

const OF_POSTGRES = {
  same: (file: string) =>
    `${file} is good: its bytes are those that its checksum was made of. ${WITH_ITS_TOOLS}`,
  different: (file: string) =>
    `${file} is damaged: its bytes are not those that its checksum was made of. Take an older one.`,
  'no checksum': (file: string) =>
    `${file} has no checksum beside it and could not be checked. ${WITH_ITS_TOOLS}`,
};
