import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { buildDir } from '../scripts/folders.mjs';
import { freePort } from '../server/testing/free-port.ts';

/** The built server in its own process, with its own data folder, on a free port. */
export type RunningServer = {
  url: string;
  dataDir: string;
  /** What it printed when it was ready, after each start. */
  said: () => string;
  start: () => Promise<void>;
  isRunning: () => boolean;
  /** The process; another one after each start. */
  pid: () => number;
  /** Sends SIGINT and waits for the exit; throws when the exit code is not 0. */
  stop: () => Promise<void>;
  /** Sends SIGSTOP: it keeps its connections and does nothing more. Only `kill` ends it after that. */
  halt: () => void;
  /** Sends SIGKILL, to simulate a crash. */
  kill: () => Promise<void>;
  /** Stops it and removes its folder. */
  remove: () => Promise<void>;
};

/** Starts the built server with these settings, added to the defaults for tests. */
export async function startServer(settings: Record<string, string>): Promise<RunningServer> {
  const port = await freePort();
  const dataDir = await mkdtemp(join(tmpdir(), 'one-call-'));
  let running: ChildProcess | undefined;
  let said = '';

  async function start() {
    running = spawn(process.execPath, [join(buildDir, 'server/main.js')], {
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: dataDir,
        RATE_LIMIT: '0',
        LOG_LEVEL: 'error',
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const stopped = once(running, 'exit').then(() => {
      throw new Error('the server stopped before it was ready');
    });
    said = await Promise.race([outputWith(running, 'One Call is at'), stopped]);
    stopped.catch(() => undefined);
  }

  async function stop() {
    const code = await end('SIGINT');
    if (code) throw new Error(`the server ended with ${code} instead of 0`);
  }

  function halt() {
    process.kill(pid(), 'SIGSTOP');
  }

  async function kill() {
    await end('SIGKILL');
  }

  function isRunning() {
    return running !== undefined && running.exitCode === null && running.signalCode === null;
  }

  function pid() {
    if (running?.pid === undefined) throw new Error('the server does not run');
    return running.pid;
  }

  async function end(signal: NodeJS.Signals): Promise<number | null> {
    if (!running || !isRunning()) return null;
    const exit = once(running, 'exit');
    running.kill(signal);
    const [code] = await exit;
    return code;
  }

  async function remove() {
    await stop();
    await rm(dataDir, { recursive: true });
  }

  await start();
  const url = `http://localhost:${port}`;
  return { url, dataDir, said: () => said, start, isRunning, pid, stop, halt, kill, remove };
}

async function outputWith(child: ChildProcess, words: string): Promise<string> {
  let said = '';
  for await (const chunk of child.stdout ?? []) {
    said += chunk;
    if (said.includes(words)) break;
  }
  child.stdout?.resume();
  return said;
}

/** The estimate requests with this e-mail address in the store of a running server. */
export function storedRequests(server: RunningServer, email: string): Record<string, unknown>[] {
  return select(server, "select * from leads where form = 'estimate' and email = ?", email);
}

/** The contact messages with this e-mail address. */
export function storedMessages(server: RunningServer, email: string): Record<string, unknown>[] {
  return select(server, "select * from leads where form = 'contact' and email = ?", email);
}

function select(server: RunningServer, query: string, email: string): Record<string, unknown>[] {
  const database = new DatabaseSync(join(server.dataDir, 'one-call.sqlite'), { readOnly: true });
  try {
    return database.prepare(query).all(email);
  } finally {
    database.close();
  }
}
