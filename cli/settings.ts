import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { type Terminal, UsageError } from './command.ts';

/** The settings of the environment, and below them those of the file that `--settings` names. */
export function readSettings(env: Terminal['env'], file: unknown): Terminal['env'] {
  if (typeof file !== 'string') return env;
  try {
    return { ...parseEnv(readFileSync(file, 'utf8')), ...env };
  } catch (error) {
    throw new UsageError(`The settings in ${file} cannot be read: ${(error as Error).message}.`);
  }
}
