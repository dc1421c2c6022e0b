import { fieldsWithFiles } from '../issues.ts';
import type { Path } from '../mistake.ts';
import { editFile, formOfFile, readHead, withData } from './file-form.ts';
import { mergeForms } from './merge-forms.ts';

/**
 * The text of a file without the entries of its lists that do nothing but lead to one of these addresses: cards, and links with their words.
 * Undefined where there are none, or where the file cannot do without.
 */
export function withoutLinksTo(addresses: string[], file: string, whole: string): string | undefined {
  const head = readHead(file, whole);
  if (!head) return undefined;
  const { schema, data } = head;
  const isThere = ({ value, folder }: { value: string; folder: string | undefined }) =>
    !folder && addresses.includes(value.split('#')[0] ?? '');
  // From the last one on, so the others stay in their places.
  const entries = fieldsWithFiles(schema, data)
    .filter(isThere)
    .flatMap(({ path }) => entryOf(data, path) ?? [])
    .toReversed();
  const issuesOf = (each: unknown) => schema.safeParse(each).error?.issues.length ?? 0;
  const after = entries.reduce<unknown>((all, path) => {
    const without = withoutEntry(all, path);
    return issuesOf(without) <= issuesOf(all) ? without : all;
  }, data);
  return after === data ? undefined : withData(file, whole, after);
}

/** The same file as it is now with what `withoutLinksTo` takes out of an older text of it, unless that list is another one by now. */
export function withLinksAgain(
  addresses: string[],
  file: string,
  now: string,
  older: string,
): string | undefined {
  const without = withoutLinksTo(addresses, file, older);
  if (without === undefined) return undefined;
  // With its comments, too.
  if (without === now) return older;
  const [base, yours, theirs] = [without, now, older].map((text) => formOfFile(file, text));
  return base && yours && theirs && editFile(file, now, mergeForms(base, yours, theirs).form).text;
}

/** The place of the entry of a list that is an address, or an address and its words. */
function entryOf(data: unknown, path: Path): [Path] | undefined {
  if (typeof path.at(-1) === 'number') return [path];
  const around = path.slice(0, -1);
  const entry = around.reduce<unknown>((at, part) => (at as Record<PropertyKey, unknown>)[part], data);
  const isLink =
    path.at(-1) === 'to' && Object.keys(entry as object).every((key) => /^(?:text|to)$/.test(key));
  return isLink && typeof around.at(-1) === 'number' ? [around] : undefined;
}

function withoutEntry(data: unknown, [part, ...rest]: Path): unknown {
  if (Array.isArray(data) && rest.length === 0) return data.toSpliced(Number(part), 1);
  const copy = (Array.isArray(data) ? [...data] : { ...(data as object) }) as Record<PropertyKey, unknown>;
  if (part !== undefined) copy[part] = withoutEntry(copy[part], rest);
  return copy;
}
