import { execFileSync } from 'node:child_process';
import { startServer } from '../../tests/running-server.ts';
import { openTortureStore } from '../../tests/torture/store.ts';
import type { Report } from '../report.ts';
import { loadPages, loadPosts, untilNothingIsOwed } from './load.ts';

const FEW_POSTS = 1_000;
const POSTS = 20_000;
const PAGES = 200_000;

/** Times the memory after the first posts. */
const GOAL = 1.1;

/** The server's resident memory after a few posts and after many posts and pages, each time with every mail sent. */
export async function measureMemory(): Promise<Report> {
  const store = await openTortureStore('sqlite');
  const server = await startServer({ LOG_LEVEL: 'silent' });
  const port = Number(new URL(server.url).port);
  try {
    await loadPosts(port, FEW_POSTS);
    await untilNothingIsOwed(store, server.dataDir);
    const before = residentKib(server.pid());
    await loadPosts(port, POSTS - FEW_POSTS);
    await loadPages(port, '/about', { amount: PAGES });
    await untilNothingIsOwed(store, server.dataDir);
    const after = residentKib(server.pid());
    return {
      tables: [
        {
          title: 'Resident memory of the server',
          headings: ['after', 'MiB'],
          rows: [
            [`${FEW_POSTS} posts`, (before / 1024).toFixed(1)],
            [`${POSTS} posts and ${PAGES} pages`, (after / 1024).toFixed(1)],
          ],
        },
      ],
      judged: [
        {
          what: 'resident memory at the end',
          value: after / before,
          unit: ' ×',
          digits: 2,
          goal: { atMost: GOAL },
          steady: true,
        },
      ],
      noise: [],
    };
  } finally {
    await server.remove();
  }
}

function residentKib(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }));
}
