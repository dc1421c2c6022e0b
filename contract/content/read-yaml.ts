import type { Document, YAMLError } from 'yaml';
import { isAlias, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml';
import type { Mistake, Path, Source } from './mistake.ts';

/**
 * Reads YAML 1.2: "no" and dates are words. What is empty is absent. Anchors and aliases are refused: a few lines of them
 * can become gigabytes. `before` is the number of lines above it in the file.
 */
export function readYaml(text: string, file: string, before = 0): { source?: Source; mistakes: Mistake[] } {
  const lines = new LineCounter();
  const placeOf = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(line, 1) + before, column: Math.max(col, 1) };
  };
  let doc: Document.Parsed;
  try {
    doc = parseDocument(text, { lineCounter: lines, prettyErrors: false, logLevel: 'error' });
  } catch {
    return {
      mistakes: [
        {
          file,
          line: before + 1,
          field: '',
          found: 'lists within lists without an end',
          expected: 'plain fields and lists',
        },
      ],
    };
  }
  const mistakes: Mistake[] = [];
  for (const error of [...doc.errors, ...doc.warnings]) {
    const place = placeOf(error.pos[0]);
    // One mistake is often reported several times.
    if (mistakes.every(({ line }) => line !== place.line))
      mistakes.push({ file, ...place, field: '', ...explained(error, text) });
    // What follows it may only seem to be wrong.
    if (DERAILS.has(error.code)) break;
  }
  visit(doc, {
    Node(_, node) {
      const anchor = isAlias(node) ? `*${node.source}` : 'anchor' in node && node.anchor && `&${node.anchor}`;
      if (!anchor || mistakes.some(({ found }) => found.startsWith('an anchor'))) return;
      const found = `an anchor or alias (${anchor})`;
      const expected = 'the value itself, or quotes around it where a text begins with & or *';
      mistakes.push({ file, ...placeOf(node.range?.[0] ?? 0), field: '', found, expected });
    },
  });
  visit(doc, {
    Scalar(_, { type, value, comment, range }) {
      // "We are #1": what is behind the sign would be lost.
      if (type !== 'PLAIN' || typeof value !== 'string' || !comment || !/^[^\s#]/.test(comment)) return;
      const found = `"#${comment}" behind a text, which makes it a comment`;
      mistakes.push({
        file,
        ...placeOf(range?.[0] ?? 0),
        field: '',
        found,
        expected: 'quotes around the text',
      });
    },
  });
  if (mistakes.length > 0) return { mistakes };

  const nodeAt = (path: Path) => {
    for (let length = path.length; length > 0; length--) {
      const part = path.slice(0, length);
      const parent = doc.getIn(part.slice(0, -1), true);
      const pair =
        isMap(parent) &&
        parent.items.find(({ key }) => isScalar(key) && String(key.value) === String(part.at(-1)));
      if (pair && isNode(pair.key)) return pair.key;
      const node = isSeq(parent) && parent.items[Number(part.at(-1))];
      if (isNode(node)) return node;
    }
    return doc.contents;
  };
  const source: Source = {
    file,
    data: withoutEmpty(doc.toJS()),
    lineOf: (path) => placeOf(nodeAt(path)?.range?.[0] ?? 0),
    writtenAt(path) {
      const node = doc.getIn(path, true);
      return isScalar(node) ? node.source : undefined;
    },
  };
  return { source, mistakes };
}

/** After these, the rest of a file is read otherwise than it is meant. */
const DERAILS = new Set(['TAB_AS_INDENT', 'BAD_INDENT', 'MISSING_CHAR', 'BLOCK_IN_FLOW']);

/** A field without a value is as good as none, but for the 450 of "{ price: $1,450 }". */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([name, each]) => each !== null || /^\d/.test(name));
  return Object.fromEntries(kept.map(([name, each]) => [name, withoutEmpty(each)]));
}

/** What the parser found, for an owner. */
function explained({ code, message, pos }: YAMLError, text: string): Pick<Mistake, 'found' | 'expected'> {
  const word = /^[^\s:,\]}]*/.exec(text.slice(pos[0]))?.[0] ?? '';
  switch (code) {
    case 'DUPLICATE_KEY':
      return { found: `"${word}" a second time`, expected: 'each field once' };
    case 'TAB_AS_INDENT':
      return { found: 'a tab', expected: 'spaces in front of a field' };
    case 'BAD_INDENT':
    case 'MISSING_CHAR':
    case 'BLOCK_IN_FLOW':
      return {
        found: 'a line that ends too early or is indented otherwise',
        expected: 'fields of one list indented alike, and each quote and bracket closed, here or above',
      };
    case 'BLOCK_AS_IMPLICIT_KEY':
    case 'MULTILINE_IMPLICIT_KEY':
      return {
        found: 'a colon within a text',
        expected: 'quotes around a text that holds a colon and a space',
      };
    case 'BAD_SCALAR_START':
      return {
        found: `a text that begins with ${text.slice(pos[0], pos[0] + 1)}`,
        expected: 'quotes around it',
      };
    case 'BAD_ALIAS':
      return {
        found: `an alias (${word})`,
        expected: 'the value itself, or quotes around it where a text begins with & or *',
      };
    case 'TAG_RESOLVE_FAILED':
      return {
        found: `a tag (${word})`,
        expected: 'the value alone, or quotes around it where a text begins with !',
      };
    case 'MULTIPLE_DOCS':
      return { found: 'a second part after ---', expected: 'one part' };
    case 'RESOURCE_EXHAUSTION':
      return { found: 'lists within lists without an end', expected: 'plain fields and lists' };
    default:
      return {
        found: `what is not YAML (${message.replace(/\s+/g, ' ').replace(/[.:]$/, '')})`,
        expected: 'a name, a colon, a space and a value on each line',
      };
  }
}
