import { byName } from '../../by-name.ts';

const drawings = byName(
  import.meta.glob<string>('../../../content/logos/*.svg', {
    query: '?themed=mark',
    import: 'default',
    eager: true,
  }),
);

/** What the addresses of a logo's files begin with. Throws when there is no such logo. */
export function logoDrawing(file: string): string {
  const drawing = drawings.get(file);
  if (!drawing) throw new Error(`content/logos/${file}.svg does not exist`);
  return drawing;
}
