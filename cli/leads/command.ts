import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, readConfig } from '../../server/config.ts';
import { parseReference } from '../../server/leads/reference.ts';
import { StartupError } from '../../server/process/errors.ts';
import { openStore, type Store } from '../../server/store/store.ts';
import { type Command, type CommandDescription, type Context, Failure, UsageError } from '../command.ts';

/** A command's context, with the server's settings. */
export type LeadsContext = Context & { config: Config };

/** The same, with the open store. */
export type StoreContext = LeadsContext & { store: Store };

export type LeadsCommand = CommandDescription &
  (
    | { run(context: StoreContext): Promise<void> }
    /** For a command that replaces the database file, which must not be open. */
    | { runWithoutStore(context: LeadsContext): Promise<void> }
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
        await command.run({ ...context, config, store });
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

/** Throws unless we own DATA_DIR: the server could not overwrite another user's files later. */
export function assertDataDirOwner({ dataDir }: Pick<Config, 'dataDir'>) {
  const us = process.getuid?.();
  if (us === undefined) return;
  const { uid } = statSync(dataDir);
  if (uid === us) return;
  throw new StartupError(
    `${dataDir} belongs to user ${uid}, as which the server runs. Run this command as that user, for instance with sudo -u.`,
  );
}

/** Parses a typed reference; throws a UsageError when it is not one. */
export function asReference(typed = ''): string {
  const reference = parseReference(typed);
  if (reference) return reference;
  throw new UsageError(`"${typed}" is not a reference. A reference has eight characters, like KD4RW7MA.`);
}

export function unknownReference(reference: string): Failure {
  return new Failure(`There is no request or message ${reference}.`);
}

/** Throws unless the user confirms, or has already with `--yes`. */
export async function confirm(
  { values, ask }: Pick<Context, 'values' | 'ask'>,
  question: string,
  unless: string,
) {
  if (!values.yes && (await ask(`${question} Type "yes": `)) !== 'yes') throw new Failure(unless);
}
