import type { Pictures } from '../../drawings/drawing-plugin.ts';

/** A logo in the text's color and in a quieter one, and as it is for the header. */
export function markPictures(svg: string): Pictures {
  const inColor = (meaning: string) => svg.replace(/currentcolor/gi, `var(--color-${meaning})`);
  return { themed: { text: inColor('text'), quiet: inColor('quiet') }, used: svg };
}
