import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Control, Field } from '../../contract/content/desk/fields.ts';
import { editFile, formOfFile, openFile } from '../../contract/content/desk/file-form.ts';
import { fieldOf } from '../../contract/content/issues.ts';
import { readContent } from '../../contract/content/read.ts';
import { copyContent } from '../content-copy.ts';

/** What a browser would run if it came onto a page as it is, with the number of the field. */
const hostile = (number: number) => `<b onclick=n${number}>`;

/** Captions and prices that no page of the sample shows. */
const NOT_ON_PAGES = 20;

test('what an owner types into any field of a form is on the pages, and runs nowhere', {
  timeout: 240_000,
}, async () => {
  const { settings, write, remove } = copyContent();
  onTestFinished(remove);
  const folder = settings.CONTENT_DIR;
  const typed = typeEverywhere(folder);
  expect(typed.length).toBeGreaterThan(1_000);
  expect(await write().ended).toBe(0);
  const read = (pattern: string) =>
    globSync(pattern, { cwd: settings.SITE_DIR }).map((file) =>
      readFileSync(join(settings.SITE_DIR, file), 'utf8'),
    );
  const pages = read('public/**/*.html');
  expect(pages.length).toBeGreaterThan(30);
  for (const page of pages) expect(/<b onclick=n\d+/.exec(page)?.[0]).toBeUndefined();
  const shown = [...pages, ...read('public/assets/content/*.json'), ...read('*.html')].join('\n');
  const numbers = new Set([...shown.matchAll(/b onclick=n(\d+)/g)].map(([, number]) => Number(number)));
  const missing = typed.filter(({ number }) => !numbers.has(number)).map(({ place }) => place);
  expect(missing.length, missing.join(', ')).toBeLessThan(NOT_ON_PAGES);
});

type Typed = { number: number; place: string };

/** Adds hostile text to every field of every file that takes it, through its form, as an owner does. */
function typeEverywhere(folder: string): Typed[] {
  const files = globSync('{*.yaml,services/*.md}', { cwd: folder });
  const originals = new Map(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
  let number = 0;
  const all = files.flatMap((file) =>
    controlsIn(file, originals.get(file) ?? '').map((control) => ({ file, control, number: ++number })),
  );
  const refused = new Set<number>();
  for (;;) {
    const before = refused.size;
    for (const [file, inFile] of Map.groupBy(all, (each) => each.file)) {
      const whole = originals.get(file) ?? '';
      for (;;) {
        const taken = inFile.filter((each) => !refused.has(each.number));
        const form = new Map(formOfFile(file, whole));
        for (const { control, number: n } of taken)
          form.set(control.name, [`${control.value} ${hostile(n)}`]);
        const { text, mistakes } = editFile(file, whole, form);
        const wrong = taken.filter(({ control }) =>
          [...mistakes.keys()].some((at) => control.name.startsWith(at)),
        );
        for (const { number: n } of wrong) refused.add(n);
        if (mistakes.size > 0 && wrong.length > 0) continue;
        if (mistakes.size > 0) throw new Error(`${file}: ${JSON.stringify([...mistakes])}`);
        writeFileSync(join(folder, file), text ?? '');
        break;
      }
    }
    // What does not fit to the other files.
    const { mistakes } = readContent(folder);
    for (const { file, field, found, expected } of mistakes) {
      // A name by which another file names it.
      for (const [, n] of `${found} ${expected}`.matchAll(/onclick=n(\d+)/g)) refused.add(Number(n));
      for (const { control, number: n } of all.filter((each) => each.file === file))
        if (fieldOf(control.path) === field || fieldOf(control.path).startsWith(`${field} > `))
          refused.add(n);
    }
    if (mistakes.length === 0) return takenOf();
    if (refused.size === before) throw new Error(JSON.stringify(mistakes.slice(0, 5)));
  }

  function takenOf() {
    return all
      .filter((each) => !refused.has(each.number))
      .map(({ file, control, number: n }) => ({ number: n, place: `${file} ${control.name}` }));
  }
}

function controlsIn(file: string, whole: string): Control[] {
  const { form } = openFile(file, whole);
  return form ? [...controlsOf(form.fields), ...(form.text ? [form.text] : [])] : [];
}

/** Those that hold text. */
function controlsOf(field: Field): Control[] {
  if ('fields' in field) return field.fields.flatMap(controlsOf);
  if ('entries' in field) return field.entries.flatMap((entry) => controlsOf(entry.field));
  // What is left out of an area names it.
  if (field.name.startsWith('areasServed')) return [];
  return ['line', 'text', 'markdown'].includes(field.kind) && field.value !== '' ? [field] : [];
}
