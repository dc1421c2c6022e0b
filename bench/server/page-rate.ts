import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { startServer } from '../../tests/running-server.ts';
import { median } from '../statistics.ts';
import { answersPerSecond } from './load.ts';

/** Measures our server and a bare Fastify with the same page, in turns, so that noise on the machine affects both. */
export async function measurePageRate(turns = 3) {
  const server = await startServer({ LOG_LEVEL: 'silent' });
  const bare = await startBare();
  const ours: number[] = [];
  const theirs: number[] = [];
  try {
    for (let turn = 0; turn < turns; turn++) {
      ours.push(await answersPerSecond(Number(new URL(server.url).port), '/about'));
      theirs.push(await answersPerSecond(bare.port, '/about'));
    }
  } finally {
    bare.child.kill();
    await server.remove();
  }
  const [our, bareRate] = [median(ours), median(theirs)];
  return [
    ['pages a second, ours', Math.round(our)],
    ['pages a second, Fastify with one route', Math.round(bareRate)],
    ['ours to bare', (our / bareRate).toFixed(2)],
  ] as const;
}

async function startBare(): Promise<{ child: ChildProcess; port: number }> {
  const child = spawn(process.execPath, ['bench/server/bare.ts'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(child.stdout, 'data');
  return { child, port: Number(/port (\d+)/.exec(String(line))?.[1]) };
}
