import { loadStyle } from './load-style.ts';
import zones from './zones.css?url';

/** Draws the sheet's border in very wide windows. Added by script, to keep its style out of every page. */
export function drawZones(): void {
  if (matchMedia('(width >= 110rem)').matches) loadStyle(zones).catch(() => undefined);
}
