import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, readConfig } from '../../server/config.ts';
import { StartupError } from '../../server/startup-error.ts';
import { openStore } from '../../server/store/open.ts';
import type { Store } from '../../server/store/store.ts';
import type { Command, CommandDescription, Context, ExitCode } from '../command.ts';

/** What a command of the office gets: the settings of the server as well. */
export type LeadsContext = Context & { config: Config };

export type LeadsCommand = CommandDescription &
  (
    | { run(context: LeadsContext & { store: Store }): Promise<ExitCode> }
    /** One that works on the files and must have nobody open them. */
    | { runWithoutStore(context: LeadsContext): Promise<ExitCode> }
  );

/** Gives a command its settings and, unless it wants none, the store for as long as it runs. */
export function asCommand(command: LeadsCommand): Command {
  return {
    ...command,
    async run(context) {
      const config = readConfig(context.env);
      if ('runWithoutStore' in command) return command.runWithoutStore({ ...context, config });
      refuseToMakeOne(config);
      const store = await openStore(config, { warn: (_details, message) => context.stderr(`${message}\n`) });
      try {
        return await command.run({ ...context, config, store });
      } finally {
        await store.close();
      }
    },
  };
}

/** A wrong DATA_DIR would otherwise give an empty list, and leave a database in a place where nobody wants one. */
function refuseToMakeOne({ databaseUrl, dataDir }: Config) {
  if (databaseUrl || existsSync(join(dataDir, 'one-call.sqlite'))) return;
  throw new StartupError(
    `There is no database in ${dataDir}. Set DATA_DIR, or name the file with your settings: --settings FILE.`,
  );
}
