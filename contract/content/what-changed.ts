import { z } from 'zod';
import { holidays } from '../../messages/en/holidays.ts';
import { websiteChanges as words } from '../../messages/en/website-changes.ts';
import type { Holiday } from '../days.ts';
import { fill } from '../fill.ts';
import { ownName } from './desk/fields.ts';
import { FILES, type FileName } from './files.ts';
import { checked, folderOf, schemaAt } from './issues.ts';
import { readYaml } from './read-yaml.ts';
import { serviceFileSchema } from './schema/services.ts';
import { clipped, excerpts, inWords } from './value-in-words.ts';

/** The files of a folder by their names: a mark of the bytes of each, and its text if it is read as text. */
export type FolderFiles = Record<string, { hash: string; text?: string | undefined }>;

/** The most lines about what one list has more or less. */
const MOST_ENTRIES = 5;

/** So many pictures are named. */
const FEW_PICTURES = 2;

/** What differs between two folders, in an owner's words, a line for each change. */
export function whatChanged(before: FolderFiles, after: FolderFiles): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  const changed = names.filter((name) => before[name]?.hash !== after[name]?.hash);
  const isListed = (name: string) =>
    Object.hasOwn(words.folders, name.split('/')[0] ?? '') && name.includes('/');
  const photos = { ...photoTitles(before), ...photoTitles(after) };
  const lines = changed
    .filter((name) => !isListed(name))
    .flatMap((name) => changesIn(name, before[name], after[name], photos));
  const all = [...lines, ...picturesChanged(changed.filter(isListed), before, after, photos)];
  // What is written otherwise and says the same.
  return all.length === 0 ? changed : all;
}

/** One or two are named, a photograph by what it shows; more are counted. */
function picturesChanged(
  names: string[],
  before: FolderFiles,
  after: FolderFiles,
  photos: Place['photos'],
): string[] {
  return Object.entries(words.folders).flatMap(([folder, [one = '', several = '']]) => {
    const here = names.filter((name) => name.startsWith(`${folder}/`));
    const all = {
      added: here.filter((name) => !before[name]),
      replaced: here.filter((name) => before[name] && after[name]),
      removed: here.filter((name) => !after[name]),
    };
    return Object.entries(all).flatMap(([done, files]) => {
      const { named, counted } = words.pictures[done as keyof typeof all];
      const bare = [
        ...new Set(files.map((file) => file.slice(folder.length + 1).replace(/(?:\.night)?\.\w+$/, ''))),
      ];
      if (bare.length > FEW_PICTURES) return [fill(counted, { count: bare.length, kind: several })];
      const titles = bare.map((name) => (folder === 'photos' && photos[name]) || name);
      return titles.map((name) => capitalized(fill(named, { kind: one, name })));
    });
  });
}

/** What each photograph shows, by its name. */
function photoTitles(files: FolderFiles): Record<string, string> {
  const photos = parsed(FILES.photos, files['photos.yaml'] ?? { hash: '' }, 'photos.yaml');
  if (!isGroup(photos)) return {};
  return Object.fromEntries(
    Object.entries(photos).map(([name, photo]) => [name, (isGroup(photo) && nameOf(photo)) || name]),
  );
}

type File = FolderFiles[string] | undefined;

