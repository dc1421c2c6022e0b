// Writes the site of CONTENT_DIR, or of the website in the store, and puts it in SITE_DIR, in the place of the one that is served (`npm run build:site`). Runs in the
// project's folder, and needs nothing but what runs in production. With `--if-stale`, only when the folder, the settings or the
// program have changed.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentDir, siteDir } from '../../scripts/folders.mjs';
import { cleanKept } from '../../scripts/kept.mjs';
import { isFresh, settingsStamp } from './settings.ts';
import { beginSite } from './site-folder.ts';

// Before React is loaded: its development build renders a page in half as long again.
process.env.NODE_ENV ??= 'production';

const scripts = join(import.meta.dirname, '../scripts');

const program = createHash('sha256').update(readFileSync(import.meta.filename));
for (const name of ['manifest.json', 'my.json']) program.update(readFileSync(join(scripts, '.vite', name)));
const stamp = { ...settingsStamp(contentDir), PROGRAM: program.digest('hex').slice(0, 16) };

if (!process.argv.includes('--if-stale') || !isFresh(siteDir, stamp, contentDir)) await write();

async function write(): Promise<void> {
  const site = await beginSite(siteDir);
  try {
    // First, for it is older then than what changes meanwhile.
    await site.write('stamp.json', JSON.stringify(stamp));
    const { writeSite } = await import('./write-site.ts');
    await writeSite(site, contentDir, scripts);
    await site.publish();
    console.log(`The site of ${contentDir} is in its place, and a running server shows it.`);
    cleanKept();
  } catch (error) {
    await site.discard();
    // What the owner can put right is a sentence; a bug keeps its stack.
    const isSentence = error instanceof Error && error.constructor === Error;
    console.error(isSentence ? error.message : error);
    console.error('The site could not be written, and the one before stays; see above.');
    process.exitCode = 1;
  }
}
