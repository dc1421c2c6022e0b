// Starts what a command of package.json names: node scripts/run.mjs start|dev|ready|canary|torture|bench [arguments]
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildIfStale, checkContent } from './build.mjs';
import { buildDir } from './folders.mjs';
import { installIfStale } from './install.mjs';

const server = resolve(buildDir, 'server/main.js');

/** @type {Record<string, () => unknown>} */
const programs = {
  start() {
    buildIfStale({ orKeep: true });
    return import(String(pathToFileURL(server)));
  },
  dev,
  ready: () => cli('ready'),
  canary: () => cli('canary'),
  torture() {
    buildIfStale();
    return import('../tests/torture/main.ts');
  },
  async bench() {
    await installIfStale('bench', false);
    buildIfStale();
    return import('../bench/main.ts');
  },
};

const [name = ''] = process.argv.splice(2, 1);
await programs[name]?.();

/** The site with hot reload at http://localhost:5173, and the server, which takes its posts. */
function dev() {
  buildIfStale({ orKeep: true });
  const children = [server, 'node_modules/vite/bin/vite.js'].map((program) =>
    spawn(process.execPath, [program], { stdio: 'inherit' }),
  );
  for (const child of children) {
    child.on('exit', () => {
      for (const other of children) other.kill();
    });
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
}

/** @param {string} command */
function cli(command) {
  checkContent('Put this right first; docs/editing-content.md has how.');
  process.argv.splice(2, 0, command);
  return import('../cli/main.ts');
}
