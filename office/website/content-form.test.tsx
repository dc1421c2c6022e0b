// @vitest-environment jsdom

import { globSync, readFileSync } from 'node:fs';
import axe from 'axe-core';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import {
  editFile,
  type FileForm,
  type FormMistakes,
  openFile,
  typedForm,
} from '../../contract/content/desk/file-form.ts';
import { formFrom, pressed } from '../../contract/content/desk/read-fields.ts';
import { officeWebsite as words } from '../../messages/en/office-website.ts';
import { ContentForm } from './content-form.tsx';

/** Shows a form as the browser of an owner has it. */
function show(form: FileForm | undefined, mistakes?: FormMistakes): HTMLFormElement {
  if (!form) throw new Error('no form');
  document.documentElement.lang = 'en';
  document.title = 'Form';
  document.body.innerHTML = `<main><h1>Form</h1>${renderToStaticMarkup(
    <ContentForm
      action="/office/website/x"
      form={form}
      title="All of it"
      mistakes={mistakes}
      files={{ photos: ['header-decks', 'other'].map((name) => ({ name, title: `The photo ${name}` })) }}
    />,
  )}</main>`;
  return document.forms[0] as HTMLFormElement;
}

/** What the browser sends, with the line ends of a browser and with the name of the button. */
function sentBy(form: HTMLFormElement, press?: string) {
  const pairs = [...new FormData(form)].map(([name, value]): [string, string] => [
    name,
    String(value).replace(/\r?\n/g, '\r\n'),
  ]);
  return formFrom(press === undefined ? pairs : [...pairs, ['press', press]]);
}

function control(name: string) {
  const found = document.getElementsByName(name)[0];
  if (!found) throw new Error(`no ${name}`);
  return found as HTMLInputElement;
}

const files = [...globSync('*.yaml', { cwd: 'content' }), 'services/decks.md'];
const read = (file: string) => readFileSync(`content/${file}`, 'utf8');

