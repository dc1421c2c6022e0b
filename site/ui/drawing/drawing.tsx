import { byName } from '../../by-name.ts';
import { useContent } from '../../content/use-content.ts';
import { ThemedImage } from '../themed-image/themed-image.tsx';

const banners = byName(
  import.meta.glob<string>('../../drawings/banner-*.svg', {
    query: '?themed',
    import: 'default',
    eager: true,
  }),
);

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
  const { drawings } = useContent();
  const drawing = drawings[name] ?? banners.get(name);
  if (!drawing) throw new Error(`there is no drawing ${name}.svg`);
  return <ThemedImage drawing={drawing} {...rest} />;
}
