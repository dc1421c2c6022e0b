import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { restoreBackup } from '../backup/restore.ts';
import type { Command } from './command.ts';
import { refuseAsStranger } from './owner.ts';

export const restoreCommand: Command = {
  usage: 'FILE [--yes]',
  about: 'Puts a backup in the place of the database; the server must be stopped',
  help: `
  --yes   without asking first

The file is checked first. The database that is there now is kept under another name beside it. Numbers that were given
since the backup do not come again, and what was forgotten since then is forgotten again.
`,
  options: { yes: { type: 'boolean' } },
  words: 1,
  async runAlone({ config, words: [typed = ''], values, at, terminal }) {
    const file = resolve(typed);
    if (config.databaseUrl) {
      terminal.complain('Your PostgreSQL is restored with its own tools, like pg_restore.\n');
      return 1;
    }
    if (!existsSync(file)) {
      terminal.complain(`There is no file ${file}.\n`);
      return 1;
    }
    await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
    refuseAsStranger(config);
    const restored = await restoreBackup({
      backup: file,
      config,
      at,
      isSure: async ({ requests, messages }) => {
        terminal.complain(`The backup is good. It has ${requests} requests and ${messages} messages.\n`);
        if (values.yes) return true;
        return (await terminal.ask('Put it in the place of the database? Type "yes": ')) === 'yes';
      },
    });
    if ('problem' in restored) {
      terminal.complain(`${restored.problem}\n`);
      return 1;
    }
    const { aside, forgottenAgain } = restored;
    terminal.say('Restored. Start the server.\n');
    if (aside)
      terminal.say(`The database from before is kept as ${aside}. Delete it when you need it no more.\n`);
    if (forgottenAgain > 0) terminal.say(`Forgotten again: ${forgottenAgain}.\n`);
    return 0;
  },
};
