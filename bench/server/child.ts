import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A program in its own process: in one event loop, the load generator would take its CPU time. */
export type Child = { port: number; stop(): Promise<void> };

/** Starts one of our scripts, which prints `port 4711` when it is ready. */
export async function startChild(script: string, ...args: string[]): Promise<Child> {
  const child = spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit').then(() => {
    throw new Error(`${script} ended before it was ready`);
  });
  const [line] = await Promise.race([once(child.stdout, 'data'), ended]);
  ended.catch(() => undefined);
  return {
    port: Number(/port (\d+)/.exec(String(line))?.[1]),
    async stop() {
      const exit = once(child, 'exit');
      child.kill();
      await exit;
    },
  };
}
