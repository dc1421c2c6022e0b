import { readFileSync, statSync } from 'node:fs';
import { isMap, isSeq, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { inPlainWords, type Mistake, quoted } from './mistakes.ts';

/** No one writes more into one file by hand. */
const MOST_BYTES = 2_000_000;

/** More is no help to the one who writes, and may be meant to fill the memory. */
const MOST_ALIASES = 100;

/**
 * The text of a file without a byte-order mark and with the line ends of Unix. Nothing, and a mistake, for one that is no
 * text in UTF-8.
 */
export function readText(file: string, mistakes: Mistake[]): string | undefined {
  const refuse = (expected: string) => {
    mistakes.push({ file, expected });
    return undefined;
  };
  if (statSync(file).size > MOST_BYTES) return refuse('is larger than 2 MB, too large for a text');
  const bytes = readFileSync(file);
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff) || bytes.includes(0))
    return refuse('is stored as UTF-16 or is no text: save it again with the encoding UTF-8');
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.replace(/\r\n?/g, '\n');
  } catch {
    return refuse('is not stored as UTF-8: save it again with that encoding');
  }
}

type Source = {
  file: string;
  text: string;
  /** The line of the file on which the text begins. */
  firstLine?: number;
};

export type Yaml = {
  /** What the text holds. */
  value: unknown;
  /** Notes what a schema says of a value that was made of the text. */
  check<T>(schema: z.ZodType<T>, value: unknown): T | undefined;
};

/** Reads YAML, in the version in which "no" and dates are texts. Nothing, and its mistakes, where it cannot be read. */
export function readYaml({ file, text, firstLine = 1 }: Source, mistakes: Mistake[]): Yaml | undefined {
  const lines = new LineCounter();
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: true, prettyErrors: false });
  // One mistake in the signs makes others of what follows.
  const first = document.errors.find(({ code }) => code !== 'DUPLICATE_KEY');
  const errors = document.errors.filter((error) => error === first || error.code === 'DUPLICATE_KEY');
  for (const { pos, message, code } of errors)
    mistakes.push({ file, line: lineAt(pos[0]), expected: YAML_ERRORS[code] ?? message });
  if (errors.length > 0) return undefined;
  let value: unknown;
  try {
    value = document.toJS({ maxAliasCount: MOST_ALIASES });
  } catch {
    mistakes.push({ file, expected: 'repeats parts by "*" too often: write them out' });
    return undefined;
  }

  /** Of the field, or where it is missing, of what it would be in. */
  function lineOf(path: PropertyKey[]): number | undefined {
    for (let length = path.length; length >= 0; length--) {
      const node = length === 0 ? document.contents : document.getIn(path.slice(0, length), true);
      if (isMap(node) || isSeq(node) || (node as { range?: unknown })?.range)
        return lineAt((node as { range: [number] }).range[0]);
    }
    return undefined;
  }

  return {
    value,
    check(schema, checked) {
      const result = schema.safeParse(checked);
      if (result.success) return result.data;
      for (const issue of result.error.issues) {
        const found = valueAt(checked, issue.path);
        mistakes.push({
          file,
          line: lineOf(
            issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path,
          ),
          field: issue.path.join('.') || undefined,
          expected: inPlainWords(issue, found),
          found: typeof found === 'object' && !Array.isArray(found) ? undefined : quoted(found),
        });
      }
      return undefined;
    },
  };
}

const YAML_ERRORS: Record<string, string> = {
  DUPLICATE_KEY: 'the same field stands here twice',
  TAB_AS_INDENT: 'a tab: indent with spaces',
  BLOCK_AS_IMPLICIT_KEY: 'a colon with a space behind it: put the whole text in quotes',
  MULTILINE_IMPLICIT_KEY: 'a colon is missing behind the name of a field',
};

function valueAt(value: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inside, key) => (inside as Record<PropertyKey, unknown> | undefined)?.[key],
    value,
  );
}
