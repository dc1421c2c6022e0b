import { closeSync, fdatasyncSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Sequential fdatasync calls per second on this disk: the baseline for durable writes. */
export function syncsPerSecond(seconds = 2): number {
  const file = join(tmpdir(), `one-call-bench-${process.pid}`);
  const handle = openSync(file, 'w');
  const page = Buffer.alloc(4096, 1);
  const end = performance.now() + seconds * 1000;
  let syncs = 0;
  while (performance.now() < end) {
    writeSync(handle, page);
    fdatasyncSync(handle);
    syncs++;
  }
  closeSync(handle);
  rmSync(file);
  return syncs / seconds;
}