describe.each(files)('%s', (file) => {
  const whole = read(file);

  test('is the same after its form was saved in a browser, which has a label for every control and no name twice', () => {
    const form = show(openFile(file, whole).form);
    expect(editFile(file, whole, sentBy(form)).text).toBe(whole);
    const ids = [...form.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const controls = [...form.elements].filter(
      (each) => !each.matches('fieldset, [type=hidden]'),
    ) as HTMLInputElement[];
    const labels = new Map(
      [...form.querySelectorAll('label')].map((label) => [
        label.htmlFor || label.control?.id,
        label.textContent,
      ]),
    );
    for (const each of controls.filter((one) => !one.matches('button')))
      expect(labels.get(each.id)?.trim() ?? each.ariaLabel, each.name).toMatch(/^\p{L}/u);
    for (const each of form.querySelectorAll('button')) expect(each.textContent).not.toBe('');
    for (const each of form.querySelectorAll('[aria-describedby]'))
      for (const id of each.getAttribute('aria-describedby')?.split(' ') ?? [])
        expect(document.getElementById(id), id).not.toBeNull();
    // Boxes of one field share its name.
    const single = controls.filter((each) => !each.matches('button, [type=checkbox]'));
    const names = single.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(form.outerHTML).not.toMatch(/<script| on\w+=| style=/);
  });
});

test.each(['office.yaml', 'terms.yaml', 'prices.yaml', 'crew.yaml'])(
  'axe finds nothing wrong with the form of %s',
  async (file) => {
    show(openFile(file, read(file)).form);
    // What needs a layout is seen in a browser.
    const { violations } = await axe.run(document, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  },
);

test('the Enter key saves: the first button of the form is no change of a list', () => {
  const form = show(openFile('crew.yaml', read('crew.yaml')).form);
  const [first] = [...form.elements].filter((each) => each.matches('button'));
  expect(first?.getAttribute('name')).toBeNull();
});

test('a press keeps everything that was typed, right or wrong, and moves what belongs together', () => {
  const file = 'services/decks.md';
  const form = show(openFile(file, read(file)).form);
  control('jobs[0].price[0]').value = 'about 500';
  control('jobs[0].name').value = '<script>"Ada" & עדה</script>';
  control('#text').value = '\n\nTyped.\n';
  control('sample').checked = false;
  const presses = [...form.querySelectorAll<HTMLButtonElement>('button[name=press]')].map(
    ({ value }) => value,
  );
  expect(presses).toEqual(
    expect.arrayContaining(['add jobs', 'down jobs[0]', 'up jobs[1]', 'remove jobs[1]']),
  );
  expect(presses).not.toContain('up jobs[0]');

  const moved =
    form
      .querySelector<HTMLButtonElement>('[value="down jobs[0]"]')
      ?.getAttribute('formaction')
      ?.split('#')[1] ?? '';
  show(typedForm(file, pressed(sentBy(form), 'down jobs[0]')));
  expect(document.getElementById(moved)?.contains(control('jobs[1].name'))).toBe(true);
  expect(control('jobs[1].price[0]').value).toBe('about 500');
  expect(control('jobs[1].name').value).toBe('<script>"Ada" & עדה</script>');
  expect(control('#text').value).toBe('\n\nTyped.');
  expect(control('sample').checked).toBe(false);

  show(typedForm(file, pressed(sentBy(document.forms[0] as HTMLFormElement), 'add jobs')));
  const count = document.getElementsByName('jobs[]').length;
  expect(control(`jobs[${count - 1}].name`).closest('details')?.open).toBe(true);
  show(typedForm(file, pressed(sentBy(document.forms[0] as HTMLFormElement), 'remove jobs[1]')));
  expect(document.getElementsByName('jobs[]')).toHaveLength(count - 1);
  expect(control('jobs[0].price[0]').value).not.toBe('about 500');
});

test('the name of a service leads to what keeps its words when it is changed', () => {
  const file = 'services/decks.md';
  show(openFile(file, read(file)).form);
  const links = [...document.querySelectorAll('#field-name-hint a')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#field-title', '#field-heading']);
  for (const link of links)
    expect(document.getElementById(link.getAttribute('href')?.slice(1) ?? '')).not.toBeNull();
  show(openFile(file, '---\nname: Decks\n---\n').form);
  expect(document.querySelector('#field-name-hint a')).toBeNull();
});

test('a closed entry that is a sample says so', () => {
  show(
    openFile('reviews.yaml', '- { name: Ada, text: Good, sample: true }\n- { name: Lee, text: Good }\n').form,
  );
  const titles = [...document.querySelectorAll('summary')].map(({ textContent }) => textContent);
  expect(titles.map((title) => title?.includes(words.sample))).toEqual([true, false]);
});

test('a job needs a name alone, unless it has a shared price', () => {
  const head = (job: string) => `---\nname: Decks\njobs:\n  - ${job}\n---\n`;
  const labelOf = (name: string) => control(name).labels?.[0]?.textContent;
  show(openFile('services/decks.md', head('{ name: Boards, price: 200 }')).form);
  expect(labelOf('jobs[0].name')).toBe('Name');
  for (const field of ['time', 'permit', 'raises'])
    expect(labelOf(`jobs[0].${field}`)).toMatch(/\(optional\)$/);
  show(openFile('services/decks.md', head('{ use: visit }')).form);
  expect(labelOf('jobs[0].name')).toBe('Name (optional)');
});

test('a list says how many it can have, in the words of no file', () => {
  const file = 'services/decks.md';
  show(openFile(file, read(file)).form);
  const { textContent: hint } = document.getElementById('field-jobs-hint') ?? {};
  expect(hint).toContain('At most nine jobs.');
  expect(document.body.textContent).not.toMatch(/\b(?:yaml|a list of texts)\b|`|\((?:use|priced)\)/);
});

test('of fields that are needed and empty, a sentence says so', () => {
  const { form, mistakes } = editFile('company.yaml', 'name: Ada Works\n', formFrom([['name', '']]));
  show(form, mistakes);
  expect(document.getElementById('field-name-error')?.textContent).toBe(words.empty);
});

test('a phone number for examples says so, because customers cannot call it', () => {
  const said = (phone: string) => {
    show(openFile('company.yaml', `name: Ada\nphone: ${phone}\n`).form);
    return document.getElementById('field-phone-error')?.textContent;
  };
  expect(said('(512) 555-0142')).toBe(words.examplePhone);
  expect(said('(512) 736-2100')).toBeUndefined();
});

test('a mistake of several fields opens those that are empty', () => {
  const file = 'logos.yaml';
  const whole = 'seals:\n  - { name: City, file: city, size: [96, 96] }\n';
  const { form, mistakes } = editFile(file, whole, sentBy(show(openFile(file, whole).form)));
  show(form, mistakes);
  expect(control('seals[0].issuer').closest('details')?.parentElement?.tagName).toBe('LI');
});

test('a mistake is beside its field, which is open and tells a screen reader', () => {
  const file = 'services/decks.md';
  show(openFile(file, read(file)).form);
  control('jobs[2].price[0]').value = 'about 500';
  control('name').value = '';
  const result = editFile(file, read(file), sentBy(document.forms[0] as HTMLFormElement));
  expect(result.mistakes.size).toBeGreaterThan(0);
  show(result.form, result.mistakes);
  const price = control('jobs[2].price[0]');
  expect(price.value).toBe('about 500');
  expect(price.getAttribute('aria-invalid')).toBe('true');
  expect(
    document.getElementById(price.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent,
  ).toBe('Expected: a number.');
  expect(price.closest('details')?.open).toBe(true);
  expect(control('jobs[1].price[0]').closest('details')?.open).toBe(false);
  expect(control('name').getAttribute('aria-invalid')).toBe('true');
});

test('a price on a closed line is in dollars, and one that is the same twice is said once', () => {
  const job = (price: string) =>
    `  - { name: Job of ${price.length}, price: ${price}, time: A day, permit: No, raises: Age }\n`;
  const whole = `---\nname: A\njobs:\n${job('[ 175, 175 ]')}${job('[ 900, 1400 ]')}---\n`;
  const { form } = openFile('services/a.md', whole);
  const summaries = () =>
    [...document.querySelectorAll('[data-entries] > li > details > summary')].map((each) => each.textContent);
  show(form);
  expect(summaries()).toEqual(['Job of 12$175', 'Job of 13$900–1,400']);
});

test('no drawing has the name of a maker', () => {
  const form = show(openFile('services/a.md', '---\nname: A\n---\n').form);
  expect(form.querySelector('[name="drawing"] [value="andersen"]')?.textContent).toBe('Windows');
});

test('a list that is a whole file has the name of the file', () => {
  const form = show(openFile('galleries.yaml', 'recentProjects: [ a ]\n').form);
  expect([...form.querySelectorAll('legend')][0]?.textContent).toBe('All of it');
});

test('times that are emptied are taken off', () => {
  const whole =
    "hours:\n  monday: [['08:00', '12:00'], ['13:00', '17:00']]\n  friday: [['08:00', '12:00']]\n";
  const form = show(openFile('office.yaml', whole).form);
  for (const name of ['monday[1][0]', 'monday[1][1]', 'friday[0][0]', 'friday[0][1]'])
    control(`hours.${name}`).value = '';
  const { text, mistakes } = editFile('office.yaml', whole, sentBy(form));
  expect([text?.trim(), mistakes.size]).toEqual(['hours:\n  monday: [[08:00, 12:00]]', 0]);
});

test('of many optional fields that are empty, those that hold several are closed', () => {
  const form = show(openFile('services/decks.md', '---\nname: Decks\n---\n\nText.\n').form);
  const more = [...form.querySelectorAll('details')].find(({ firstElementChild }) =>
    firstElementChild?.textContent?.startsWith(words.more),
  );
  const inside = [...(more?.querySelectorAll(':scope > div > *') ?? [])];
  expect(inside.filter(({ tagName }) => tagName === 'FIELDSET')).toEqual([]);
  expect(inside.filter((each) => each instanceof HTMLDetailsElement && !each.open).length).toBeGreaterThan(3);
});
