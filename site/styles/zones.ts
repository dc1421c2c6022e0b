import { loadStyle } from './load-style.ts';
import zones from './zones.css?url';

/** Draws the border of the sheet where there is room for one: no page carries its style for the few very wide windows. */
export function drawZones(): void {
  if (matchMedia('(width >= 110rem)').matches) loadStyle(zones).catch(() => undefined);
}
