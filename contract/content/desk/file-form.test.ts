import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { z } from 'zod';
import { FILES } from '../files.ts';
import { checked, parsed } from '../issues.ts';
import { headAndText } from '../read-text.ts';
import { readYaml } from '../read-yaml.ts';
import { serviceFileSchema } from '../schema/services.ts';
import { fieldsOf } from './fields.ts';
import { editFile, openFile } from './file-form.ts';
import { formFrom, formOfField, pressed, readFields } from './read-fields.ts';

/** A folder whose values are the tests’ own. */
const OTHER = 'tests/another-contractor/content';

const FILE_NAMES = ['content', OTHER].flatMap((folder) =>
  globSync('{*.yaml,services/*.md}', { cwd: folder }).map(
    (file) => [folder, file.replaceAll('\\', '/')] as const,
  ),
);

const read = (folder: string, file: string) => readFileSync(`${folder}/${file}`, 'utf8');

/** What the form of a file sends, with changes by the names of fields. */
function formOf(file: string, whole: string, changes: Record<string, string> = {}) {
  const { form } = openFile(file, whole);
  if (!form) throw new Error(`${file} cannot be read`);
  const pairs = [...formOfField(form.fields), ...(form.text ? formOfField(form.text) : [])];
  const sent = formFrom(pairs);
  return new Map([...sent, ...Object.entries(changes).map(([name, value]) => [name, [value]] as const)]);
}

/** The file after a change; a change that is refused fails. */
function edited(file: string, whole: string, changes: Record<string, string>, ...presses: string[]) {
  const form = presses.reduce(pressed, formOf(file, whole));
  const result = editFile(
    file,
    whole,
    new Map([...form, ...Object.entries(changes).map(([name, value]) => [name, [value]] as const)]),
  );
  if (result.text === undefined || result.mistakes.size > 0)
    throw new Error(JSON.stringify([...result.mistakes]));
  return result.text;
}

/** The lines that only one of two texts has, each behind its sign. */
function differences(before: string, after: string): string[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  return [
    ...old.filter((line) => !now.includes(line)).map((line) => `-${line}`),
    ...now.filter((line) => !old.includes(line)).map((line) => `+${line}`),
  ];
}

/** The mistakes of a form, by the names of fields. */
function refused(file: string, whole: string, changes: Record<string, string>) {
  const result = editFile(file, whole, formOf(file, whole, changes));
  if (result.mistakes.size === 0) throw new Error('not refused');
  const said = [...result.mistakes].map(([name, each]) => [
    name,
    each.map((mistake) =>
      typeof mistake === 'string' ? mistake : 'said' in mistake ? mistake.said : mistake.expected,
    ),
  ]);
  return { said: Object.fromEntries(said), form: result.form };
}

describe.each(FILE_NAMES)('%s/%s', (folder, file) => {
  const whole = read(folder, file);

  test('stays as it is, byte for byte, when nothing in its form was changed', () => {
    expect(edited(file, whole, {})).toBe(whole);
  });

  test('loses nothing on its way through the form: written again from it, it reads the same', () => {
    const isService = file.startsWith('services/');
    const schema: z.ZodType = isService
      ? serviceFileSchema
      : FILES[file.replace('.yaml', '') as keyof typeof FILES];
    const source = readYaml(isService ? (headAndText(whole)?.head ?? '') : whole, file).source;
    if (!source) throw new Error('cannot be read');
    const { data } = readFields(schema, formFrom(formOfField(fieldsOf(schema, parsed(source, schema).data))));
    const again = readYaml(stringify(data), file).source;
    expect(again && checked(again, schema, [])).toEqual(checked(source, schema, []));
  });
});

test('every field of every schema has a form of its own kind, with a label', () => {
  const kinds = new Set<string>();
  for (const [name, schema] of [...Object.entries(FILES), ['service', serviceFileSchema] as const]) {
    const look = (field: ReturnType<typeof fieldsOf>, isPart = false): void => {
      kinds.add(field.kind);
      if (!isPart && field.path.length > 0) expect(field.label, `${name}: ${field.name}`).toMatch(/^[A-Z]/);
      if (field.kind === 'yaml') expect(name).toBe('messages');
      if ('fields' in field)
        for (const each of field.fields)
          look(
            each,
            field.kind !== 'group' || field.fields.some(({ path }) => typeof path.at(-1) === 'number'),
          );
    };
    look(fieldsOf(schema, undefined));
  }
  expect([...kinds].sort()).toEqual([
    'checks',
    'choice',
    'either',
    'file',
    'group',
    'line',
    'lines',
    'list',
    'number',
    'range',
    'switch',
    'text',
    'yaml',
  ]);
});

