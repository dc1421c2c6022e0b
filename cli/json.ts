import { escapeInvisible } from '../server/visible-text.ts';

/** For a program, and safe on a terminal: what is invisible stands there as an escape and is read as what it was. */
export function asJson(value: unknown): string {
  return `${escapeInvisible(JSON.stringify(value, null, 2))}\n`;
}

/** The same for a list whose values come one after the other. */
export async function* jsonList(values: AsyncIterable<unknown>): AsyncGenerator<string> {
  let isEmpty = true;
  for await (const value of values) {
    const json = escapeInvisible(JSON.stringify(value, null, 2)).replaceAll(/^/gm, '  ');
    yield `${isEmpty ? '[' : ','}\n${json}`;
    isEmpty = false;
  }
  yield isEmpty ? '[]\n' : '\n]\n';
}
