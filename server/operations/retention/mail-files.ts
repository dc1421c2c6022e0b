import { open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** In bytes: enough for the headers of our mails, which contain the Message-ID. */
const HEAD = 4096;

/** Removes mails that were written as files (without SMTP_URL), by Message-ID. Returns how many it removed. */
export async function removeMailFiles(dataDir: string, messageIds: string[]): Promise<number> {
  if (messageIds.length === 0) return 0;
  const folder = join(dataDir, 'mail');
  const wanted = new Set(messageIds);
  let removed = 0;
  for (const name of await namesIn(folder)) {
    if (!MAIL.test(name)) continue;
    const file = join(folder, name);
    if (!wanted.has(await messageIdOf(file))) continue;
    await rm(file, { force: true });
    removed += 1;
  }
  return removed;
}

/** Including one that a crash left half-written. */
const MAIL = /\.eml(\.unfinished)?$/;

async function namesIn(folder: string): Promise<string[]> {
  // The folder does not exist where mails are sent by SMTP.
  return readdir(folder).catch(() => []);
}

async function messageIdOf(file: string): Promise<string> {
  const mail = await open(file);
  try {
    const { buffer, bytesRead } = await mail.read({ buffer: Buffer.alloc(HEAD) });
    const head = buffer.toString('latin1', 0, bytesRead).split('\r\n\r\n', 1)[0] ?? '';
    return /^message-id:\s*(<[^>]*>)/im.exec(head)?.[1] ?? '';
  } finally {
    await mail.close();
  }
}