test('a new field of a schema has a form by itself', () => {
  const schema = z.strictObject({
    color: z.enum(['red', 'blue']).optional().meta({ label: 'Color', help: 'Of the van.' }),
    open: z
      .array(z.tuple([z.string(), z.string()]))
      .default([])
      .meta({ label: 'Open' }),
  });
  expect(fieldsOf(schema, { color: 'red', open: [['08:00', '12:00']] })).toMatchObject({
    fields: [
      {
        name: 'color',
        label: 'Color',
        help: 'Of the van.',
        needed: false,
        kind: 'choice',
        choices: ['red', 'blue'],
        value: 'red',
      },
      {
        kind: 'list',
        entries: [
          { field: { name: 'open[0]', kind: 'span', fields: [{ value: '08:00' }, { value: '12:00' }] } },
        ],
      },
    ],
  });
});

describe('a change', () => {
  const drywall = read(OTHER, 'services/drywall.md');

  test('of one price changes one line', () => {
    expect(
      differences(drywall, edited('services/drywall.md', drywall, { 'jobs[0].price[1]': '$1,050' })),
    ).toEqual(['-    price: [140, 260]', '+    price: [140, 1050]']);
  });

  test('of one price alone is typed once', () => {
    const text = 'name: Decks\njobs:\n  - { name: One, price: [ 165, 165 ] }\n';
    const file = 'services/decks.md';
    const service = `---\n${text}---\n`;
    expect(formOf(file, service).get('jobs[0].price[1]')).toEqual(['']);
    expect(edited(file, service, {})).toBe(service);
    expect(edited(file, service, { 'jobs[0].price[0]': '180' })).toContain('[ 180, 180 ]');
    expect(edited(file, service, { 'jobs[0].price[1]': '200' })).toContain('[ 165, 200 ]');
  });

  test('of a phone number leaves all comments', () => {
    const company = read(OTHER, 'company.yaml');
    expect(
      differences(
        company,
        edited('company.yaml', company, { phone: '914-555-0177', 'address.zip': '01234' }),
      ),
    ).toEqual(['-phone: (218) 555-0117', '-  zip: "55616"', '+phone: (914) 555-0177', '+  zip: "01234"']);
  });

  test('of the text below a head leaves the head', () => {
    const after = edited('services/drywall.md', drywall, { '#text': 'New.\r\n\r\n## Words\r\n\r\n- one' });
    expect(after).toBe(`${drywall.slice(0, drywall.indexOf('\n---\n') + 5)}New.\n\n## Words\n\n- one\n`);
  });

  test('that empties an optional field takes it out, and one that fills it in puts it where the schema has it', () => {
    const company = 'name: Ada\n# Ours.\nphone: (914) 555-0142 # the office\nfounded: 2008\n';
    const without = edited('company.yaml', company, { founded: '' });
    expect(without).toBe('name: Ada\n# Ours.\nphone: (914) 555-0142 # the office\n');
    expect(edited('company.yaml', without, { shortName: 'A', 'address.city': 'Rye' })).toBe(
      'name: Ada\nshortName: A\n# Ours.\nphone: (914) 555-0142 # the office\naddress:\n  city: Rye\n',
    );
  });

  test('of what was never there begins a file', () => {
    expect(edited('company.yaml', '', { name: 'Ada', email: 'a@b.example' })).toBe(
      'name: Ada\nemail: a@b.example\n',
    );
    expect(edited('company.yaml', '# Mine.\n', { name: 'Ada', email: 'a@b.example' })).toBe(
      '# Mine.\nname: Ada\nemail: a@b.example\n',
    );
    expect(edited('services/a.md', '', { name: 'Ada', '#text': 'Words.' })).toBe(
      '---\nname: Ada\n---\nWords.\n',
    );
  });

  test('keeps the way in which a text was written', () => {
    const text =
      '- name: "A: b"\n  towns: [ Rye, \'Port Chester\' ]\n  note: >-\n    Long words\n    here.\n';
    expect(
      edited('areas.yaml', text, {
        '[0].name': 'A: c',
        '[0].towns': 'Rye\r\nBedford\r\n',
        '[0].note': 'Short: now # one',
      }),
    ).toBe('- name: "A: c"\n  towns: [ Rye, Bedford ]\n  note: >-\n    Short: now # one\n');
  });
});

