import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';

/**
 * Where the files of tests are: /dev/shm if it has a gigabyte free (in a container it is often smaller), otherwise the
 * disk. In memory no commit waits for a disk that other tests are writing on.
 */
export async function fastFolder(): Promise<string> {
  const memory = await statfs('/dev/shm').catch(() => undefined);
  return memory && memory.bavail * memory.bsize > 2 ** 30 ? '/dev/shm' : tmpdir();
}
