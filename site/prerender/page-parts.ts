import type { PageContent } from './page-content.ts';

/** Of this part, a page gets the entries that it reads, and of every other one all. */
const BY_ENTRY = 'serviceDetails';

/** The parts of the content that a page has read, by their names; of `serviceDetails` by the names of entries. */
export type PartNames = Set<string>;

/** The content, and the names of the parts that are read from it. */
export function recordParts(content: PageContent): { recorded: PageContent; names: PartNames } {
  const names: PartNames = new Set();
  const entries = new Proxy(content[BY_ENTRY], {
    get(target, name: string) {
      names.add(`${BY_ENTRY}.${name}`);
      return target[name];
    },
  });
  const recorded = new Proxy(content, {
    get(target, name: string) {
      if (name === BY_ENTRY) return entries;
      names.add(name);
      return target[name as keyof PageContent];
    },
  });
  return { recorded, names };
}

/** What the pages have all read, and what each of them has read beside that. */
export function shareParts(pages: Map<string, PartNames>): {
  shared: PartNames;
  own: Map<string, PartNames>;
} {
  const [first = new Set<string>(), ...rest] = pages.values();
  const shared = new Set([...first].filter((name) => rest.every((names) => names.has(name))));
  return {
    shared,
    own: new Map(
      [...pages].map(
        ([path, names]) => [path, new Set([...names].filter((name) => !shared.has(name)))] as const,
      ),
    ),
  };
}

/** The parts of these names, as a file has them. */
export function pickParts(content: PageContent, names: PartNames): Partial<PageContent> {
  const parts: Record<string, unknown> = {};
  const details: PageContent[typeof BY_ENTRY] = {};
  for (const name of [...names].sort()) {
    const [part = '', entry] = name.split(/\.(.*)/s);
    const detail = entry === undefined ? undefined : content[BY_ENTRY][entry];
    if (detail) details[entry as string] = detail;
    else if (entry === undefined) parts[part] = content[part as keyof PageContent];
  }
  return Object.keys(details).length > 0 ? { ...parts, [BY_ENTRY]: details } : parts;
}
