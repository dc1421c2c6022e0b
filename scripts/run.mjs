// Starts what a command of package.json names: node scripts/run.mjs start|dev|ready|canary|torture|bench [arguments]
import { spawn } from 'node:child_process';
import { registerHooks } from 'node:module';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildIfStale } from './build.mjs';
import { buildDir, contentFile } from './folders.mjs';
import { installIfStale } from './install.mjs';

const server = resolve(buildDir, 'server/main.js');

/** @type {Record<string, () => unknown>} */
const programs = {
  start() {
    buildIfStale({ orKeep: true });
    return import(String(pathToFileURL(server)));
  },
  dev,
  ready: readinessProgram,
  canary: readinessProgram,
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

/** Reads the current content without a build: resolves imports of it to CONTENT_DIR. */
function readinessProgram() {
  registerHooks({
    resolve(specifier, context, next) {
      const { parentURL } = context;
      if (!parentURL?.startsWith('file:') || !/^\.{1,2}\//.test(specifier)) return next(specifier, context);
      const file = fileURLToPath(new URL(specifier, parentURL));
      const read = contentFile(file, fileURLToPath(parentURL));
      return next(read === undefined ? specifier : String(pathToFileURL(read)), context);
    },
  });
  process.argv.splice(2, 0, name);
  return import('../cli/main.ts');
}
