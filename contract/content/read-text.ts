import { readFileSync, statSync } from 'node:fs';
import type { Mistake } from './mistake.ts';

/** A hundred times what a long page needs. */
const MOST_BYTES = 1_000_000;

/** Reads a file as UTF-8, with or without a byte-order mark and with any line ends; or says why it cannot. */
export function readText(path: string, file: string): string | Mistake {
  const wrong = (found: string, expected: string, line = 1): Mistake => ({
    file,
    line,
    field: '',
    found,
    expected,
  });
  let bytes: Buffer;
  try {
    const { size } = statSync(path);
    if (size > MOST_BYTES)
      return wrong(`${(size / 1_000_000).toFixed(1)} MB`, 'a file of text with at most 1 MB');
    bytes = readFileSync(path);
  } catch (error) {
    return wrong(`a file that cannot be read (${(error as NodeJS.ErrnoException).code})`, 'a readable file');
  }
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff))
    return wrong('text saved as UTF-16', 'text saved as UTF-8; choose that where your editor saves it');
  const nul = bytes.indexOf(0);
  if (nul >= 0)
    return wrong(
      'a NUL byte',
      'plain text saved as UTF-8',
      bytes.subarray(0, nul).toString('latin1').split('\n').length,
    );
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(/\r\n?/g, '\n');
  } catch {
    return wrong(
      'letters that are not UTF-8',
      'text saved as UTF-8; choose that where your editor saves it',
      badLine(bytes),
    );
  }
}

/** The parts of a service's file: fields between two lines of three dashes, and what is below them, after `before` lines. */
export function headAndText(whole: string): { head: string; text: string; before: number } | undefined {
  const [all, head = ''] = /^---[ \t]*\n([\s\S]*?\n)?---[ \t]*(?:\n|$)/.exec(whole) ?? [];
  return all === undefined
    ? undefined
    : { head, text: whole.slice(all.length), before: all.split('\n').length - 1 };
}

/** The first line that is no UTF-8. */
function badLine(bytes: Buffer): number {
  const decoded = new TextDecoder('utf-8').decode(bytes);
  return decoded.slice(0, decoded.indexOf('\ufffd')).split(/\r\n?|\n/).length;
}
