import { hasForm, mistakesAt, openFile } from '../../contract/content/desk/file-form.ts';
import type { FileName } from '../../contract/content/files.ts';
import type { Mistake } from '../../contract/content/mistake.ts';
import { headAndText } from '../../contract/content/read-text.ts';
import { readYaml } from '../../contract/content/read-yaml.ts';
import { PAGE_PATHS } from '../../contract/content/schema/pages.ts';
import { fill } from '../../contract/fill.ts';
import { officeWebsite as words } from '../../messages/en/office-website.ts';
import type { FileVersion, Website } from '../../server/website/website.ts';
import { fieldsIn, idOf, inOwnersWords } from './field-words.ts';
import { type Group, type Row, type ToMend, WEBSITE } from './website-page.ts';

/**
 * A file of the website as it is with the drafts: its text is absent where there is no such file. `was` is what it says for visitors
 * where a draft takes it off, or what it said when it was there last.
 */
export type Part = { file: string; text?: string | undefined; was?: string | undefined; isChanged: boolean };

/** What there is on a website, in the order in which owners look for it. Services are the files of a folder; `messages.yaml` is for those who edit files. */
const GROUPS: { group: keyof (typeof words)['groups']; files: (FileName | 'SERVICES')[] }[] = [
  { group: 'business', files: ['company', 'office', 'areas'] },
  { group: 'services', files: ['SERVICES', 'services', 'prices', 'how-soon', 'windows-and-doors'] },
  { group: 'reviews', files: ['reviews', 'testimonials', 'crew'] },
  { group: 'pictures', files: ['photos', 'galleries', 'projects', 'logos'] },
  {
    group: 'pages',
    files: ['home', 'about', 'contact', 'estimate', 'commercial', 'tips', 'guide', 'not-found'],
  },
  { group: 'rules', files: ['terms', 'emergency', 'wet', 'pages'] },
];

/** The list of the website's parts. */
export function websiteList(parts: Part[]): Group[] {
  const services = parts
    .filter(({ file }) => file.startsWith('services/'))
    .map(rowOf)
    .sort((a, b) => a.title.localeCompare(b.title));
  const rowOfFile = (name: FileName) => {
    const file = `${name}.yaml`;
    return rowOf(parts.find((part) => part.file === file) ?? { file, isChanged: false });
  };
  return GROUPS.map(({ group, files }) => ({
    title: words.groups[group],
    isSeldom: group === 'rules',
    rows: files.flatMap((name) => (name === 'SERVICES' ? services : rowOfFile(name))),
  }));
}

/** Their pages are there without them, in the words of the program. */
const WITHOUT_FILE = new Set(
  ['contact', 'estimate', 'services', 'not-found', 'pages', 'messages', 'emergency'].map(
    (part) => `${part}.yaml`,
  ),
);

function rowOf({ file, text, was, isChanged }: Part): Row {
  const data = text === undefined ? undefined : dataOf(file, text);
  return {
    file,
    title: titleOf(file, was === undefined ? data : dataOf(file, was)),
    wasThere: was !== undefined,
    isMissing: text === undefined && !WITHOUT_FILE.has(file),
    isChanged,
    samples: samplesIn(data),
  };
}

/** The files that have a form, with the drafts and with those that were there once. */
export async function partsOf(website: Website): Promise<Part[]> {
  const past = [...(await website.past())].map(([file, { hash }]): [string, FileVersion] => [
    file,
    { hash: null, was: hash, isChanged: false },
  ]);
  const files = [...new Map([...past, ...(await website.files())])].filter(([file]) => hasForm(file));
  const texts = await website.textsOf(files.flatMap(([, { hash, was }]) => hash ?? was ?? []));
  return files.map(([file, { hash, was, isChanged }]) => ({
    ...{ file, isChanged, text: texts.get(hash ?? '') },
    was: hash === null ? texts.get(was ?? '') : undefined,
  }));
}

/** What is wrong in words, or only where it is, each with the form in which it is put right. */
export async function toMend(
  website: Website,
  wrong: (Mistake | { file: string; field?: string })[],
): Promise<ToMend[]> {
  const all = await partsOf(website);
  return wrong.map((each) => {
    const { file } = each;
    const text = all.find((part) => part.file === file)?.text;
    const part = titleOf(file, text && dataOf(file, text));
    const { found = '', expected = '', ...rest } = each as Partial<Mistake>;
    const { name = '', label } = ('expected' in each && fieldWith(each, text)) || {};
    // What no form has a field for is called as it is written.
    const field = label || (rest.field ?? '');
    const at = name ? `#${idOf(name)}` : '';
    const place = [part, field].filter(Boolean).join(', ');
    const [, address] = /^"([^"#]+)/.exec(found) ?? [];
    const gone = all.find(({ file, was }) => address && was && pageOf(file, was) === address);
    const said = gone?.was
      ? fill(words.leadsToGone, { place, part: titleOf(gone.file, dataOf(gone.file, gone.was)) })
      : fill(words.mistake, { place, found, expected: inOwnersWords(expected.replace(/\.$/, '')) });
    return { to: hasForm(file) ? `${WEBSITE}/edit/${file}${at}` : undefined, words: expected ? said : place };
  });
}

/** The address of the page that a file makes. */
export function pageOf(file: string, text: string): string | undefined {
  const [, slug, part = ''] = /^(?:services\/(.*)\.md|(.*)\.yaml)$/.exec(file) ?? [];
  const { page } = (dataOf(file, text) ?? {}) as { page?: { path?: string } };
  return slug ? `/service/${slug}` : (page?.path ?? (PAGE_PATHS as Record<string, string>)[part]);
}

/** The field of a form in which a mistake is, with its label. */
function fieldWith(mistake: Mistake, text = ''): { name: string; label: string } | undefined {
  const { form } = hasForm(mistake.file) ? openFile(mistake.file, text) : {};
  if (!form) return undefined;
  const [name] = mistakesAt(form, [mistake]).keys();
  const all = [form.fields, ...(form.text ? [{ ...form.text, label: words.text }] : [])];
  return all.flatMap((field) => fieldsIn(field, '')).find((field) => field.name === name);
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
