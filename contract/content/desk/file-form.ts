import { stringify } from 'yaml';
import type { z } from 'zod';
import { FILES } from '../files.ts';
import { checked, fieldOf, parsed, withoutFields } from '../issues.ts';
import type { Mistake } from '../mistake.ts';
import { readMarkdown } from '../read-markdown.ts';
import { headAndText } from '../read-text.ts';
import { readYaml } from '../read-yaml.ts';
import { serviceFileSchema } from '../schema/services.ts';
import { editYaml } from './edit-yaml.ts';
import { type Control, type Field, fieldsOf } from './fields.ts';
import { type Form, formFrom, formOfField, type Problems, readFields } from './read-fields.ts';

/** What a file's form shows: its fields, and for a service the text below them. */
export type FileForm = { fields: Field; text?: Control };

/** What is wrong, by the names of the fields beside which it is shown; `said` is a whole sentence. */
export type FormMistakes = Map<string, (Mistake | Problems[string] | { said: string })[]>;

/** The name of the field of a service's text, which no field of a schema can have. */
const TEXT = '#text';

/** The form of "office.yaml" or "services/decks.md"; mistakes instead where its text cannot be read. */
export function openFile(file: string, whole: string): { form?: FileForm; mistakes: Mistake[] } {
  const { head, text } = partsOf(file, whole);
  const { source, mistakes } = readYaml(head, file);
  if (!source) return { mistakes };
  const schema = schemaOf(file);
  return { form: formWith(fieldsOf(schema, parsed(source, schema).data), text), mistakes };
}

/** What a browser sends when nothing in the form of a file was changed; nothing where its text cannot be read. */
export function formOfFile(file: string, whole: string): Form | undefined {
  const { form } = openFile(file, whole);
  return form && formFrom([...formOfField(form.fields), ...(form.text ? formOfField(form.text) : [])]);
}

/** The same form with what was typed into it, after a press that saves nothing. */
export function typedForm(file: string, form: Form): FileForm {
  const { data } = readFields(schemaOf(file), form, true);
  return formWith(fieldsOf(schemaOf(file), data), isService(file) ? typedText(form) : undefined);
}

/**
 * The text of a file with what was typed into its form, mistakes and all; no text where a form says what no file can, as two entries
 * of one name. With the form as it was typed, and what is wrong with it.
 */
export function editFile(
  file: string,
  whole: string,
  form: Form,
): { text?: string; form: FileForm; mistakes: FormMistakes } {
  const schema = schemaOf(file);
  const { head, text = '', top, middle } = partsOf(file, whole);
  const old = readYaml(head, file).source;
  const { data, problems } = readFields(schema, form);
  const after = asMeantIn(schema, file, stringify(data));
  const before = old && inForm(schema, parsed(old, schema).data, true);
  let edited = editYaml(head, before, after);
  // A file that is laid out in a way that cannot be edited in place is written again.
  if (!isSame(asMeantIn(schema, file, edited), after)) edited = stringify(after, { lineWidth: 0 });

  edited = withoutUnknown(edited, file, schema);

  const { source, mistakes } = readYaml(edited, file);
  if (source) checked(source, schema, mistakes);
  const typed = isService(file) ? typedText(form) : undefined;
  const wrong = typed === undefined ? [] : readMarkdown(typed, file, 0).mistakes;
  const all = [...mistakes, ...wrong.map((each) => ({ ...each, field: TEXT }))];
  const shown = formWith(fieldsOf(schema, data), typed);
  const result = { form: shown, mistakes: mistakesAt(shown, all, problems) };
  if (!source || Object.keys(problems).length > 0) return result;
  const below = typed === undefined || typed === text.replace(/\n$/, '') ? text : `${typed}\n`;
  return { text: top + edited + middle + below, ...result };
}

/** The text of a file with other data in its fields and, for a service, another text below them. */
export function withData(file: string, whole: string, data: unknown, below?: string): string | undefined {
  const { text } = openFile(file, whole).form ?? {};
  const fields = formOfField(fieldsOf(schemaOf(file), data));
  const value = below ?? text?.value ?? '';
  return editFile(file, whole, formFrom([...fields, ...(text ? formOfField({ ...text, value }) : [])])).text;
}

/** What the fields of a file hold, as they are written. */
export type Head = { schema: z.ZodType; data: unknown };