function changesIn(name: string, before: File, after: File, photos: Place['photos']): string[] {
  const part = name.replace(/\.yaml$/, '');
  if (name.endsWith('.yaml') && Object.hasOwn(FILES, part)) {
    const subject = words.files[part as FileName];
    const schema = FILES[part as FileName] as z.ZodType;
    const [old, now] = [before, after].map((file) => (file ? parsed(schema, file, name) : {}));
    // Without the file, or a page in it, the pages have the titles that the program gives them.
    if (part === 'pages' && isGroup(old) && isGroup(now))
      return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((page) => {
        const place = { schema: schemaAt(schema, [page]), label: '', subject: ownName(page), photos };
        return difference(old[page] ?? {}, now[page] ?? {}, place);
      });
    if (!before || !after) return [wholeFile(subject, after)];
    return difference(old, now, { schema, label: '', subject, photos });
  }
  if (!/^services\/[^/]+\.md$/.test(name)) return [before && after ? name : wholeFile(name, after)];
  const schema = serviceFileSchema;
  const [old, now] = [before, after].map((file) =>
    /^---[ \t]*\n([\s\S]*?)\n---[ \t]*(?:\n([\s\S]*))?$/.exec(file?.text ?? ''),
  );
  const [oldHead, head] = [old, now].map((parts) => parsed(schema, { hash: '', text: parts?.[1] }, name));
  const subject = [head, oldHead].map((each) => isGroup(each) && nameOf(each)).find(Boolean) || name;
  if (!before || !after) return [wholeFile(subject, after)];
  return [
    ...difference(oldHead, head, { schema, label: '', subject, photos }),
    ...difference(old?.[2] ?? '', now?.[2] ?? '', { schema: undefined, label: words.text, subject, photos }),
  ];
}

function wholeFile(file: string, after: File): string {
  const isPage = Object.values(words.files).every((part) => part !== file);
  const gone = isPage ? words.gonePage : words.gonePart;
  return capitalized(fill(after ? words.newFile : gone, { file }));
}

/** As the schema understands it, without fields that it does not have; what it refuses, as it is written. */
function parsed(schema: z.ZodType, file: NonNullable<File>, name: string): unknown {
  const { source } = readYaml(file.text ?? '', name);
  return source && (checked(source, schema, [], []) ?? source.data);
}

/** Where a value is: its schema, its label, and what it is about; and what the photographs show. */
type Place = {
  schema: z.core.$ZodType | undefined;
  label: string;
  subject: string;
  photos: Record<string, string>;
};

function difference(before: unknown, after: unknown, place: Place): string[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (isGroup(before) && isGroup(after)) return inGroup(before, after, place);
  // An empty list is as good as none.
  const [oldList, list] = [before ?? [], after ?? []];
  if (isList(oldList) && isList(list)) return inList(oldList, list, place);
  const what = capitalized(titleOf(place));
  const [old, now] = [before, after].map((value) => inWords(withTitle(value, place), place.label));
  if (old === undefined || now === undefined) {
    // A file that cannot be understood is still there.
    if (place.label === '' || (before && after)) return [what];
    return [fill(before ? words.goneFile : words.newFile, { file: what })];
  }
  return old === now ? [] : [fill(words.changed, { what, ...excerpts(old, now) })];
}

function inGroup(before: Group, after: Group, place: Place): string[] {
  // A file is about one thing, whatever name is in it.
  const subject = place.label === '' ? place.subject : (nameOf(after) ?? place.label);
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) => {
    const schema = place.schema && schemaAt(place.schema, [key]);
    const label = labelOf(schema) ?? ownName(key);
    return difference(before[key], after[key], { ...place, schema, label, subject });
  });
}

