import type { Node, Pair, YAMLMap, YAMLSeq } from 'yaml';
import { isMap, isNode, isScalar, isSeq, parseDocument, stringify } from 'yaml';

type Entry = { start: number; end: number; key: string | number; value: Node | null };
type Block = (YAMLMap | YAMLSeq) & { range: [number, number, number] };

/**
 * The text of a file in which `before` has become `after`, both as a form reads them. Lines of what is the same stay as they are, byte for
 * byte, with their comments: the text is changed at the places that the parser gives, because its own way to write a document folds
 * texts and aligns comments again.
 */
export function editYaml(text: string, before: unknown, after: unknown): string {
  const doc = parseDocument(text, { keepSourceTokens: true, logLevel: 'error' });
  const root = doc.contents;
  if (isSame(before, after)) return text;
  if (!isNode(root) || !root.range || (isScalar(root) && root.value === null))
    return `${text.replace(/\n*$/, text.trim() ? '\n' : '')}${fresh(after, 0)}\n`;
  const [start, end] = spanOf(root, text);
  return text.slice(0, start) + rewritten(text, root, before, after, false) + text.slice(end);
}

function rewritten(text: string, node: Node, before: unknown, after: unknown, isInFlow: boolean): string {
  const [start, end] = spanOf(node, text);
  if (isSame(before, after)) return text.slice(start, end);
  if (isBlock(node) && isFilled(after) && Array.isArray(after) === isSeq(node))
    return block(text, node, before, after);
  if (isScalar(node) && typeof after === 'string') return textLike(text, node, after, isInFlow);
  return isBlock(node) ? fresh(after, columnOf(text, start)) : inFlow(after, text.slice(start, end));
}

/** A list or fields with a line or more for each entry. An entry moves with the comment above it. */
function block(text: string, node: Block, before: unknown, after: object): string {
  const entries = entriesOf(text, node);
  const indent = columnOf(text, entries[0]?.start ?? node.range[0]);
  const gap = `\n${' '.repeat(indent)}`;
  const leads = entries.map(({ start }, n) => text.slice(entries[n - 1]?.end ?? start, start));
  const matches = isSeq(node) ? matchesIn(before, after as unknown[]) : undefined;
  const old = (key: string | number) => entries.findIndex((entry) => entry.key === key);
  const parts = Object.entries(after).map(([key, value], n) => {
    const place = matches ? (matches[n] ?? -1) : old(key);
    const entry = entries[place];
    if (!entry) return { place: -1, body: freshEntry(matches ? undefined : key, value, indent) };
    const was = (before as Record<string, unknown> | undefined)?.[entry.key];
    if (isSame(was, value)) return { place, body: text.slice(entry.start, entry.end) };
    const isNew = !entry.value?.range || (isScalar(entry.value) && isFilled(value) && !isShort(value));
    if (isNew || !entry.value) return { place, body: freshEntry(matches ? undefined : key, value, indent) };
    const [from, to] = spanOf(entry.value, text);
    const space = /[:-]$/.test(text.slice(entry.start, from)) ? ' ' : '';
    const gapBehind = text[to] === '#' ? ' ' : '';
    const now = space + rewritten(text, entry.value, was, value, false) + gapBehind;
    return { place, body: text.slice(entry.start, from) + now + text.slice(to, entry.end) };
  });
  if (!matches) {
    // What a form does not know stays where it is.
    const isKnown = (key: string | number) => [before, after].some((data) => Object.hasOwn(data ?? {}, key));
    const unknown = entries.flatMap(({ key, start, end }, place) =>
      isKnown(key) ? [] : [{ place, body: text.slice(start, end) }],
    );
    for (const each of unknown) {
      const next = parts.findIndex(({ place }) => place > each.place);
      parts.splice(next < 0 ? parts.length : next, 0, each);
    }
    if (!isReordered(before, after)) inFileOrder(parts);
  }
  return parts
    .map(({ place, body }, n) => {
      const lead = leads[place] ?? '';
      if (n === 0) return (place > 0 ? lead.trimStart() : '') + body;
      return (place > 0 ? lead : gap) + body;
    })
    .join('');
}

/** Fields in the order of the file; a new one comes after the one that it follows in the schema. */
function inFileOrder(parts: { place: number }[]): void {
  let last = -1;
  const keyed = parts.map((part) => {
    if (part.place >= 0) last = part.place;
    return { part, at: part.place >= 0 ? part.place : last + 0.5 };
  });
  keyed.sort((a, b) => a.at - b.at);
  parts.splice(0, parts.length, ...keyed.map(({ part }) => part));
}

/** Whether those that stay are in another order: names of the owner's own can be moved. */
function isReordered(before: unknown, after: object): boolean {
  const old = Object.keys((before ?? {}) as object).filter((key) => Object.hasOwn(after, key));
  const kept = Object.keys(after).filter((key) => old.includes(key));
  return old.join('\n') !== kept.join('\n');
}

