// Installs the packages when the lock file has changed since they were last installed: ours, and those of the folders that
// are named, each with a lock file of its own. Runs on the machine's own Node (20 or later), before anything else of ours can.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** npm's defaults retry for more than a minute before they report that there is no network. */
const FAIL_FAST = ['--fetch-retries=1', '--fetch-retry-mintimeout=2000'];

for (const folder of ['.', ...process.argv.slice(2)]) installIfStale(folder);

/** @param {string} folder */
function installIfStale(folder) {
  const stamp = join(folder, 'node_modules/.installed');
  const wanted = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
  if (readIfThere(stamp) === wanted) return;
  console.error(`Installing the packages${folder === '.' ? '' : ` of ${folder}/`}; this happens once.`);
  const npm = process.env.npm_execpath;
  const [command, args] = npm ? [process.execPath, [npm]] : ['npm', []];
  const { status, stdout, stderr } = spawnSync(
    command,
    [...args, 'ci', '--no-audit', '--no-fund', ...FAIL_FAST],
    { cwd: folder, encoding: 'utf8' },
  );
  if (status !== 0) {
    const output = `${stdout ?? ''}${stderr ?? ''}`;
    console.error(
      isNetworkTrouble(output)
        ? 'The packages could not be fetched: there is no connection to the package registry. Connect to the network and start again.'
        : `${output}\nThe packages could not be installed; npm says why above.`,
    );
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
}

/** @param {string} file */
function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** @param {string} output */
function isNetworkTrouble(output) {
  return /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT/.test(output);
}