/** Nothing where the file cannot be read, or has no form. */
export function readHead(file: string, whole: string): Head | undefined {
  if (!hasForm(file)) return undefined;
  const { source } = readYaml(partsOf(file, whole).head, file);
  const schema = schemaOf(file);
  return source && { schema, data: parsed(source, schema).data };
}

function schemaOf(file: string): z.ZodType {
  const part = file.replace(/\.yaml$/, '');
  if (isService(file)) return serviceFileSchema;
  if (!Object.hasOwn(FILES, part)) throw new Error(`no form for ${file}`);
  return FILES[part as keyof typeof FILES] as z.ZodType;
}

function isService(file: string): boolean {
  return file.startsWith('services/');
}

/** Whether a file with this name has a form: "office.yaml", "services/front-doors.md". */
export function hasForm(file: string): boolean {
  return (
    /^services\/[a-z\d]+(?:-[a-z\d]+)*\.md$/.test(file) ||
    (file.endsWith('.yaml') && Object.hasOwn(FILES, file.slice(0, -'.yaml'.length)))
  );
}

function partsOf(file: string, whole: string) {
  if (!isService(file)) return { head: whole, text: undefined, top: '', middle: '' };
  const { head = '', text = '' } = headAndText(whole) ?? {};
  const start = whole.indexOf('\n') + 1;
  const around = head || text ? whole : '---\n---\n';
  return {
    ...{ head, text },
    top: around.slice(0, start || 4),
    middle: around.slice((start || 4) + head.length, around.length - text.length),
  };
}

function formWith(fields: Field, text: string | undefined): FileForm {
  if (text === undefined) return { fields };
  const about = { name: TEXT, path: [TEXT], label: '', help: '', limits: [], needed: false };
  const { isSample } = fields;
  const isMain = true;
  return { fields, text: { ...about, isSample, isMain, kind: 'markdown', value: text.replace(/\n$/, '') } };
}

/** Without the line ends of a browser, and without the last one. */
function typedText(form: Form): string {
  return (form.get(TEXT)?.[0] ?? '').replace(/\r\n?/g, '\n').replaceAll('\0', '').replace(/\n$/, '');
}

/** The text without the fields that another version of the program knew, which no form can show. */
function withoutUnknown(text: string, file: string, schema: z.ZodType): string {
  const { source } = readYaml(text, file);
  if (!source) return text;
  const { unknown } = parsed(source, schema, true);
  return editYaml(text, source.data, withoutFields(source.data, unknown));
}

/** What a text holds as its form reads it, with what people write by themselves in the form that the schema has for it. */
function asMeantIn(schema: z.ZodType, file: string, text: string): unknown {
  const { source } = readYaml(text, file);
  return source && inForm(schema, parsed(source, schema).data);
}

/** Data as its form reads it when nothing in it was changed. */
function inForm(schema: z.ZodType, data: unknown, keepsBlank = false): unknown {
  return readFields(schema, formFrom(formOfField(fieldsOf(schema, data))), keepsBlank).data;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Each at its field, or at the nearest around it. */
export function mistakesAt(
  { fields, text }: FileForm,
  mistakes: Mistake[],
  problems: Problems = {},
): FormMistakes {
  const names = new Map([...namesOf(fields), ...(text ? namesOf(text) : [])]);
  const found: FormMistakes = new Map();
  const said = Object.keys(problems);
  for (const [field, each] of [
    ...Object.entries(problems),
    // What is said of the form itself is not said again of its data.
    ...mistakes
      .filter(({ field }) => !said.some((at) => field === at || field.startsWith(`${at} > `)))
      .map((mistake) => [mistake.field, mistake] as const),
  ]) {
    // A mistake in a text names no field.
    let at = field || (text ? TEXT : '');
    while (!names.has(at) && at) at = at.includes(' > ') ? at.slice(0, at.lastIndexOf(' > ')) : '';
    const name = names.get(at) ?? '';
    found.set(name, [...(found.get(name) ?? []), each]);
  }
  return found;
}

/** The place of each field as mistakes name it, with the name of its control. */
function namesOf(field: Field): [string, string][] {
  const own: [string, string] = [fieldOf(field.path), field.name];
  if ('fields' in field) return [...field.fields.flatMap(namesOf), own];
  if ('entries' in field) return [...field.entries.flatMap(({ field: each }) => namesOf(each)), own];
  return [own];
}
