import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, readConfig } from '../../server/config.ts';
import { parseReference } from '../../server/leads/reference.ts';
import { StartupError } from '../../server/process/errors.ts';
import { openStore, type Store } from '../../server/store/store.ts';
import {
  type Command,
  type CommandDescription,
  type Context,
  type ExitCode,
  UsageError,
} from '../command.ts';

/** A command's context, with the server's settings. */
export type LeadsContext = Context & { config: Config };

export type LeadsCommand = CommandDescription &
  (
    | { run(context: LeadsContext & { store: Store }): Promise<ExitCode> }
    /** For a command that replaces the database file, which must not be open. */
    | { runWithoutStore(context: LeadsContext): Promise<ExitCode> }
  );

/** Reads the settings for a command and, if it needs the store, opens and closes that. */
export function asCommand(command: LeadsCommand): Command {
  return {
    ...command,
    async run(context) {
      const config = readConfig(context.env);
      if ('runWithoutStore' in command) return command.runWithoutStore({ ...context, config });
      assertDatabaseExists(config);
      const store = await openStore(config, { warn: (_details, message) => context.stderr(`${message}\n`) });
      try {
        return await command.run({ ...context, config, store });
      } finally {
        await store.close();
      }
    },
  };
}

/** With a wrong DATA_DIR, opening the store would create an empty database there. */
function assertDatabaseExists({ databaseUrl, dataDir }: Config) {
  if (databaseUrl || existsSync(join(dataDir, 'one-call.sqlite'))) return;
  throw new StartupError(
    `There is no database in ${dataDir}. Set DATA_DIR, or name the file with your settings: --settings FILE.`,
  );
}

/** Parses a typed reference; throws a UsageError when it is not one. */
export function asReference(typed: string): string {
  const reference = parseReference(typed);
  if (reference) return reference;
  throw new UsageError(`"${typed}" is no reference. A reference has eight characters, like KD4RW7MA.`);
}

export function unknownReference(reference: string): string {
  return `Nothing has the reference ${reference}.\n`;
}
