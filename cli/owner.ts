import { statSync } from 'node:fs';
import type { Config } from '../server/config.ts';
import { StartupError } from '../server/process/errors.ts';

/** Throws unless we own DATA_DIR: the server could not overwrite another user's files later. */
export function assertDataDirOwner({ dataDir }: Pick<Config, 'dataDir'>) {
  const us = process.getuid?.();
  if (us === undefined) return;
  const { uid } = statSync(dataDir);
  if (uid === us) return;
  throw new StartupError(
    `${dataDir} belongs to another user (number ${uid}), as whom the server runs. Run this as that user, for instance with sudo -u.`,
  );
}
