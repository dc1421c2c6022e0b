import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';

/** Writes a file so that it is there whole or not at all, even when the power fails. */
export async function writeFileAtomically(folder: string, name: string, content: Buffer) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const unfinished = join(folder, `.${name}.unfinished`);
  const file = await open(unfinished, 'w');
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, join(folder, name));
}
