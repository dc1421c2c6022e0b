import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A program in a process of its own, so that the load does not take its processor time within one event loop. */
export type Child = { port: number; stop(): Promise<void> };

/** Starts a script of ours that prints `port 4711` when it is ready. */
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
