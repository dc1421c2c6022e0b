import { withPrices } from '../../contract/content/assemble.ts';
import type { Control, Field } from '../../contract/content/desk/fields.ts';
import { type FileForm, readHead } from '../../contract/content/desk/file-form.ts';
import { formFrom, formOfField, readFields } from '../../contract/content/desk/read-fields.ts';
import { plainPage } from '../../contract/content/plain-page.ts';
import type { CompanyFacts } from '../../contract/content/schema/company.ts';
import { PAGE_PATHS, type PageName } from '../../contract/content/schema/pages.ts';
import type { Prices } from '../../contract/content/schema/services.ts';
import { termsSchema } from '../../contract/content/schema/terms.ts';
import { fill } from '../../contract/fill.ts';
import { officeWebsite as words } from '../../messages/en/office-website.ts';
import { inTerms } from '../../site/terms.ts';
import { isControl } from './field-words.ts';

/** What is said beside some fields of a form, by their names. */
export type Remarks = Map<string, string>;

/** What pages say where a field is empty, and how sentences with figures in them will read. `textOf` gives other files. */
export async function remarksOn(
  file: string,
  { fields }: FileForm,
  textOf: (file: string) => Promise<string>,
): Promise<Remarks> {
  const dataOf = async (other: string) => readHead(other, await textOf(other))?.data ?? {};
  const controls = controlsIn(fields);
  if (file === 'pages.yaml') return whereEmpty(controls, (await dataOf('company.yaml')) as CompanyFacts);
  if (file === 'terms.yaml') return asRead(fields, controls, (await dataOf('prices.yaml')) as Prices);
  return new Map();
}

/** The title comes first, as what a page is known by. */
function whereEmpty(controls: Control[], company: CompanyFacts): Remarks {
  const empty = new Set(controls.flatMap(({ name, value }) => (value === '' ? name : [])));
  return new Map(
    Object.keys(PAGE_PATHS).flatMap((page) =>
      Object.entries(plainPage(company, page as PageName)).flatMap(([field, text]): [string, string][] => {
        const name = `${page}.${field}`;
        return text && empty.has(name) ? [[name, fill(words.whereEmpty, { text })]] : [];
      }),
    ),
  );
}

/** Nothing while there are mistakes in them. */
function asRead(fields: Field, controls: Control[], prices: Prices): Remarks {
  const { data, success } = termsSchema.safeParse(
    readFields(termsSchema, formFrom(formOfField(fields))).data,
  );
  if (!success) return new Map();
  const terms = withPrices(data, prices);
  const figures = Object.keys(terms.figures).map((name): [string, string] => [
    `figures.${name}`,
    fill(words.inSentence, { place: `{${name}}`, text: inTerms(terms, `{${name}}`) }),
  ]);
  const sentences = controls
    .filter(({ limits }) => limits.some((limit) => limit.includes('{')))
    .map(({ name, value }): [string, string] => [
      name,
      /\{\w+\}/.test(value) ? fill(words.asRead, { text: inTerms(terms, value) }) : words.mayName,
    ]);
  return new Map([...figures, ...sentences]);
}

function controlsIn(field: Field): Control[] {
  if (isControl(field)) return [field];
  const inside = 'fields' in field ? field.fields : field.entries.map((entry) => entry.field);
  return inside.flatMap(controlsIn);
}
