import { z } from 'zod';
import { websiteChanges as words } from '../../messages/en/website-changes.ts';
import { timeInWords } from '../../messages/time-in-words.ts';
import { fill } from '../fill.ts';
import { FILES, type FileName } from './files.ts';
import { checked, schemaAt } from './issues.ts';
import { readYaml } from './read-yaml.ts';
import { serviceFileSchema } from './schema/services.ts';

/** The files of a folder by their names: a mark of the bytes of each, and its text if it is read as text. */
export type FolderFiles = Record<string, { hash: string; text?: string | undefined }>;

/** The most lines, and the longest value in them. */
const MOST = 12;
const LONGEST = 60;

/** What differs between two folders, in an owner's words, a line for each change and at most 13 lines. */
export function whatChanged(before: FolderFiles, after: FolderFiles): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  const changed = names.filter((name) => before[name]?.hash !== after[name]?.hash);
  const isListed = (name: string) =>
    Object.hasOwn(words.folders, name.split('/')[0] ?? '') && name.includes('/');
  const lines = changed
    .filter((name) => !isListed(name))
    .flatMap((name) => changesIn(name, before[name], after[name]));
  const all = [...lines, ...picturesChanged(changed.filter(isListed), before, after)];
  // What is written otherwise and says the same.
  if (all.length === 0) return changed;
  const left = all.length - MOST;
  if (left <= 0) return all;
  return [...all.slice(0, MOST), left === 1 ? words.oneMore : fill(words.more, { count: left })];
}

function picturesChanged(names: string[], before: FolderFiles, after: FolderFiles): string[] {
  return Object.entries(words.folders).flatMap(([folder, [one = '', several = '']]) => {
    const here = names.filter((name) => name.startsWith(`${folder}/`));
    const gone = here.filter((name) => !after[name]);
    const added = here.filter((name) => !before[name]);
    const replaced = here.length - gone.length - added.length;
    const counts = { filesAdded: added.length, filesReplaced: replaced, filesRemoved: gone.length };
    return Object.entries(counts)
      .filter(([, count]) => count > 0)
      .map(([line, count]) =>
        fill(words[line as keyof typeof counts], { count, kind: count === 1 ? one : several }),
      );
  });
}

type File = FolderFiles[string] | undefined;

function changesIn(name: string, before: File, after: File): string[] {
  const part = name.replace(/\.yaml$/, '');
  if (name.endsWith('.yaml') && Object.hasOwn(FILES, part)) {
    const subject = words.files[part as FileName];
    if (!before || !after) return [wholeFile(subject, after)];
    const schema = FILES[part as FileName] as z.ZodType;
    return difference(parsed(schema, before, name), parsed(schema, after, name), {
      schema,
      label: '',
      subject,
    });
  }
  if (!/^services\/[^/]+\.md$/.test(name)) return [before && after ? name : wholeFile(name, after)];
  const schema = serviceFileSchema;
  const [old, now] = [before, after].map((file) =>
    /^---[ \t]*\n([\s\S]*?)\n---[ \t]*(?:\n([\s\S]*))?$/.exec(file?.text ?? ''),
  );
  const [oldHead, head] = [old, now].map((parts) => parsed(schema, { hash: '', text: parts?.[1] }, name));
  const subject = nameOf(head ?? oldHead) ?? nameOf(oldHead) ?? name;
  if (!before || !after) return [wholeFile(subject, after)];
  const text = old?.[2] === now?.[2] ? [] : [fill(words.of, { label: words.text, subject })];
  return [...difference(oldHead, head, { schema, label: '', subject }), ...text];
}

function wholeFile(file: string, after: File): string {
  return capitalized(fill(after ? words.newFile : words.goneFile, { file }));
}

/** As the schema understands it; what it refuses, as it is written. */
function parsed(schema: z.ZodType, file: NonNullable<File>, name: string): unknown {
  const { source } = readYaml(file.text ?? '', name);
  return source && (checked(source, schema, []) ?? source.data);
}

/** Where a value is: its schema, its label, and what it is about. */
type Place = { schema: z.core.$ZodType | undefined; label: string; subject: string };

