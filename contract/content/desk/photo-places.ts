import { fieldsWithFiles } from '../issues.ts';
import type { Path } from '../mistake.ts';
import { type Field, fieldsOf } from './fields.ts';
import { type Head, readHead, withData } from './file-form.ts';

/** Where a file can show a photograph: a field, or the end of a list. `at` tells it from the others of its file. */
type PhotoPlace = { field: Field; at: string; path: Path };

/** The places of a file that can have a photograph without anything else being filled in. Its schema says which those are. */
export function photoPlaces({ schema, data }: Head, photo: string): PhotoPlace[] {
  const issuesOf = (each: unknown) => schema.safeParse(each).error?.issues.length ?? 0;
  const before = issuesOf(data);
  return placesIn(fieldsOf(schema, data));

  function placesIn(field: Field): PhotoPlace[] {
    if ('fields' in field) return field.fields.flatMap(placesIn);
    if (!('entries' in field)) {
      const { kind, folder, value, path } = field;
      const isOther = kind === 'file' && folder === 'photos' && value !== photo;
      return isOther && fits(path) ? [placeOf(field, path)] : [];
    }
    const end = [...field.path, field.entries.length];
    if (fits(end)) return [placeOf(field, end)];
    return field.entries.flatMap((entry) => placesIn(entry.field));
  }

  function fits(path: Path): boolean {
    const after = withValue(data, path, photo);
    const isPhoto = fieldsWithFiles(schema, after).some(
      (each) => each.folder === 'photos' && each.path.join('\n') === path.join('\n'),
    );
    return isPhoto && issuesOf(after) <= before;
  }
}

function placeOf(field: Field, path: Path): PhotoPlace {
  return { field, path, at: field.path.join('.') };
}

/** The text of a file with a photograph in one of its places; nothing where it has no such place. */
export function withPhoto(file: string, whole: string, at: string, photo: string): string | undefined {
  const head = readHead(file, whole);
  const path = head && photoPlaces(head, photo).find((place) => place.at === at)?.path;
  if (!path) return undefined;
  return withData(file, whole, withValue(head.data, path, photo));
}

/** A copy in which the value at a place is another one. */
function withValue(data: unknown, [part, ...rest]: Path, value: unknown): unknown {
  if (part === undefined) return value;
  const copy: Record<string | number, unknown> = Array.isArray(data)
    ? ([...data] as unknown as Record<number, unknown>)
    : typeof part === 'number' && (data === undefined || data === null)
      ? ([] as unknown as Record<number, unknown>)
      : { ...(data as object) };
  copy[part as string] = withValue(copy[part as string], rest, value);
  return copy;
}
