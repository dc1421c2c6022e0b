import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentDir } from '../../scripts/folders.mjs';
import { measure } from './encode.ts';
import { brightness } from './photo-plugin.ts';

test('white rooms get the whole evening, porches a part of it, and dusk none', () => {
  expect([0.45, 0.3, 0.2, 0.13, 0.1].map(brightness)).toEqual([2, 2, 1, 1, undefined]);
});

test('no picture by night is as bright as the white rooms by day', async () => {
  for (const file of globSync(join(contentDir, 'photos', '*.night.*'))) {
    expect(brightness((await measure(file)).light), file).not.toBe(2);
  }
});