/** Pairs each entry with what it was before; the others are added and removed. */
function inList(before: Entry[], after: Entry[], place: Place): string[] {
  const schema = place.schema && schemaAt(place.schema, [0]);
  const [removed, added] = [new Set(before.keys()), new Set(after.keys())];
  const pairs = new Map<number, number>();
  const pair = (now: number, old: number) => {
    pairs.set(now, old);
    added.delete(now);
    removed.delete(old);
  };
  for (const keyOf of [(entry: Entry) => JSON.stringify(entry), (entry: Entry) => entryName(entry)]) {
    const [olds, nows] = [before.map(keyOf), after.map(keyOf)];
    for (const n of added) {
      const old = [...removed].find((m) => nows[n] !== undefined && olds[m] === nows[n]);
      if (old !== undefined) pair(n, old);
    }
  }
  // One with another name, in its old place, is still itself. Another choice is not.
  if ([...added].join() === [...removed].join() && !(schema instanceof z.ZodEnum))
    for (const n of added) if (areAlike(before[n], after[n])) pair(n, n);
  const what = capitalized(titleOf(place));
  const said = (line: string, list: Entry[], places: Set<number>) =>
    places.size > MOST_ENTRIES
      ? [fill(line, { what, item: fill(words.entries, { count: places.size }) })]
      : [...places].map((n) => {
          const entry = withTitle(list[n], { ...place, schema });
          return fill(line, { what, item: entryName(entry, schema) ?? String(n + 1) });
        });
  const stayed = after.flatMap((entry, n) => {
    const label = (isGroup(entry) && entryName(entry)) || place.label;
    return pairs.has(n) ? difference(before[pairs.get(n) ?? n], entry, { ...place, schema, label }) : [];
  });
  const places = [...after.keys()].flatMap((n) => pairs.get(n) ?? []);
  const moved = places.some((n, index) => n < (places[index - 1] ?? 0));
  return [
    ...said(words.removed, before, removed),
    ...said(words.added, after, added),
    ...stayed,
    ...(moved ? [fill(words.reordered, { what })] : []),
  ];
}

/** With what a photograph shows for its name. */
function withTitle<Value>(value: Value, { schema, photos }: Place): Value | string {
  if (isGroup(value) && 'photo' in value) return { ...value, photo: photos[`${value.photo}`] ?? value.photo };
  const title = typeof value === 'string' && folderOf(schema) === 'photos' && photos[value];
  return title || value;
}

/** Whether at least half of an entry is as it was. "Yes" and "no" are equal in many. */
function areAlike(before: Entry | undefined, after: Entry | undefined): boolean {
  if (!isGroup(before) || !isGroup(after)) return true;
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (key) => typeof (before[key] ?? after[key]) !== 'boolean',
  );
  const same = keys.filter((key) => JSON.stringify(before[key]) === JSON.stringify(after[key]));
  return same.length * 2 >= keys.length;
}

/** "Price of Loose rail post", "Hours on Saturday"; without a subject that the label says already. */
function titleOf({ label, subject }: Place): string {
  const bare = subject.replace(/^the /, '');
  if (label === '') return bare;
  if (label.toLowerCase() === bare.toLowerCase() || subject === words.files.office) return label;
  if (/^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/i.test(label))
    return fill(words.on, { label: subject, day: label });
  return fill(words.of, { label, subject });
}

type Group = Record<string, unknown>;

function isGroup(value: unknown): value is Group {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Of a list: a photo, for one, is a name or a group. */
type Entry = Group | string;

function isList(value: unknown): value is Entry[] {
  return Array.isArray(value) && value.every((each) => isGroup(each) || typeof each === 'string');
}

/** By which a person knows one of several. */
function nameOf(group: Group): string | undefined {
  const names = ['short', 'name', 'title', 'heading', 'question', 'work', 'photo', 'alt', 'file', 'when'];
  const name = names.map((each) => group[each]).find((each) => typeof each === 'string');
  // Without places in braces, which only the page fills.
  return (name && clipped((name as string).replace(/\{\w+\}/g, ''))) || undefined;
}

/** By which a person knows one entry of a list. */
export function entryName(entry: Entry | undefined, schema?: z.core.$ZodType): string | undefined {
  if (isGroup(entry)) {
    const other = entry.text ?? entry.use;
    return nameOf(entry) ?? (typeof other === 'string' ? clipped(other) : undefined);
  }
  const isHoliday = schema instanceof z.ZodEnum && Object.hasOwn(holidays.holidayNames, entry ?? '');
  return entry && (isHoliday ? holidays.holidayNames[entry as Holiday] : clipped(entry));
}

function labelOf(schema: z.core.$ZodType | undefined): string | undefined {
  const { label } = (schema && z.globalRegistry.get(schema)) ?? {};
  return typeof label === 'string' ? label : undefined;
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
