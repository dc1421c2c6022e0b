import { existsSync } from 'node:fs';

/** The night master beside a master (`deck.night.jpg` beside `deck.jpg`), if there is one. */
export function nightMaster(file: string): string | undefined {
  const night = file.replace(/(\.\w+)$/, '.night$1');
  return existsSync(night) ? night : undefined;
}

/** Whether a master is one for the dark theme. */
export function isNight(file: string): boolean {
  return /\.night\.\w+$/.test(file);
}

/** The master whose place a night master takes. */
export function dayMaster(night: string): string {
  return night.replace(/\.night(\.\w+)$/, '$1');
}
