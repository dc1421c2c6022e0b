import { statSync } from 'node:fs';
import type { Config } from '../server/config.ts';
import { StartupProblem } from '../server/startup-problem.ts';

/** What root writes into the folder, the server could not write over the next night. */
export function refuseAsStranger({ dataDir }: Pick<Config, 'dataDir'>) {
  const us = process.getuid?.();
  if (us === undefined) return;
  const { uid } = statSync(dataDir);
  if (uid === us) return;
  throw new StartupProblem(
    `${dataDir} belongs to another user (number ${uid}), as whom the server runs. Run this as that user, for instance with sudo -u.`,
  );
}
