import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { prepareIcons } from './icons.ts';

const MARK =
  '<rect width="64" height="64" rx="8" fill="#1f4fc4"/><circle cx="32" cy="32" r="28" fill="#fff"/>';

function contentWith(mark: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'icons-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'public'));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${mark}</svg>`;
  writeFileSync(join(folder, 'public/favicon.svg'), svg);
  return folder;
}

test('one mark makes the icons, those that phones cut filled to the corners and with room around the mark', async () => {
  const icons = await prepareIcons(contentWith(MARK));
  const seen: Record<string, unknown> = {};
  for (const [name, icon] of Object.entries(icons)) {
    const { data, info } = await sharp(icon).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const pixel = (x: number, y: number) => [...data.subarray((y * info.width + x) * 4).subarray(0, 4)];
    const middle = Math.floor(info.width / 2);
    const upper = Math.round(info.width * 0.09);
    const [corner, rim] = [pixel(0, 0), pixel(middle, upper)];
    expect(pixel(middle, middle), name).toEqual([255, 255, 255, 255]);
    seen[name] = [info.width, info.height, corner[3], rim[0] === 255 ? 'mark' : 'ground'];
  }
  expect(seen).toEqual({
    'favicon-32.png': [32, 32, 0, 'mark'],
    'icon-192.png': [192, 192, 0, 'mark'],
    'icon-512-maskable.png': [512, 512, 255, 'ground'],
    'apple-touch-icon.png': [180, 180, 255, 'ground'],
  });
});

test('an icon that lies in the folder is left as it is, and a mark that cannot be drawn is named', async () => {
  const folder = contentWith(MARK);
  writeFileSync(join(folder, 'public/icon-192.png'), 'own');
  expect(Object.keys(await prepareIcons(folder))).not.toContain('icon-192.png');
  await expect(prepareIcons(contentWith('<circle'))).rejects.toThrow('public/favicon.svg cannot be drawn (');
  expect(await prepareIcons('/nowhere')).toEqual({});
});
