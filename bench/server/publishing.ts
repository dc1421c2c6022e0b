import { execFile, execFileSync } from 'node:child_process';
import { cp, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { buildDir, contentDir, siteDir } from '../../scripts/folders.mjs';
import { startServer } from '../../tests/running-server.ts';
import type { Report } from '../report.ts';

const run = promisify(execFile);

/** In MiB: 1 GB, without what Caddy and the system need. */
const GOAL = 700;

/** In milliseconds. */
const LOOK_EVERY = 50;

/** In milliseconds, for a publication. */
const LONGEST = 3 * 60_000;

/** A photograph of 12 megapixels, as phones take them; the noise makes it as hard to compress as leaves are. */
const PHOTO = { width: 4032, height: 3024, channels: 3 as const };

/** The resident memory of the server and of the writer that it starts, while a website and then a large photograph are published. */
export async function measurePublishing(): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), 'one-call-'));
  const [site, content] = [join(folder, 'site'), join(folder, 'content')];
  await cp(siteDir, site, { recursive: true });
  await cp(contentDir, content, { recursive: true });
  const server = await startServer({ LOG_LEVEL: 'warn', SITE_DIR: site, CONTENT_DIR: '' });
  const publish = async () => {
    const env = { ...process.env, DATA_DIR: server.dataDir, CONTENT_DIR: '' };
    await run(process.execPath, [join(buildDir, 'leads/main.js'), 'content', 'import', content], { env });
  };
  try {
    const idle = residentMib(server.pid());
    const first = await peakUntilWritten(server.pid(), site, publish);
    await writeFile(await anyPhoto(content), await largePhoto());
    const photo = await peakUntilWritten(server.pid(), site, publish);
    const rows = [
      ['at rest', idle],
      ['a website is published', first],
      ['a photograph of 12 megapixels is published', photo],
    ] as const;
    return {
      tables: [
        {
          title: 'Resident memory of the server and the writer of the pages, at its peak',
          headings: ['while', 'MiB'],
          rows: rows.map(([what, mib]) => [what, mib.toFixed(0)]),
        },
      ],
      judged: [
        {
          what: 'resident memory while publishing',
          value: Math.max(first, photo),
          unit: ' MiB',
          goal: { atMost: GOAL },
          steady: true,
        },
      ],
      noise: [],
    };
  } finally {
    await server.remove();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The peak until the pages of what is published are there. */
async function peakUntilWritten(pid: number, site: string, publish: () => Promise<void>): Promise<number> {
  const written = () => stat(join(site, 'site.json')).then(({ mtimeMs }) => mtimeMs);
  const before = await written();
  const end = performance.now() + LONGEST;
  const publishing = publish();
  let peak = 0;
  while ((await written().catch(() => before)) === before) {
    if (performance.now() > end) throw new Error('The pages were not written; the log above says why.');
    peak = Math.max(peak, residentMib(pid));
    await setTimeout(LOOK_EVERY);
  }
  await publishing;
  return peak;
}

/** Of a process and those that it has started. Pages that they share count for each. */
function residentMib(pid: number): number {
  const options = ['-o', 'rss=', '--ppid', String(pid), '-p', String(pid)];
  const lines = execFileSync('ps', options, { encoding: 'utf8' }).trim().split('\n');
  return lines.reduce((sum, line) => sum + Number(line), 0) / 1024;
}

async function anyPhoto(content: string): Promise<string> {
  const names = await readdir(join(content, 'photos'));
  // One with a picture for the dark theme has to keep its size.
  const name = names.find(
    (each) => /^[^.]+\.jpg$/.test(each) && !names.includes(each.replace('.jpg', '.night.jpg')),
  );
  if (!name) throw new Error('The website has no photograph.');
  return join(content, 'photos', name);
}

function largePhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
  return sharp({ create: { ...PHOTO, background: '#888', noise } })
    .jpeg({ quality: 90 })
    .toBuffer();
}
