// Installs the packages when the lock file has changed since they were last installed, then runs a program on their Node:
//
//     node scripts/install.mjs [--dev] [program [arguments]]
//
// Without `--dev`, only what building and serving need; Sentry's client, 30 MB, is needed only by a site that reports to it. Runs on the machine's own Node (20 or later). The commands in
// package.json call it by itself rather than as a pre-script, which npm leaves out where scripts are ignored.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The first version that has everything we use of it. */
const OLDEST_NODE = [24, 18];

/** npm's defaults retry for more than a minute before they report that there is no network. */
const FAIL_FAST = ['--fetch-retries=1', '--fetch-retry-mintimeout=2000'];

const SYSTEM = process.platform === 'win32' ? 'win' : process.platform;
const NODE_PACKAGE = `node_modules/node-${SYSTEM}-${process.arch}`;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  checkPath(process.cwd());
  const args = process.argv.slice(2);
  const dev = args[0] === '--dev';
  await installIfStale('.', dev || Boolean(process.env.ERROR_REPORT_DSN));
  const node = findNode();
  const [program, ...rest] = dev ? args.slice(1) : args;
  if (program !== undefined) await run(node, [program, ...rest]);
}

/**
 * Installs what a folder's lock file asks for, unless it is there. A folder that has the test tools keeps them.
 * @param {string} folder
 * @param {boolean} dev whether the test tools are needed
 */
export async function installIfStale(folder, dev) {
  const stamp = join(folder, 'node_modules/.installed');
  const lock = readFileSync(join(folder, 'package-lock.json'), 'utf8');
  // A checkout may have changed the ends of the lines.
  const wanted = createHash('sha256').update(lock.replaceAll('\r', '')).digest('hex');
  const [installed, tools] = readIfThere(stamp).split(' ');
  if (installed === wanted && (tools === 'dev' || !dev)) return;
  const all = dev || tools === 'dev';
  console.error(
    `Installing the packages${folder === '.' ? '' : ` of ${folder}/`}${all ? ', with the test tools' : ''}; this happens once.`,
  );
  // `npm ci` removes all that is there first, which would leave nothing where the test tools cannot be fetched.
  const command = installed === wanted ? ['install', '--no-save'] : ['ci'];
  await runNpm(folder, command, all, wantedPackages(lock, all));
  // npm cannot leave out Node's C headers, which are a third of it.
  if (folder === '.') rmSync(join(NODE_PACKAGE, 'include'), { recursive: true, force: true });
  writeFileSync(stamp, `${wanted} ${all ? 'dev' : 'run'}`);
}

/** @param {string} folder @param {string[]} what @param {boolean} all @param {string[]} packages for the progress */
async function runNpm(folder, what, all, packages) {
  const npm = process.env.npm_execpath;
  const [command, args] = npm ? [process.execPath, [npm]] : ['npm', []];
  // The scripts that the test tools need are named in package.json, under `allowScripts`; the rest needs none.
  const how = all ? ['--include=dev', '--ignore-scripts=false'] : ['--omit=dev', '--ignore-scripts'];
  const child = spawn(
    command,
    [...args, ...what, '--include=optional', ...how, '--no-audit', '--no-fund', ...FAIL_FAST],
    {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: !npm && process.platform === 'win32',
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
  const progress = setInterval(() => {
    const there = packages.filter((path) => existsSync(join(folder, path, 'package.json')));
    console.error(`Packages ${there.length} of ${packages.length}`);
  }, 3000);
  const status = await new Promise((done) => child.on('error', done).on('close', done));
  clearInterval(progress);
  if (status === 0) return;
  console.error(
    isNetworkTrouble(output)
      ? 'The packages could not be fetched: there is no connection to the package registry. Connect to the network and start again.'
      : `${output || status}\nThe packages could not be installed; npm says why above.`,
  );
  process.exit(1);
}

/**
 * The folders of the packages that this machine gets.
 * @param {string} lock @param {boolean} all
 */
function wantedPackages(lock, all) {
  return Object.entries(JSON.parse(lock).packages)
    .filter(([path, { dev }]) => path && (all || !dev))
    .filter(
      ([, { os, cpu, libc }]) => has(os, process.platform) && has(cpu, process.arch) && has(libc, 'glibc'),
    )
    .map(([path]) => path);
}

/** @param {string[] | undefined} names @param {string} own */
function has(names, own) {
  return names === undefined || names.includes(own);
}

/** Vite takes what follows these signs in the path of a file for a part of an address. @param {string} folder */
function checkPath(folder) {
  const [sign] = /[#?]/.exec(folder) ?? [];
  if (!sign) return;
  console.error(
    `The folder ${folder} has a ${sign} in its path, where nothing can be built: rename it or move One Call.`,
  );
  process.exit(1);
}

/** The Node of the packages; where they have none, the machine's own if it is new enough. */
function findNode() {
  const own = resolve(NODE_PACKAGE, 'bin', SYSTEM === 'win' ? 'node.exe' : 'node');
  if (existsSync(own)) return own;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return process.execPath;
  console.error(
    `One Call needs Node ${OLDEST_NODE.join('.')} or later, this is ${process.versions.node}, and npm has none for ${SYSTEM} on ${process.arch}. Install it from https://nodejs.org and start again.`,
  );
  return process.exit(1);
}

/** Ends as the program ends. @param {string} node @param {string[]} command */
async function run(node, command) {
  const child = spawn(node, command, { stdio: 'inherit' });
  // A terminal sends these to both; npm or a supervisor sends them to this process alone.
  process.on('SIGINT', () => undefined);
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal));
  const [code, signal] = await new Promise((done) => child.on('exit', (...how) => done(how)));
  process.exitCode = code ?? (signal ? 1 : 0);
}

/** @param {string} file */
function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** @param {string} output */
function isNetworkTrouble(output) {
  return /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT/.test(output);
}
