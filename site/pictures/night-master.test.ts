import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { measure } from './encode.ts';
import { checkNightMasters, measureNight, nightMaster } from './night-master.ts';

async function folderWith(sizes: Record<string, [width: number, height: number]>): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'night-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, [width, height]] of Object.entries(sizes)) {
    await sharp({ create: { width, height, channels: 3, background: '#223344' } }).toFile(join(folder, name));
  }
  return folder;
}

test('a night master lies beside its master, and another picture has none', async () => {
  const folder = await folderWith({ 'deck.jpg': [30, 20], 'deck.night.jpg': [30, 20], 'door.jpg': [30, 20] });
  const night = nightMaster(join(folder, 'deck.jpg'));
  expect(night).toBe(join(folder, 'deck.night.jpg'));
  expect(nightMaster(join(folder, 'door.jpg'))).toBeUndefined();
  const day = await measure(join(folder, 'deck.jpg'));
  const measured = await measureNight(night ?? '', day, () => measure(night ?? ''));
  expect(measured.name).toMatch(/^deck-night-.{6}$/);
  expect(() => checkNightMasters(folder)).not.toThrow();
});

test('a night master of another size is refused', async () => {
  const folder = await folderWith({ 'deck.jpg': [30, 20], 'deck.night.jpg': [30, 21] });
  const night = join(folder, 'deck.night.jpg');
  const day = await measure(join(folder, 'deck.jpg'));
  await expect(measureNight(night, day, () => measure(night))).rejects.toThrow(
    'deck.night.jpg is 30 x 21 pixels, and the picture by day 30 x 20: they must be of one size',
  );
});

test('a night master that belongs to no picture is refused', async () => {
  const folder = await folderWith({ 'dekc.night.jpg': [30, 20], 'deck.jpg': [30, 20] });
  expect(() => checkNightMasters(folder)).toThrow('there is no dekc.jpg');
});
