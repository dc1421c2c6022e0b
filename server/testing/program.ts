import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { beforeAll, onTestFinished, vi } from 'vitest';
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

/** Bundles the server as the real build does, to `build/server` in an empty folder, with a small site. */
export function bundleServer(folder: string) {
  return bundle(folder, 'server', SERVER);
}

/** The server's threads by the names of their files, bundled for all tests of a file: a thread runs what Node can run. */
export function bundleThreads(): (name: string) => URL {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'one-call-thread-'));
    await bundleServer(folder);
    vi.stubEnv('SITE_DIR', join(folder, 'build/site'));
    return async () => {
      vi.unstubAllEnvs();
      await rm(folder, { recursive: true });
    };
  }, 60_000);
  return (name) => pathToFileURL(join(folder, 'build/server', name));
}

/** Bundles the command line to `build/leads/main.js`. */
export function bundleLeads(folder: string) {
  return bundle(folder, 'leads', { main: 'cli/leads/main.ts' });
}

/** As `vite.config.ts` has it: the program and its two threads. */
const SERVER = {
  main: 'server/main.ts',
  'store-worker': 'server/store/store-worker.ts',
  'mail-worker': 'server/deliveries/mail/mail-worker.ts',
};

async function bundle(folder: string, name: string, input: Record<string, string>) {
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  await buildSite(join(folder, 'build'));
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    // The content is that of the written site, as in the real build: to read the folder takes longer than the rest of a start.
    define: { 'import.meta.env.PROD': 'true' },
    // Hundreds of small files, which every start would load one by one.
    ssr: { noExternal: ['kysely', 'zod'] },
    build: { ssr: true, outDir: join(folder, 'build', name), rolldownOptions: { input } },
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
