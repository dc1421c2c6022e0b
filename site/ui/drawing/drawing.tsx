import { byName } from '../../by-name.ts';

const files = byName({
  ...import.meta.glob<string>('../../drawings/*.svg', { query: '?url', import: 'default', eager: true }),
  ...import.meta.glob<string>('../../../content/drawings/*.svg', {
    query: '?url',
    import: 'default',
    eager: true,
  }),
});

/** Whether there is a drawing of this name; those in `content/drawings/` may be missing. */
export function hasDrawing(name: string): boolean {
  return files.has(name);
}

type DrawingProps = {
  /** The file's name in `site/drawings/` or `content/drawings/`, without `.svg`. */
  name: string;
  /** The `viewBox`: x, y, width and height in the drawing's units. */
  view: string;
  /** Empty for decoration. */
  alt: string;
  className?: string;
};

/** One of our line drawings. By `<use>`, so that the file is cached and takes the theme's colors. */
export function Drawing({ name, view, alt, className }: DrawingProps) {
  const file = files.get(name);
  if (!file) throw new Error(`there is no drawing ${name}.svg`);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label, or hidden where it decorates
    <svg
      viewBox={view}
      className={className}
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
    >
      <use href={`${file}#drawing`} />
    </svg>
  );
}
