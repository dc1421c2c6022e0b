import { existsSync, globSync } from 'node:fs';
import { basename } from 'node:path';
import type { Measured } from './encode.ts';

/** The night master beside a master (`deck.night.jpg` beside `deck.jpg`), if there is one. */
export function nightMaster(file: string): string | undefined {
  const night = file.replace(/(\.\w+)$/, '.night$1');
  return existsSync(night) ? night : undefined;
}

/** Whether a master is one for the dark theme. */
export function isNight(file: string): boolean {
  return /\.night\.\w+$/.test(file);
}

/** Measures a night master. Throws unless it is as large as the one by day, whose place it takes: pages and lines go by that. */
export async function measureNight(
  file: string,
  day: Measured,
  measure: () => Promise<Measured>,
): Promise<Measured> {
  const night = await measure();
  if (night.width === day.width && night.height === day.height) return night;
  throw new Error(
    `${file} is ${night.width} x ${night.height} pixels, and the picture by day ${day.width} x ${day.height}: they must be of one size`,
  );
}

/** Throws for a night master without one by day: nothing would ever show it. */
export function checkNightMasters(folder: string): void {
  for (const file of globSync(`${folder}/*.night.*`)) {
    const day = file.replace('.night.', '.');
    if (!existsSync(day))
      throw new Error(`${file} is a picture for the dark theme, and there is no ${basename(day)}`);
  }
}
