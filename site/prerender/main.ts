// Writes the site of CONTENT_DIR, or of the website in the store, and puts it in SITE_DIR, in the place of the one that is served (`npm run build:site`). Runs in the
// project's folder, and needs nothing but what runs in production. With `--if-stale`, only when the folder, the settings or the
// program have changed.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BLANK, contentDir, isFromStore, siteDir } from '../../scripts/folders.mjs';
import { cleanKept } from '../../scripts/kept.mjs';
import { isFresh, settingsStamp } from './settings.ts';
import { beginSite, servedFolder } from './site-folder.ts';

// Before React is loaded: its development build renders a page in half as long again.
process.env.NODE_ENV ??= 'production';

// While no server answers, a proxy shows a page of the site, as another user; the server that starts this lets no other user read.
process.umask(0o022);

const scripts = join(import.meta.dirname, '../scripts');

const program = createHash('sha256').update(readFileSync(import.meta.filename));
for (const name of ['manifest.json', 'my.json']) program.update(readFileSync(join(scripts, '.vite', name)));
const PROGRAM = program.digest('hex').slice(0, 16);
const stampOf = (folder: string) => ({ ...settingsStamp(folder), PROGRAM });

if (!process.argv.includes('--if-stale') || !isFresh(siteDir, stampOf(contentDir), contentDir)) {
  const isWritten = await write(contentDir);
  if (!isWritten) process.exitCode = 1;
  // No server starts without a site, and what was published is put right in its office.
  if (!isWritten && isFromStore(contentDir) && !(await servedFolder(siteDir))) await write(BLANK);
}

async function write(folder: string): Promise<boolean> {
  const site = await beginSite(siteDir);
  try {
    // First, for it is older then than what changes meanwhile.
    await site.write('stamp.json', JSON.stringify(stampOf(folder)));
    const { writeSite } = await import('./write-site.ts');
    await writeSite(site, folder, scripts);
    await site.publish();
    console.log(`The site of ${folder} is in its place, and a running server shows it.`);
    cleanKept();
    return true;
  } catch (error) {
    await site.discard();
    // What the owner can put right is a sentence; a bug keeps its stack.
    const isSentence = error instanceof Error && error.constructor === Error;
    console.error(isSentence ? error.message : error);
    console.error('The site could not be written, and the one before stays; see above.');
    return false;
  }
}
