import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

export type Text = { file: string; text: string };

/** Every value of our sample's files, one a line, and what follows the head of a service. Comments are not read by visitors. */
export const texts: Text[] = globSync(['content/*.yaml', 'content/services/*.md'])
  .sort()
  .map((file) => ({ file, text: wordsOf(readFileSync(file, 'utf8')) }));

/** The files of services. */
export const serviceTexts = texts.filter(({ file }) => file.endsWith('.md'));

/** The strings of YAML, or of a head between two lines of ---, with the text below it. */
export function wordsOf(source: string): string {
  const [whole = '', head = source] = /^---\n([\s\S]*?)\n---\n/.exec(source) ?? [];
  const values: string[] = [];
  JSON.stringify(parse(head), (_name, value) => {
    if (typeof value === 'string') values.push(value.trim());
    return value;
  });
  return [...values, whole && source.slice(whole.length)].join('\n');
}
