import { createServer } from 'vite';
import { contentDir } from '../../scripts/folders.mjs';
import type { Report } from '../report.ts';
import { median } from '../rounds.ts';

/** In milliseconds. */
const GOAL = 300;

/** How long a page takes from the files of the content to its HTML, in a process that has the program loaded. */
export async function measurePreview(rounds: number): Promise<Report> {
  // Otherwise React uses its development build.
  process.env.NODE_ENV ??= 'production';
  const vite = await createServer({
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: { ignored: ['**'] } },
  });
  try {
    const { loadContent } = await vite.ssrLoadModule('/site/prerender/load-content.ts');
    const { renderPage } = await vite.ssrLoadModule('/site/prerender/render.tsx');
    const preview = async (): Promise<number> => {
      const began = performance.now();
      const { content } = await loadContent(contentDir, { onDemand: true });
      await renderPage('/service/decks', { css: null, startScript: '', contentFiles: '' }, content);
      return performance.now() - began;
    };
    const first = await preview();
    const others: number[] = [];
    for (let round = 0; round < rounds; round++) others.push(await preview());
    return {
      tables: [
        {
          title: `One page for a preview, median of ${rounds} rounds`,
          headings: ['which', 'ms'],
          rows: [
            ['the first', Math.round(first)],
            ['each after it', Math.round(median(others))],
          ],
        },
      ],
      judged: [{ what: 'a page for a preview', value: median(others), unit: ' ms', goal: { atMost: GOAL } }],
      noise: [],
    };
  } finally {
    await vite.close();
  }
}
