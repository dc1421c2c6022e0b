import { byName } from '../../by-name.ts';

const drawings = byName(
  import.meta.glob<string>('../../../content/logos/*.svg', {
    query: '?themed=mark',
    import: 'default',
    eager: true,
  }),
);

/** The common start of a logo's file addresses. Throws if there is no such logo. */
export function logoDrawing(file: string): string {
  const drawing = drawings.get(file);
  if (!drawing) throw new Error(`content/logos/${file}.svg does not exist`);
  return drawing;
}