describe('a list', () => {
  const areas =
    '# All.\n- name: One # first\n  towns:\n    - Rye\n# The second.\n- name: Two\n  towns:\n    - Bedford\n';
  const one = '- name: One # first\n  towns:\n    - Rye\n';
  const two = '- name: Two\n  towns:\n    - Bedford\n';

  test('is moved with the comments of its entries', () => {
    for (const press of ['up [1]', 'down [0]'])
      expect(edited('areas.yaml', areas, {}, press)).toBe(`# All.\n# The second.\n${two}${one}`);
    for (const press of ['up [0]', 'down [1]', 'up [7]', 'up', 'remove [x]', ''])
      expect(edited('areas.yaml', areas, {}, press)).toBe(areas);
  });

  test('loses an entry, and all of them', () => {
    expect(edited('areas.yaml', areas, {}, 'remove [0]')).toBe(`# All.\n# The second.\n${two}`);
    expect(edited('areas.yaml', areas, {}, 'remove [1]')).toBe(`# All.\n${one}`);
    expect(edited('areas.yaml', areas, {}, 'remove [0]', 'remove [1]')).toBe('# All.\n[]\n');
  });

  test('gets an entry, and forgets one that stays empty', () => {
    const name = { '[2].name': 'Three', '[2].towns': 'Harrison' };
    expect(edited('areas.yaml', areas, name, 'add ')).toBe(
      `${areas}- name: Three\n  towns:\n    - Harrison\n`,
    );
    expect(edited('areas.yaml', areas, {}, 'add ')).toBe(areas);
    expect(edited('areas.yaml', areas, { '[0].towns': 'Rye and Harrison ' })).toBe(
      areas.replace('    - Rye\n', '    - Rye\n    - Harrison\n'),
    );
  });

  test('of photographs keeps a name alone, until it has a caption', () => {
    const galleries = 'recentProjects:\n  - one\n  - photo: two\n    caption: Two\n';
    expect(edited('galleries.yaml', galleries, { '[0][0].caption': 'One' })).toBe(
      'recentProjects:\n  - photo: one\n    caption: One\n  - photo: two\n    caption: Two\n',
    );
    expect(edited('galleries.yaml', galleries, { '[0][1].caption': '' })).toBe(
      'recentProjects:\n  - one\n  - two\n',
    );
  });

  test('of names of the owner’s own is renamed and ordered', () => {
    const prices = 'visit:\n  price: [ 1, 2 ]\n# At night.\nnight:\n  price: [ 3, 4 ]\n';
    expect(edited('prices.yaml', prices, {}, 'up [1]')).toBe(
      '# At night.\nnight:\n  price: [ 3, 4 ]\nvisit:\n  price: [ 1, 2 ]\n',
    );
    expect(edited('prices.yaml', prices, { '[0]#name': 'day: one' })).toContain(
      '"day: one":\n  price: [ 1, 2 ]',
    );
  });
});

describe('hostile values', () => {
  const company = 'name: Ada\nslogan: One\nphone: (914) 555-0142\n';

  test.each([
    ['quotes', `"Ada's" 'Home'`],
    ['a colon and a number sign', 'We are: #1'],
    ['emoji', 'Ada 🛠️👩🏽‍🔧'],
    ['Hebrew', 'עדה תיקונים'],
    ['the end of a head', '---'],
    ['an alias', '*all'],
    ['an anchor', '&all x'],
    ['a tag', '!!js/function x'],
    ['markup', '<script>alert(1)</script>'],
    ['a word for nothing', 'null'],
    ['a word for no', 'false'],
    ['a number', '0123'],
    ['a list', '- [ a, b'],
    ['a percent', '%YAML 1.2'],
    ['4,000 characters', 'long words '.repeat(400).trim()],
  ])('%s are text in quotes, folded, in brackets, in a list and new', (_what, value) => {
    const yaml = {
      'company.yaml': company,
      'areas.yaml': '- name: >-\n    Some\n    words\n  towns: [ a, "b" ]\n',
    };
    for (const changes of [{ name: value }, { slogan: value, shortName: value }] as Record<string, string>[])
      expect(readYaml(edited('company.yaml', yaml['company.yaml'], changes), '').source?.data).toMatchObject(
        changes,
      );
    const areas = edited('areas.yaml', yaml['areas.yaml'], {
      '[0].name': value,
      '[0].towns': `${value}\n${value}`,
    });
    // A comma ends the name of a town, too.
    const towns = value.split(',').map((town) => town.trim());
    expect(readYaml(areas, '').source?.data).toEqual([{ name: value, towns: [...towns, ...towns] }]);
    const service = edited('services/a.md', '---\nname: A\n---\nText.\n', {
      name: value,
      'detail.title': '',
    });
    expect(headAndText(service)?.text).toBe('Text.\n');
  });

  test('what is pasted from Word is one paragraph, without what no page can show', () => {
    const pasted = '\uFEFF“Decks”\u00a0—\r\n and\vrails\u0000…\ud800 ';
    expect(readYaml(edited('company.yaml', company, { name: pasted }), '').source?.data).toMatchObject({
      name: '“Decks”\u00a0— and rails…',
    });
  });

  test('names of fields that no schema has are not read', () => {
    expect(
      edited('company.yaml', company, {
        __proto__x: 'x',
        'constructor.name': 'x',
        'licences[9].title': 'x',
        nothing: 'x',
      }),
    ).toBe(company);
  });

  test('400 entries are added in one go', () => {
    const form = new Map(formOf('areas.yaml', '[]'));
    form.set(
      '[]',
      Array.from({ length: 400 }, (_, n) => String(n)),
    );
    for (let n = 0; n < 400; n++) form.set(`[${n}].name`, [`Area ${n}`]).set(`[${n}].towns`, ['Rye']);
    const result = editFile('areas.yaml', '[]', form);
    expect(readYaml(result.text ?? '', '').source?.data).toHaveLength(400);
  });
});