/** For each entry of a list the place of the one that it was: an equal one, or else the next that has no equal. */
function matchesIn(before: unknown, after: unknown[]): (number | undefined)[] {
  const old = Array.isArray(before) ? before : [];
  const free = new Set(old.keys());
  const take = (place: number | undefined) => {
    if (place !== undefined) free.delete(place);
    return place;
  };
  const equal = after.map((each, n) =>
    take(free.has(n) && isSame(old[n], each) ? n : [...free].find((place) => isSame(old[place], each))),
  );
  // An entry was changed where as many are there as before; otherwise the one left over was added.
  return equal.map((place, n) => {
    if (place !== undefined) return place;
    const alike =
      [...free].find((other) => isAlike(old[other], after[n])) ??
      (old.length === after.length ? [...free][0] : undefined);
    return take(alike);
  });
}

/** Of fields, that one has the same value. */
function isAlike(one: unknown, other: unknown): boolean {
  if (!isFields(one) || !isFields(other)) return false;
  return Object.entries(one).some(([key, value]) => typeof value === 'string' && other[key] === value);
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function entriesOf(text: string, node: Block): Entry[] {
  const tokens =
    (node.srcToken as { items?: { start: { type: string; offset: number }[] }[] } | undefined)?.items ?? [];
  const dashes = tokens.flatMap(({ start }) => start.filter(({ type }) => type === 'seq-item-ind'));
  return (node.items as (Pair<Node, Node | null> | Node)[]).map((item, n) => {
    const isItem = isNode(item);
    const value = isItem ? item : item.value;
    const start = isItem ? (dashes[n]?.offset ?? 0) : (item.key.range?.[0] ?? 0);
    const after = value?.range
      ? spanOf(value, text)[1]
      : (isItem ? start : (item.key.range?.[1] ?? start)) + 1;
    return {
      start,
      end: lineEnd(text, after),
      key: isItem ? n : String((item.key as { value?: unknown }).value),
      value,
    };
  });
}

/** Where the text of a node begins and ends, without the end of its line. */
function spanOf(node: Node, text: string): [number, number] {
  const [start = 0, end = 0] = node.range ?? [];
  if (isBlock(node)) return [start, entriesOf(text, node).at(-1)?.end ?? end];
  return [start, Math.max(start, start + text.slice(start, end).trimEnd().length)];
}

function isBlock(node: Node): node is Block {
  return (isMap(node) || isSeq(node)) && !node.flow && node.items.length > 0;
}

/** A text in the way in which the file has it: in quotes, folded, or plain. */
function textLike(text: string, node: Node & { type?: string }, value: string, isInFlow: boolean): string {
  const [start, end] = spanOf(node, text);
  const old = text.slice(start, end);
  const [, indent] = /\n( +)\S/.exec(old) ?? [];
  if (node.type === 'BLOCK_FOLDED' && indent && !value.includes('\n'))
    return `>-\n${folded(value, indent.length)
      .map((line) => indent + line)
      .join('\n')}`;
  const type = node.type === 'QUOTE_DOUBLE' || node.type === 'QUOTE_SINGLE' ? node.type : 'PLAIN';
  return isInFlow ? inFlow(value, old) : scalar(value, type);
}

const WIDTH = 120;

function folded(value: string, indent: number): string[] {
  const lines: string[] = [];
  for (const word of value.split(/(?<=\S) (?=\S)/)) {
    const last = lines.at(-1);
    if (last !== undefined && indent + last.length + word.length < WIDTH)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** On one line, in quotes where it has to be. */
function scalar(value: unknown, type: 'PLAIN' | 'QUOTE_DOUBLE' | 'QUOTE_SINGLE' = 'PLAIN'): string {
  const line = stringify(value, { lineWidth: 0, defaultStringType: type }).trimEnd();
  return line.includes('\n') ? JSON.stringify(value) : line;
}

function freshEntry(key: string | undefined, value: unknown, indent: number): string {
  if (key === undefined) return `- ${fresh(value, indent + 2)}`;
  const name = scalar(key);
  const isBelow = isFilled(value) && !isShort(value);
  return `${name}:${isBelow ? `\n${' '.repeat(indent + 2)}` : ' '}${fresh(value, indent + 2)}`;
}

/** A value as a new one is written, its first line at the place where it is put. */
function fresh(value: unknown, indent: number): string {
  const gap = `\n${' '.repeat(indent)}`;
  if (!isFilled(value) || isShort(value)) return inFlowOrPlain(value);
  if (Array.isArray(value)) return value.map((each) => freshEntry(undefined, each, indent)).join(gap);
  return Object.entries(value)
    .map(([key, each]) => freshEntry(key, each, indent))
    .join(gap);
}

function inFlowOrPlain(value: unknown): string {
  return typeof value === 'object' && value !== null ? inFlow(value) : scalar(value);
}

/** In brackets, with spaces at their insides where the text before had them. */
function inFlow(value: unknown, before = '[ '): string {
  const text = stringify([value], {
    lineWidth: 0,
    collectionStyle: 'flow',
    flowCollectionPadding: /^[[{] /.test(before),
  });
  return text.trim().slice(1, -1).trim();
}

/** From and to, and lists of those. */
function isShort(value: unknown): boolean {
  return (
    Array.isArray(value) && value.every((each) => typeof each === 'number' || isShort(each) || isTime(each))
  );
}

function isTime(value: unknown): boolean {
  return typeof value === 'string' && /^\d\d:\d\d$/.test(value);
}

function isFilled(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

function columnOf(text: string, at: number): number {
  return at - (text.lastIndexOf('\n', at - 1) + 1);
}

function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
}
