import { escapeInvisible } from '../server/formats/visible-text.ts';

/** Indented JSON. Invisible characters are escaped, which is safe on a terminal and parses to the same value. */
export function asJson(value: unknown): string {
  return `${escapeInvisible(JSON.stringify(value, null, 2))}\n`;
}

/** A JSON array of values, in chunks, so a long list needs little memory. */
export async function* jsonList(values: AsyncIterable<unknown>): AsyncGenerator<string> {
  let isEmpty = true;
  for await (const value of values) {
    const json = escapeInvisible(JSON.stringify(value, null, 2)).replaceAll(/^/gm, '  ');
    yield `${isEmpty ? '[' : ','}\n${json}`;
    isEmpty = false;
  }
  yield isEmpty ? '[]\n' : '\n]\n';
}
