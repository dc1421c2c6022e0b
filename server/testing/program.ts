import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { onTestFinished } from 'vitest';
import { buildSite } from './build-site.ts';

export type Program = {
  child: ChildProcess;
  stdout: () => string;
  stderr: () => string;
  /** Its address, once it has printed that. */
  address: () => Promise<string>;
  /** Its exit code. */
  ended: Promise<number | null>;
};

/** Bundles the server as the real build does, with a small site, into an empty folder. */
export async function bundleProgram(folder: string) {
  await bundleServer(folder);
  await buildSite(join(folder, 'build'));
}

/** The same without the site. */
export async function bundleServer(folder: string) {
  await mkdir(join(folder, 'build'), { recursive: true });
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  await bundle(SERVER, join(folder, 'build/server'));
}

/** Bundles the command line to `build/leads/main.js`. */
export async function bundleLeads(folder: string) {
  await mkdir(folder, { recursive: true });
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  await bundle({ main: 'cli/leads/main.ts' }, join(folder, 'build/leads'));
}

/** As `vite.config.ts` has it: the program and its two threads. */
const SERVER = {
  main: 'server/main.ts',
  'store-worker': 'server/store/store-worker.ts',
  'mail-worker': 'server/deliveries/mail/mail-worker.ts',
};

function bundle(input: Record<string, string>, outDir: string) {
  return build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: { ssr: true, outDir, rolldownOptions: { input } },
  });
}

/** Starts the bundled server; it is killed after the test. */
export function startProgram(folder: string, settings: Record<string, string>): Program {
  const env = { PATH: process.env.PATH, PORT: '0', CONTENT_DIR: resolve('content'), ...settings };
  const child = spawn(process.execPath, ['build/server/main.js'], { cwd: folder, env });
  onTestFinished(() => void child.kill('SIGKILL'));
  const said = { stdout: '', stderr: '' };
  child.stdout.on('data', (text) => {
    said.stdout += text;
  });
  child.stderr.on('data', (text) => {
    said.stderr += text;
  });
  const ended = once(child, 'close').then(([code]) => code);
  return {
    child,
    stdout: () => said.stdout,
    stderr: () => said.stderr,
    async address() {
      const failed = () => {
        throw new Error(`The server has ended: ${said.stderr}`);
      };
      while (!said.stdout.includes('\n'))
        await Promise.race([once(child.stdout, 'data'), ended.then(failed)]);
      return said.stdout.match(/http:\S+/)?.[0] ?? '';
    },
    ended,
  };
}
