import { type RunningServer, startServer } from '../running-server.ts';
import { pause } from './store.ts';

/** The servers of one store; a SQLite file is in the first one's folder. */
export async function startFleet(count: number, settings: Record<string, string>) {
  const running = new Set<RunningServer>();
  const all: RunningServer[] = [];
  for (let each = 0; each < count; each++) {
    const server = await startServer(settings);
    all.push(server);
    running.add(server);
  }
  return {
    dataDir: all[0]?.dataDir ?? '',
    urls: () => Array.from(running, ({ url }) => url),
    async killOne() {
      for (const server of running) {
        if (!server.isRunning()) throw new Error(`the server at ${server.url} has ended by itself`);
      }
      const victim = [...running][Math.floor(Math.random() * running.size)];
      if (!victim) return 0;
      running.delete(victim);
      await victim.kill();
      return 1;
    },
    async startAgain() {
      for (const server of all.filter((one) => !running.has(one))) {
        await startWithRetry(server);
        running.add(server);
      }
    },
    async remove() {
      for (const server of all) {
        await server.kill();
        await server.remove();
      }
    },
  };
}

/** Retries, because a server cannot start while the database restarts. */
async function startWithRetry(server: RunningServer) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await server.start();
    } catch (error) {
      if (attempt === 20) throw error;
      await pause(500);
    }
  }
}
