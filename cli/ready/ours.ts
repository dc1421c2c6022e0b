import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Content } from '../../contract/content/content.ts';
import { readContent } from '../../contract/content/read.ts';
import { fieldsOf } from '../../site/prerender/samples/own-content.ts';
import { advice, type Finding, right, wrong } from './finding.ts';

/** Where the sample business works: a contractor there has the same towns and offices. */
const STATES = ['NY', 'CT'];

/**
 * What a folder still says in the words of the sample's folder, `sample`, from which it was copied. What the program says by
 * itself, too, is left out.
 */
export function checkCopied(folder: string, content: Content, sample = 'content'): Finding[] {
  const { content: ours } = resolve(folder) === resolve(sample) ? {} : readContent(sample);
  if (!ours) return [];
  const findings = [
    ...(STATES.includes(content.company.address?.state ?? 'NY') ? [] : findPlaces(folder, content, ours)),
    ...findMarks(folder, sample),
    ...findTexts(folder, sample),
  ];
  return findings.length > 0 ? findings : [right('No text, town, office or mark is the sample’s.')];
}

function findPlaces(folder: string, content: Content, ours: Content): Finding[] {
  const { state } = content.company.address ?? {};
  const townsOf = ({ areas }: Content) => areas.flatMap((area) => area.towns);
  const theirTowns = new Set(townsOf(ours));
  const towns = townsOf(content).filter((town) => theirTowns.has(town));
  const theirOffices = new Set(licencesOf(ours).flatMap(({ title, registry }) => [title, registry]));
  const offices = licencesOf(content)
    .filter(({ title, registry }) => [title, registry].some((each) => each && theirOffices.has(each)))
    .map(({ title }) => title);
  return [
    [
      `${towns.length} of your towns are the sample’s`,
      towns,
      'areas.yaml: name the towns where you work.',
    ] as const,
    [
      'Your licenses are from the sample’s offices',
      offices,
      'company.yaml: name the offices that you have yours from, and their registries.',
    ] as const,
  ].flatMap(([what, names, todo]) =>
    names.length > 0 ? [wrong(`${what}, and you are in ${state}: ${few(names)}.`, `${folder}/${todo}`)] : [],
  );
}

/** Without the EPA, which certifies in every state. */
function licencesOf({ company }: Content) {
  return [...company.licences, ...company.otherLicences].filter(({ title }) => !/\bEPA\b/.test(title));
}

function findMarks(folder: string, sample: string): Finding[] {
  return ['drawings/logo.svg', 'public/favicon.svg'].flatMap((file) => {
    const [mark, ours] = [join(folder, file), join(sample, file)];
    if (!existsSync(mark) || !existsSync(ours) || !readFileSync(mark).equals(readFileSync(ours))) return [];
    return [wrong(`${mark} is the sample’s mark.`, 'Put in your own, or remove the file.')];
  });
}

function findTexts(folder: string, sample: string): Finding[] {
  const program = globSync('messages/en/**/*.ts')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const ours = new Set(
    textsByFile(sample).flatMap(([, texts]) => texts.filter((text) => !program.includes(text))),
  );
  const counts = textsByFile(folder).flatMap(([file, texts]) => {
    const same = texts.filter((text) => ours.has(text));
    return same.length > 0 ? [`${file} (${same.length} of ${texts.length} texts)`] : [];
  });
  if (counts.length === 0) return [];
  return [
    advice(
      `The sample’s words are still in ${few(counts, 6)}.`,
      `${folder}/: say it in your own words, and only what is true of you. Search engines rank pages low that others have too.`,
    ),
  ];
}

/** The sentences of each file that are long enough not to be the same by chance. */
function textsByFile(folder: string): [file: string, texts: string[]][] {
  return globSync('{*.yaml,services/*.md}', { cwd: folder })
    .filter((file) => file !== 'messages.yaml')
    .sort()
    .map((file) => {
      const path = join(folder, file);
      const body = file.endsWith('.md') ? readFileSync(path, 'utf8').replace(/^---\n[\s\S]*?\n---/, '') : '';
      return [
        file,
        [...textsIn(fieldsOf(path)), ...body.split(/\n\s*\n|^\s*(?:-|\d+\.|#+) /m)].flatMap(sentences),
      ];
    });
}

function textsIn(fields: unknown): string[] {
  if (typeof fields === 'string') return [fields];
  return typeof fields === 'object' && fields !== null ? Object.values(fields).flatMap(textsIn) : [];
}

function sentences(text: string): string[] {
  return text
    .replaceAll(/\s+/g, ' ')
    .split(/(?<=[.!?]) /)
    .filter((sentence) => sentence.length > 40 && sentence.includes(' '));
}

function few(names: string[], most = 3): string {
  const more = names.length > most ? ` and ${names.length - most} more` : '';
  return `${names.slice(0, most).join(', ')}${more}`;
}