function difference(before: unknown, after: unknown, place: Place): string[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (isGroup(before) && isGroup(after)) return inGroup(before, after, place);
  if (isList(before) && isList(after)) return inList(before, after, place);
  const what = titleOf(place);
  const [old, now] = [before, after].map((value) => inWords(value, place.label));
  // A long text is read on the page, and not in a line.
  if (old === undefined || now === undefined) return [capitalized(what)];
  // An empty list is as good as none.
  if (old === now) return [];
  return [fill(words.changed, { what: capitalized(what), before: old, after: now })];
}

function inGroup(before: Group, after: Group, place: Place): string[] {
  // A file is about one thing, whatever name is in it.
  const subject = place.label === '' ? place.subject : (nameOf(after) ?? place.label);
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) => {
    const schema = place.schema && schemaAt(place.schema, [key]);
    const label = labelOf(schema) ?? key;
    return difference(before[key], after[key], { schema, label, subject });
  });
}

function inList(before: Group[], after: Group[], place: Place): string[] {
  const [old, now] = [before, after].map((list) => list.map((item, n) => nameOf(item) ?? String(n + 1)));
  const schema = place.schema && schemaAt(place.schema, [0]);
  const inside = (a: Group | undefined, b: Group | undefined) =>
    a && b ? inGroup(a, b, { ...place, schema, label: nameOf(b) ?? place.label }) : [];
  const added = now?.filter((name) => !old?.includes(name)) ?? [];
  const removed = old?.filter((name) => !now?.includes(name)) ?? [];
  // One that has another name is still itself.
  if (added.length === removed.length && added.length > 0 && before.length === after.length)
    return after.flatMap((item, n) => inside(before[n], item));
  const what = capitalized(titleOf(place));
  const said = (line: string) => (item: string) => fill(line, { what, item: clipped(item) });
  const stayed = after.flatMap((item, n) => inside(before[old?.indexOf(now?.[n] ?? '') ?? -1], item));
  const moved = added.length + removed.length === 0 && old?.join('\n') !== now?.join('\n');
  return [
    ...removed.map(said(words.removed)),
    ...added.map(said(words.added)),
    ...stayed,
    ...(moved ? [fill(words.reordered, { what })] : []),
  ];
}

/** "Price of Loose rail post", "Hours on Saturday". */
function titleOf({ label, subject }: Place): string {
  if (label === '' || label === subject) return subject;
  if (/^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/i.test(label))
    return fill(words.on, { label: subject, day: label });
  return fill(words.of, { label, subject });
}

/** Undefined for what is too long for a line. */
function inWords(value: unknown, label: string): string | undefined {
  if (value === undefined || value === null) return words.nothing;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (Array.isArray(value)) {
    if (value.length === 0) return /day$/i.test(label) ? words.closed : words.nothing;
    if (value.every(isSpan)) return value.map(spanInWords).join(', ');
    if (value.length === 2 && value.every((each) => typeof each === 'number')) {
      const [from, to] = value.map((each: number) => each.toLocaleString('en-US'));
      return `${/price/i.test(label) ? '$' : ''}${from}–${to}`;
    }
    const all = value.map((each) => (typeof each === 'object' ? undefined : String(each)));
    return all.includes(undefined) ? undefined : short(all.join(', '));
  }
  return typeof value === 'object' ? undefined : short(String(value));
}

const isSpan = (value: unknown): value is [string, string] =>
  Array.isArray(value) && value.length === 2 && value.every((time) => /^\d\d:\d\d$/.test(time));

function spanInWords([from, to]: [string, string]): string {
  return `${timeInWords(from)}–${timeInWords(to)}`;
}

type Group = Record<string, unknown>;

function isGroup(value: unknown): value is Group {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isList(value: unknown): value is Group[] {
  return Array.isArray(value) && value.every(isGroup) && value.length > 0;
}

/** By which a person knows one of several. */
function nameOf(value: unknown): string | undefined {
  if (!isGroup(value)) return undefined;
  const names = ['short', 'name', 'title', 'heading', 'question', 'work', 'photo', 'file', 'when'];
  const name = names.map((each) => value[each]).find((each) => typeof each === 'string');
  return name === undefined ? undefined : clipped(name as string);
}

function labelOf(schema: z.core.$ZodType | undefined): string | undefined {
  const { label } = (schema && z.globalRegistry.get(schema)) ?? {};
  return typeof label === 'string' ? label : undefined;
}

function short(text: string): string | undefined {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > LONGEST ? undefined : line;
}

function clipped(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1).trim()}…` : text;
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
