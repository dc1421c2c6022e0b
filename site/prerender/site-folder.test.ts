import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { beginSite } from './site-folder.ts';

const HOUR = 60 * 60 * 1000;

test('a site takes the place of the one before at once, and only then', async () => {
  const { place, publish, read } = await start();
  await publish({ 'index.html': 'first' });
  const next = await beginSite(place);
  await next.write('public/index.html', 'half');
  expect(read('index.html')).toBe('first');
  await next.discard();
  expect(read('index.html')).toBe('first');
  await publish({ 'index.html': 'second' });
  expect(read('index.html')).toBe('second');
});

test('what a killed writer has left is removed by the next one, and what may still be read is kept', async () => {
  const { place, publish, read } = await start();
  await publish({ 'index.html': 'first' });
  await (await beginSite(place, 1)).write('public/index.html', 'half');
  await publish({ 'index.html': 'second' });
  expect(read('index.html')).toBe('second');
  expect(readdirSync(`${place}s`)).toHaveLength(2);
});

test('names that new pages lack are served for a day more, over several sites', async () => {
  const { publish, read } = await start();
  const page = (mark: string) => ({ 'index.html': mark, [`assets/content/home-${mark}.json`]: mark });
  const served = (mark: string) => read(`assets/content/home-${mark}.json`);
  await publish(page('one'), 0);
  await publish(page('two'), 1 * HOUR);
  await publish(page('three'), 20 * HOUR);
  expect([served('one'), served('two'), served('three')]).toEqual(['one', 'two', 'three']);
  await publish(page('three'), 26 * HOUR);
  expect([served('one'), served('two'), served('three')]).toEqual([undefined, 'two', 'three']);
  await publish(page('two'), 50 * HOUR);
  expect([served('two'), served('three')]).toEqual(['two', 'three']);
  // Pages are never old ones.
  expect(read('index.html')).toBe('two');
});

test('a file of the program is in the site, and stays when the program’s own goes', async () => {
  const { place, folder, read } = await start();
  await writeFile(join(folder, 'shared.js'), 'run()');
  const site = await beginSite(place);
  await site.take('public/assets/shared.js', join(folder, 'shared.js'));
  await site.publish();
  await rm(join(folder, 'shared.js'));
  expect(read('assets/shared.js')).toBe('run()');
});

async function start() {
  const folder = await mkdtemp(join(tmpdir(), 'site-folder-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const place = join(folder, 'site');

  async function publish(files: Record<string, string>, now?: number): Promise<void> {
    const site = await beginSite(place, now);
    for (const [name, text] of Object.entries(files)) await site.write(`public/${name}`, text);
    await site.publish();
  }

  function read(name: string): string | undefined {
    const file = join(place, 'public', name);
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  }

  return { folder, place, publish, read };
}
