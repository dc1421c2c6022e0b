import { byName } from '../../by-name.ts';
import { ThemedImage } from '../themed-image/themed-image.tsx';

const drawings = byName({
  ...import.meta.glob<string>('../../drawings/banner-*.svg', {
    query: '?themed',
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob<string>('../../../content/drawings/{van,map,map-phone}.svg', {
    query: '?themed',
    import: 'default',
    eager: true,
  }),
});

/** Whether there is a drawing of this name; those in `content/drawings/` may be missing. */
export function hasDrawing(name: string): boolean {
  return drawings.has(name);
}

type DrawingProps = {
  /** The file's name in `site/drawings/` or `content/drawings/`, without `.svg`. */
  name: string;
  /** Width and height of its viewBox. */
  size: readonly [width: number, height: number];
  /** Empty for decoration. */
  alt: string;
  /** The main thing of the first screen. */
  first?: boolean;
  className?: string | undefined;
};

/** One of our line drawings, in the theme's colors. */
export function Drawing({ name, ...rest }: DrawingProps) {
  const drawing = drawings.get(name);
  if (!drawing) throw new Error(`there is no drawing ${name}.svg`);
  return <ThemedImage drawing={drawing} {...rest} />;
}