describe('a mistake', () => {
  const drywall = read(OTHER, 'services/drywall.md');

  test('is at its field, and what was typed is still there', () => {
    const { said, form } = refused('services/drywall.md', drywall, {
      'jobs[0].price[0]': 'from 140',
      'jobs[1].price[0]': '9000',
      'jobs[2].time': 'x'.repeat(31),
      'jobs[3].price[0]': '',
      'jobs[3].price[1]': '',
      name: ' ',
      '#text': '<b>HTML</b>',
    });
    expect(said).toEqual({
      'jobs[0].price[0]': ['a number'],
      'jobs[1].price': ['the lower number first'],
      'jobs[2].time': ['at most 30 characters'],
      'jobs[3]': ['a price, a shared one ("use") or one in words ("priced"), and only one of them'],
      name: [expect.any(String)],
      '#text': [expect.stringContaining('Markdown')],
    });
    const sent = new Map([...formOfField(form.fields), ...(form.text ? formOfField(form.text) : [])]);
    expect([
      sent.get('jobs[0].price[0]'),
      sent.get('jobs[0].price[1]'),
      sent.get('jobs[2].time'),
      sent.get('#text'),
    ]).toEqual(['from 140', '260', 'x'.repeat(31), '<b>HTML</b>']);
  });

  test('of two entries with one name, or with none, loses neither', () => {
    const prices = 'visit:\n  price: [ 1, 2 ]\nnight:\n  price: [ 3, 4 ]\n';
    const { said, form } = refused('prices.yaml', prices, { '[1]#name': 'visit' });
    expect(said).toEqual({ '[1]': ['same-name'] });
    expect(formOfField(form.fields)).toEqual(
      expect.arrayContaining([
        ['[0]#name', 'visit'],
        ['[1]#name', 'visit'],
        ['[1].price[1]', '4'],
      ]),
    );
    expect(refused('prices.yaml', prices, { '[1]#name': '' }).said).toEqual({ '[1]': ['no-name'] });
  });

  test('of two ways at once keeps both', () => {
    const terms = read('content', 'terms.yaml');
    const { form } = openFile('terms.yaml', terms);
    const sent = new Map(form && formOfField(form.fields));
    const uses = sent.get('figures.visit.use');
    const { said, form: again } = refused('terms.yaml', terms, {
      'figures.visit[0]': '100',
      'figures.visit[1]': '200',
      'figures.visit.use': uses || 'dayVisit',
    });
    expect(said).toMatchObject({ 'figures.visit': ['two-at-once'] });
    expect(formOfField(again.fields)).toEqual(
      expect.arrayContaining([
        ['figures.visit[0]', '100'],
        ['figures.visit.use', uses || 'dayVisit'],
      ]),
    );
  });
});

test('a field that only another version of the program knew is gone once the form is saved', () => {
  const company =
    '# ours\nname: Ada\nphone: (914) 555-0142\n# where we work\nareasServed:\n  - Yonkers\nslogan: On time\n';
  expect(edited('company.yaml', company, {})).toBe(
    '# ours\nname: Ada\nphone: (914) 555-0142\nslogan: On time\n',
  );
  const decks = '---\nname: Decks\njobs:\n  - name: Rail\n    price: [1, 2]\n    raise: 3\n---\n\nText.\n';
  expect(edited('services/decks.md', decks, {})).toBe(
    '---\nname: Decks\njobs:\n  - name: Rail\n    price: [1, 2]\n---\n\nText.\n',
  );
});
