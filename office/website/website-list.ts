import type { FileName } from '../../contract/content/files.ts';
import { headAndText } from '../../contract/content/read-text.ts';
import { readYaml } from '../../contract/content/read-yaml.ts';
import { officeWebsite as words } from '../../messages/en/office-website.ts';
import type { Group, Row } from './website-page.ts';

/** A file of the website as it is with the drafts: its text is absent where there is no such file. */
export type Part = { file: string; text?: string | undefined; isChanged: boolean };

/** What there is on a website, in the order in which owners look for it. Services are the files of a folder. */
const GROUPS: { group: keyof (typeof words)['groups']; files: (FileName | 'SERVICES')[] }[] = [
  { group: 'business', files: ['company', 'office', 'areas'] },
  { group: 'services', files: ['SERVICES', 'services', 'prices', 'how-soon', 'windows-and-doors'] },
  { group: 'reviews', files: ['reviews', 'testimonials', 'crew'] },
  { group: 'pictures', files: ['photos', 'galleries', 'projects', 'logos'] },
  {
    group: 'pages',
    files: ['home', 'about', 'contact', 'estimate', 'commercial', 'tips', 'guide', 'not-found'],
  },
  { group: 'rules', files: ['terms', 'emergency', 'wet', 'pages', 'messages'] },
];

/** The list of the website's parts. */
export function websiteList(parts: Part[]): Group[] {
  const services = parts
    .filter(({ file }) => file.startsWith('services/'))
    .map(rowOf)
    .filter(({ isMissing, isChanged }) => !isMissing || isChanged)
    .sort((a, b) => a.title.localeCompare(b.title));
  const rowOfFile = (name: FileName) => {
    const file = `${name}.yaml`;
    return rowOf(parts.find((part) => part.file === file) ?? { file, isChanged: false });
  };
  return GROUPS.map(({ group, files }) => ({
    title: words.groups[group],
    rows: files.flatMap((name) => (name === 'SERVICES' ? services : rowOfFile(name))),
  }));
}

function rowOf({ file, text, isChanged }: Part): Row {
  const data = text === undefined ? undefined : dataOf(file, text);
  return {
    file,
    title: titleOf(file, data),
    isMissing: text === undefined,
    isChanged,
    samples: samplesIn(data),
  };
}

/** What a part of the website is called: a service by its name. */
export function titleOf(file: string, data: unknown): string {
  const part = file.replace(/\.yaml$/, '');
  if (Object.hasOwn(words.files, part)) return words.files[part as FileName];
  const { name } = (data ?? {}) as { name?: unknown };
  return typeof name === 'string' && name ? name : file.replace(/^services\/|\.md$/g, '');
}

/** What a file holds, as far as it can be read. */
export function dataOf(file: string, text: string): unknown {
  const head = file.endsWith('.md') ? (headAndText(text)?.head ?? '') : text;
  return readYaml(head, file).source?.data;
}

/** How many entries are marked as samples. */
function samplesIn(data: unknown): number {
  if (typeof data !== 'object' || data === null) return 0;
  const own = (data as { sample?: unknown }).sample === true ? 1 : 0;
  return Object.values(data).reduce((count: number, each) => count + samplesIn(each), own);
}
