import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { SiteManifest } from '../../contract/site-manifest.ts';
import { copyContent } from '../content-copy.ts';

const ROUNDS = 4;

test('a writer that is killed at any moment leaves a whole site, and so do two at once', {
  timeout: 240_000,
}, async () => {
  const { setPhone, write, phoneOfWholeSite } = start();
  setPhone('(203) 555-0100');
  const began = Date.now();
  expect(await write().ended).toBe(0);
  const usual = Date.now() - began;
  let before = '(203) 555-0100';
  for (let round = 1; round <= ROUNDS; round += 1) {
    const phone = `(203) 555-01${String(round).padStart(2, '0')}`;
    setPhone(phone);
    const writer = write();
    // From the reading of the content to the moment after the link has been moved.
    await new Promise((done) => setTimeout(done, (usual * round) / (ROUNDS - 1)));
    writer.kill();
    await writer.ended;
    const shown = phoneOfWholeSite();
    expect([before, phone]).toContain(shown);
    before = shown;
  }
  setPhone('(203) 555-0199');
  const both = [write(), write()];
  expect(await Promise.all(both.map(({ ended }) => ended))).toEqual([0, 0]);
  expect(phoneOfWholeSite()).toBe('(203) 555-0199');
});

function start() {
  const { settings, change, write, remove } = copyContent();
  onTestFinished(remove);
  const site = settings.SITE_DIR;
  return {
    setPhone: (phone: string) => change('company.yaml', /^phone: .*$/m, `phone: ${phone}`),
    write,
    /** The number that every page shows; throws where a page or a file that it names is not there. */
    phoneOfWholeSite(): string {
      const { pages }: SiteManifest = JSON.parse(readFileSync(join(site, 'site.json'), 'utf8'));
      const numbers = new Set<string>();
      for (const { file } of Object.values(pages)) {
        const html = readFileSync(join(site, 'public', file), 'utf8');
        expect(html).toMatch(/<\/html>$/);
        numbers.add(/\(203\) 555-01\d\d/.exec(html)?.[0] ?? '');
        for (const [, address = ''] of html.matchAll(/"(\/assets\/[^"\s,#]+)/g))
          expect(existsSync(join(site, 'public', address)), `${file}: ${address}`).toBe(true);
        for (const address of /data-content="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [])
          expect(existsSync(join(site, 'public', address)), `${file}: ${address}`).toBe(true);
      }
      expect(numbers.size).toBe(1);
      return [...numbers].join();
    },
  };
}
