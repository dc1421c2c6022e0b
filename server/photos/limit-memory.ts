import { Worker } from 'node:worker_threads';

/** In milliseconds. */
const LOOK_EVERY = 25;

/** Ends this program once it uses more than these bytes. It is watched from another thread, since a decoder may keep this one. */
export function limitMemory(most: number): void {
  const watch = `setInterval(() => process.memoryUsage.rss() > ${most} && process.kill(process.pid, 'SIGKILL'), ${LOOK_EVERY})`;
  new Worker(watch, { eval: true }).unref();
}
