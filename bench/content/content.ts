import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { buildDir } from '../../scripts/folders.mjs';
import { filesIn } from '../../site/prerender/site-folder.ts';
import { type ContentCopy, copyContent } from '../../tests/content-copy.ts';
import type { Judged, Report } from '../report.ts';
import { inRounds, type Measurement, median } from '../rounds.ts';
import { measurePreview } from './preview.ts';

type Change = {
  name: string;
  what: string;
  /** In milliseconds. */
  goal: number;
  make(copy: ContentCopy, count: number): Promise<void> | void;
  /** Takes a mistake out again. */
  undo?(copy: ContentCopy): void;
};

const CHANGES: Change[] = [
  {
    name: 'price',
    what: 'one changed price',
    goal: 5_000,
    make: ({ change }, count) =>
      change('services/decks.md', /price: \[ \d+, \d+ \]/, `price: [ ${480 + count}, 950 ]`),
  },
  {
    name: 'phone',
    what: 'a phone number, which is on every page and link picture',
    goal: 5_000,
    make: ({ change }, count) =>
      change('company.yaml', /^phone: .*$/m, `phone: (914) 555-01${String(50 + count)}`),
  },
  { name: 'photo', what: 'a new photograph of 12 megapixels', goal: 10_000, make: takePhoto },
  {
    name: 'mistake',
    what: 'a mistake, until it is named',
    goal: 1_000,
    make: ({ change }) => change('company.yaml', /^slogan: /m, 'slogann: '),
    undo: ({ change }) => change('company.yaml', /^slogann: /m, 'slogan: '),
  },
];

/** The most memory that a process of the writer has had, in MB, but for new photographs. */
const MEMORY_GOAL = 300;

/** How long `npm run build:site` takes after a change in the content, what memory, and how long a page for a preview takes. */
export const content: Measurement = {
  names: [...CHANGES.map(({ name }) => name), 'preview'],
  async *run({ rounds = 3, chosen }) {
    const names = chosen(content.names);
    const changes = CHANGES.filter(({ name }) => names.includes(name));
    if (changes.length > 0) yield await measureWriting(rounds, changes);
    if (names.includes('preview')) yield await measurePreview(rounds);
  },
};

async function measureWriting(rounds: number, changes: Change[]): Promise<Report> {
  const copy = copyContent();
  try {
    await writeSite(copy, 0);
    const program = await programFiles();
    let count = 0;
    const results = await inRounds(rounds, changes, async ({ make, undo }) => {
      count += 1;
      await make(copy, count);
      const run = await writeSite(copy, undo ? 1 : 0);
      undo?.(copy);
      return run;
    });
    const rows = changes.map((change, index) => {
      const runs = results[index] ?? [];
      const [time, memory] = [median(runs.map((run) => run.time)), median(runs.map((run) => run.memory))];
      return { ...change, time, memory };
    });
    const most = Math.max(...rows.filter(({ name }) => name !== 'photo').map(({ memory }) => memory));
    const changed = [...(await programFiles())].filter((file) => !program.has(file)).length;
    return {
      tables: [
        {
          title: `From "npm run build:site" to its end, medians of ${rounds} rounds`,
          headings: ['after', 'ms', 'MB'],
          rows: rows.map(({ what, time, memory }) => [what, Math.round(time), Math.round(memory)]),
        },
      ],
      judged: [
        ...rows.map(
          ({ what, time, goal }): Judged => ({ what, value: time, unit: ' ms', goal: { atMost: goal } }),
        ),
        {
          what: 'memory, but for new photographs',
          value: most,
          unit: ' MB',
          goal: { atMost: MEMORY_GOAL },
          steady: true,
        },
        {
          what: 'files of the program that were changed',
          value: changed,
          unit: '',
          goal: { atMost: 0 },
          steady: true,
        },
      ],
      noise: [],
    };
  } finally {
    copy.remove();
  }
}

/** As each process of Node ends, it says what memory it has had at most, in KiB. */
const TELL_MEMORY = `data:text/javascript,process.on('exit',()=>console.error('memory '+process.resourceUsage().maxRSS))`;

/** Runs the command of `npm run build:site`; returns milliseconds, and the MB of its largest process. */
async function writeSite(
  { settings }: ContentCopy,
  expected: number,
): Promise<{ time: number; memory: number }> {
  const began = performance.now();
  const command = spawn(process.execPath, ['scripts/build.mjs', '--site'], {
    env: { ...process.env, ...settings, NODE_OPTIONS: `--import="${TELL_MEMORY}"` },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [said, [code]] = await Promise.all([text(command.stderr), once(command, 'exit')]);
  const time = performance.now() - began;
  if (code !== expected) throw new Error(`the writer ended with ${code}:\n${said}`);
  const all = [...said.matchAll(/memory (\d+)/g)].map(([, kib]) => Number(kib));
  return { time, memory: (Math.max(...all) * 1024) / 1e6 };
}

/** A photograph in the place of another: a gradient, and noise as of leaves and gravel, which nothing kept knows. */
async function takePhoto({ settings }: ContentCopy): Promise<void> {
  const [width, height] = [4000, 3000];
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const light = Buffer.from(
    `<svg width="${width}" height="${height}"><linearGradient id="light" x2="1" y2="1"><stop stop-color="#7aa0d0"/><stop offset="1" stop-color="#3a5a20"/></linearGradient><rect width="100%" height="100%" fill="url(#light)"/></svg>`,
  );
  await sharp({ create: { width, height, channels: 3, background: '#808080', noise } })
    .blur(1.5)
    .composite([{ input: light, blend: 'soft-light' }])
    .jpeg({ quality: 90 })
    .toFile(join(settings.CONTENT_DIR, 'photos/project-porch.jpg'));
}

/** The files of the build without the site that it was made with, each with its size and the time of its last change. */
async function programFiles(): Promise<Set<string>> {
  const files = (await filesIn(buildDir)).filter((file) => !/^(?:cache|sites?)\b/.test(file));
  return new Set(
    files.map((file) => {
      const { size, mtimeMs } = statSync(join(buildDir, file));
      return `${file} ${size} ${mtimeMs}`;
    }),
  );
}
