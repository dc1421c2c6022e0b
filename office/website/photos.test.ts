import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { dirname, join } from 'node:path';
import axe from 'axe-core';
import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { officePhotos as words } from '../../messages/en/office-photos.ts';
import { eventually } from '../../server/testing/eventually.ts';
import { type Browser, openBrowser, startOffice } from '../../server/testing/office.ts';
import { temporaryFolder } from '../../server/testing/test-app.ts';
import { createWebsite } from '../../server/website/website.ts';

const LEE = { email: 'lee@oakhand.example', name: 'Lee Moss' };

const PHOTOS = '/office/website/photos';

const YAML = `# What each photograph shows.
header-decks:
  alt: >-
    Cedar deck with black steel balusters on a deep blue house
  caption: Cedar deck, 12 ft. deep   # two spaces are kept
  keep: [ 25, 100 ]
  sample: true

porch:
  alt: A porch with two rocking chairs
  caption: "A porch: pine"
  measure: { text: 24 in., from: [ 10, 10 ], to: [ 400, 10 ] }
# The last one.
gone-soon:
  alt: An old shed behind a fence
  caption: A shed
`;

/** The upper half is light. */
function picture(background = '#2040e0', width = 1600, height = 1000): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

const SITE = {
  'company.yaml': 'name: Ada\nphone: (914) 555-0142\n',
  'photos.yaml': YAML,
  'galleries.yaml': 'recentProjects:\n  - photo: porch\n',
  'crew.yaml': 'crew:\n  - { name: Luis B., trade: Gutters, since: 2009, calledFor: A sagging gutter. }\n',
  'services/decks.md': '---\nname: Decks\n---\n\nWe build decks.\n',
  'photos/header-decks.png': await sharp(await picture())
    .png()
    .toBuffer(),
  'photos/header-decks.night.jpg': await picture('#102040'),
  'photos/porch.jpg': await picture('#c0c0c0'),
  'photos/gone-soon.jpg': await picture('#909090'),
  'photos/from-before.jpg': await picture('#707070'),
};

async function siteFolder(): Promise<string> {
  const folder = await temporaryFolder();
  for (const [name, bytes] of Object.entries(SITE)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), bytes);
  }
  return folder;
}

/** An office with a published website, and a browser of its owner. */
async function start({ settings = {}, isBegun = true } = {}) {
  const office = await startOffice({ settings, overrides: { writeSite: async () => {} } });
  await office.invite();
  const browser = openBrowser(office.app);
  await browser.signIn(office);
  const website = createWebsite({ store: office.store, config: office.config });
  if (isBegun)
    expect(await website.importFolder(await siteFolder(), { by: null, at: new Date() })).toMatchObject({
      done: true,
    });
  const draft = async (name: string) => (await website.drafts()).find((each) => each.name === name);
  return {
    office,
    browser,
    website,
    draft,
    textOf: async (name: string) => website.textOf((await draft(name))?.hash ?? null),
  };
}

type Fields = Record<string, string | Buffer>;

/** What a browser sends: buffers are files that were chosen, and a field for a file is always there. */
function form(fields: Fields): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries({ file: '', ...fields })) {
    if (typeof value === 'string' && name !== 'file') data.set(name, value);
    else
      data.set(
        name,
        new File([new Uint8Array(Buffer.from(value))], value === '' ? '' : '../../../etc/passwd .jpg'),
      );
  }
  return data;
}

/** What the form on the page of a photograph holds. */
async function fieldsOn(browser: Browser, name: string): Promise<Record<string, string>> {
  const { body } = await browser.get(`${PHOTOS}/${name}`);
  return fieldsIn(body);
}

function fieldsIn(body: string): Record<string, string> {
  const plain = (text = '') =>
    text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  const inputs = [...body.matchAll(/<input ([^>]*)>/g)].flatMap(([, attributes = '']) => {
    const [, name = ''] = / ?name="([^"]*)"/.exec(attributes) ?? [];
    const [, value = ''] = / value="([^"]*)"/.exec(attributes) ?? [];
    const isSent = !/type="(?:radio|checkbox)"/.test(attributes) || / checked=""/.test(attributes);
    return isSent && !['q', 'file', ''].includes(name) ? [[name, plain(value)]] : [];
  });
  const texts = [...body.matchAll(/<textarea [^>]*name="([^"]*)"[^>]*>([^<]*)</g)].map(([, name, text]) => [
    name,
    plain(text),
  ]);
  return Object.fromEntries([...inputs, ...texts]);
}

describe('the list', () => {
  test('shows each photograph with its words, where it is shown, and what is missing first', async () => {
    const { browser } = await start();
    const { statusCode, body } = await browser.get(PHOTOS);
    expect(statusCode).toBe(200);
    const cards = body
      .split('<li class')
      .slice(1)
      .filter((card) => card.includes(`${PHOTOS}/`));
    const paths = cards.map((card) => /href="([^"]*)"/.exec(card)?.[1]?.split('/').at(-1));
    expect(paths).toEqual(['from-before', 'gone-soon', 'header-decks', 'porch']);
    expect(cards[0]).toContain(words.undescribed);
    expect(cards[1]).toContain(words.unused);
    expect(cards[2]).toContain('Shown on Decks');
    expect(cards[2]).toContain(words.sample);
    expect(cards[3]).toContain('Shown on the galleries');
    expect(cards[3]).toContain('A porch with two rocking chairs');
    expect(body).toContain('4 photos, one needs its words');
    expect(body).not.toMatch(/ style=|<style| on\w+=/);
  });

  test('has a small picture of each, for owners alone', async () => {
    const { office, browser } = await start();
    const { body } = await browser.get(PHOTOS);
    const [, path = ''] = /<img src="([^"]*porch[^"]*)"/.exec(body) ?? [];
    const url = path.replaceAll('&amp;', '&');
    const get = (from: Browser) => from.get(url);
    const { statusCode, headers } = await get(browser);
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'image/webp',
      'private, max-age=31536000, immutable',
    ]);
    expect(Number(headers['content-length'])).toBeLessThan(5_000);
    expect((await get(openBrowser(office.app))).statusCode).toBe(303);
    for (const wrong of ['', '0'.repeat(64), '../../one-call.sqlite', '%2e%2e%2fone-call.sqlite'])
      expect((await browser.get(`${PHOTOS}/porch/picture?of=${wrong}`)).statusCode).toBe(404);
    expect((await browser.get(`${PHOTOS}/..%2f..%2fcompany/picture?of=1-1`)).statusCode).toBe(404);
    await office.invite({ ...LEE });
    const lee = openBrowser(office.app);
    await lee.signIn(office, LEE.email);
    expect((await get(lee)).statusCode).toBe(403);
  });
});

describe('a new photograph', () => {
  test('is called by what is to be seen, and is a draft until it is published', async () => {
    const { browser, website, draft, textOf } = await start();
    const added = await browser.post(
      PHOTOS,
      form({ file: await picture(), alt: 'Oak stairs with a white rail & a runner', caption: 'Stairs: oak' }),
    );
    const name = 'oak-stairs-with-a-white-rail';
    expect([added.statusCode, added.headers.location]).toEqual([303, `${PHOTOS}/${name}?did=add`]);
    expect(await textOf('photos.yaml')).toBe(
      `${YAML}${name}:\n  alt: Oak stairs with a white rail & a runner\n  caption: "Stairs: oak"\n`,
    );
    const { body } = await browser.get(`${PHOTOS}/${name}?did=add`);
    expect(body).toContain(words.added);
    expect(body).toContain('?show#place"');
    expect(body).toContain(words.changed);
    const latest = await website.publication();
    expect(Object.keys(latest?.manifest ?? {})).not.toContain(`photos/${name}.jpg`);
    const published = await website.publish({ by: null, at: new Date() });
    expect(published).toMatchObject({ done: true, number: 2 });
    const into = join(await temporaryFolder(), 'new');
    const now = await website.publication();
    if (now) await website.writeTo(into, now);
    expect(await sharp(await readFile(join(into, `photos/${name}.jpg`))).metadata()).toMatchObject({
      width: 1600,
    });
    expect(await draft('photos.yaml')).toBeUndefined();
  });

  test('is the first on a website without any', async () => {
    const { browser, website, textOf } = await start();
    const editor = { by: null, at: new Date() };
    const plain = await temporaryFolder();
    await writeFile(join(plain, 'company.yaml'), SITE['company.yaml']);
    expect(await website.importFolder(plain, editor)).toMatchObject({ done: true });
    expect((await browser.get(PHOTOS)).body).toContain(words.none);
    const added = await browser.post(
      PHOTOS,
      form({ file: await picture(), alt: 'A deck', caption: 'Cedar' }),
    );
    expect(added.headers.location).toBe(`${PHOTOS}/a-deck?did=add`);
    expect(await textOf('photos.yaml')).toBe('a-deck:\n  alt: A deck\n  caption: Cedar\n');
    expect(await website.publish(editor)).toMatchObject({ done: true });
  });

  test('has a name that is safe in an address and a folder, and its own', async () => {
    const { browser, draft } = await start();
    const file = await picture();
    for (const [alt, name] of [
      ['../../etc/passwd', 'etc-passwd'],
      ['...', 'photo'],
      ['עדה לאבלייס', 'photo-2'],
      ['Porch', 'porch-2'],
      ['From “before”!', 'from-before-2'],
      ['copies', 'copies-2'],
      [`${'very '.repeat(20)}long`, 'very-very-very-very-very-very'],
      ['Donaudampfschifffahrtsgesellschaftskapitänsmützen', 'donaudampfschifffahrtsgesellschaftskapit'],
      ['constructor', 'constructor'],
      ['porch.night', 'porch-night'],
    ]) {
      const added = await browser.post(PHOTOS, form({ file, alt: alt ?? '', caption: 'x' }));
      expect(added.headers.location).toBe(`${PHOTOS}/${name}?did=add`);
      expect(await draft(`photos/${name}.jpg`)).toBeDefined();
      expect((await browser.get(`${PHOTOS}/${name}`)).body).toContain(alt);
    }
  });

  test('without its words is kept until they are typed, and is sent once', async () => {
    const { office, browser, website, draft } = await start();
    const refused = await browser.post(
      PHOTOS,
      form({ file: await picture(), alt: '', caption: 'Stairs "A"' }),
    );
    expect(refused.statusCode).toBe(422);
    const typed = fieldsIn(refused.body);
    expect(typed).toMatchObject({
      alt: '',
      caption: 'Stairs "A"',
      picture: expect.stringMatching(/^[\da-f]{64}$/),
    });
    expect(await website.drafts()).toEqual([]);
    const [, kept = ''] = /<img src="([^"]*)" alt="The picture that you chose"/.exec(refused.body) ?? [];
    expect((await browser.get(kept.replaceAll('&amp;', '&'))).statusCode).toBe(200);
    const added = await browser.post(PHOTOS, form({ ...typed, alt: 'Stairs' }));
    expect(added.headers.location).toBe(`${PHOTOS}/stairs?did=add`);
    expect((await draft('photos/stairs.jpg'))?.hash).toBe(typed.picture);
    expect(await readdir(join(office.config.dataDir, 'website/uploads'))).toEqual([]);
  });

  test.each([
    ['no file', '', words.noFile],
    ['an empty file', Buffer.alloc(0), words.empty],
    ['a text', Buffer.from('no picture'), words.unknown],
    ['the first bytes of HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), words.broken],
    ['26 MB', Buffer.alloc(26_000_000, 1), words.tooLarge.replace('{most}', '25')],
  ])('of %s is refused in a sentence, and what was typed stays', async (_what, file, sentence) => {
    const { office, browser, website } = await start();
    const { statusCode, body } = await browser.post(
      PHOTOS,
      form({ file, alt: 'A <b>deck</b>', caption: 'Of cedar' }),
    );
    expect([statusCode, body.includes(sentence)]).toEqual([422, true]);
    expect(fieldsIn(body)).toMatchObject({ alt: 'A &lt;b&gt;deck&lt;/b&gt;', caption: 'Of cedar' });
    expect(await website.drafts()).toEqual([]);
    expect(await readdir(join(office.config.dataDir, 'website/uploads'))).toEqual([]);
  });

  test('of two owners at once both get a name, and both are in the file', async () => {
    const { browser, textOf } = await start();
    const file = await picture();
    const answers = await Promise.all(
      ['One', 'Two', 'Three'].map((caption) =>
        browser.post(PHOTOS, form({ file, alt: 'Same deck', caption })),
      ),
    );
    expect(answers.map(({ headers }) => headers.location).sort()).toEqual(
      ['same-deck', 'same-deck-2', 'same-deck-3'].map((name) => `${PHOTOS}/${name}?did=add`).sort(),
    );
    expect((await textOf('photos.yaml'))?.match(/^same-deck/gm)).toHaveLength(3);
  });
});

describe('several photographs at once', () => {
  const several = (...files: [name: string, bytes: Buffer | string][]) => {
    const data = new FormData();
    for (const [name, bytes] of files)
      data.append('files', new File([new Uint8Array(Buffer.from(bytes))], name));
    return data;
  };
  const results = (body: string) =>
    [...new JSDOM(body).window.document.querySelectorAll('main ul.stack > li')].map((each) => [
      each.textContent,
      each.querySelector('a')?.getAttribute('href'),
    ]);

  test('are added without their words, and one that cannot be read costs the others nothing', async () => {
    const { office, browser, draft } = await start();
    const [blue, green] = [await picture(), await picture('#20a020')];
    const large = Buffer.alloc(26_000_000, 1);
    const sent = () =>
      several(
        ['IMG_2041.JPG', blue],
        ['notes.txt', 'no picture'],
        ['Porch.jpeg', green],
        ['large.jpg', large],
      );
    const answer = await browser.post(`${PHOTOS}/new/several`, sent());
    expect(answer.statusCode).toBe(422);
    const lines = [
      ['IMG_2041.JPG: say what it shows', `${PHOTOS}/img-2041`],
      [`notes.txt: ${words.unknown}`, undefined],
      ['Porch.jpeg: say what it shows', `${PHOTOS}/porch-2`],
      [`large.jpg: ${words.tooLarge.replace('{most}', '25')}`, undefined],
    ];
    expect(results(answer.body)).toEqual(lines);
    expect(answer.body).toContain('2 photos are added.');
    expect(await draft('photos/img-2041.jpg')).toBeDefined();
    // Sent once more, as by a reload, they are the same.
    expect(results((await browser.post(`${PHOTOS}/new/several`, sent())).body)).toEqual(lines);
    expect((await browser.get(PHOTOS)).body).toContain('6 photos, 3 need their words');
    const typed = await fieldsOn(browser, 'img-2041');
    const saved = await browser.post(
      `${PHOTOS}/img-2041`,
      form({ ...typed, alt: 'A deck', caption: 'Cedar' }),
    );
    expect(saved.headers.location).toBe(`${PHOTOS}/img-2041?did=save`);
    expect(await readdir(join(office.config.dataDir, 'website/uploads'))).toEqual([]);
  });

  test('of which none was chosen are asked for', async () => {
    const { browser } = await start();
    const answer = await browser.post(`${PHOTOS}/new/several`, several(['', '']));
    expect([answer.statusCode, answer.body.includes(words.noFile)]).toEqual([422, true]);
  });
});

describe('the choice of a photograph', () => {
  test('in a form says what each shows, and has a picture of the chosen one', async () => {
    const { browser } = await start();
    const { body } = await browser.get('/office/website/edit/galleries.yaml');
    const { document } = new JSDOM(body).window;
    const select = document.querySelector('select');
    expect([...(select?.options ?? [])].map(({ text }) => text)).toEqual([
      'Not chosen',
      'A porch with two rocking chairs',
      'An old shed behind a fence',
      'Cedar deck with black steel balusters on a deep blue house',
      'from-before',
    ]);
    expect(document.querySelector('summary')?.textContent).toContain('Recent projects');
    const image = select?.closest('div')?.parentElement?.querySelector('img')?.getAttribute('src') ?? '';
    const latest = await browser.get(image);
    expect(latest.statusCode).toBe(302);
    const small = await browser.get(latest.headers.location as string);
    expect(small.headers['content-type']).toBe('image/webp');
    expect((await browser.get(`${PHOTOS}/unknown/picture`)).statusCode).toBe(404);
  });
});

describe('the places for a photograph', () => {
  const places = (body: string) =>
    [...new JSDOM(body).window.document.querySelectorAll<HTMLOptionElement>('#place optgroup option')].map(
      ({ text, value }) => [text, value],
    );

  test('are those that the schemas of the files know, and need nothing else', async () => {
    const { browser } = await start();
    const { body } = await browser.get(`${PHOTOS}/gone-soon?show`);
    expect(places(body)).toEqual([
      ['Decks: Photo at the top', 'services/decks.md#photo'],
      ['Decks: Gallery, Photos', 'services/decks.md#gallery.photos'],
      ['People: Luis B., Photo', 'crew.yaml#crew.0.photo'],
      ['Galleries that services share: Recent projects', 'galleries.yaml#recentProjects'],
    ]);
  });

  test('show it with one press: a page behind its title, a gallery as its last', async () => {
    const { browser, website, textOf } = await start();
    const show = (place: string) => browser.post(`${PHOTOS}/gone-soon/show`, { place });
    const top = await show('services/decks.md#photo');
    expect(top.headers.location).toBe(`${PHOTOS}/gone-soon?did=show`);
    const { body } = await browser.get(top.headers.location as string);
    expect(body).toContain(words.shown);
    expect(body).toContain('Shown on Decks');
    expect(body).toContain(words.focus);
    expect(await textOf('services/decks.md')).toContain('photo: gone-soon');
    expect((await website.drafts()).map(({ name }) => name)).toEqual(['services/decks.md']);
    expect((await browser.get(`${PHOTOS}/header-decks`)).body).toContain(words.unused);
    expect((await show('galleries.yaml#recentProjects')).headers.location).toBe(
      `${PHOTOS}/gone-soon?did=show`,
    );
    expect(await textOf('galleries.yaml')).toBe('recentProjects:\n  - photo: porch\n  - gone-soon\n');
    expect((await show('crew.yaml#crew.0.photo')).statusCode).toBe(303);
    expect(await textOf('crew.yaml')).toContain('photo: gone-soon');
    expect(await website.review()).toMatchObject({ done: true });
    for (const wrong of ['photos/header-decks', 'company.yaml#name', 'galleries.yaml#', '../x#y'])
      expect((await show(wrong)).statusCode).toBe(409);
    expect((await show('')).body).toContain(words.noPlace);
  });
});

describe('a photograph', () => {
  test('that is saved as it is changes nothing', async () => {
    const { browser, website } = await start();
    for (const name of ['header-decks', 'porch', 'gone-soon']) {
      const saved = await browser.post(`${PHOTOS}/${name}`, form(await fieldsOn(browser, name)));
      expect(saved.headers.location).toBe(`${PHOTOS}/${name}?did=save`);
    }
    expect(await website.drafts()).toEqual([]);
  });

  test('gets other words and another point, and the rest of the file stays byte for byte', async () => {
    const { browser, textOf } = await start();
    const fields = await fieldsOn(browser, 'header-decks');
    expect(fields).toMatchObject({
      focus: '25 100',
      sample: 'true',
      'seen-words': expect.stringMatching(/./),
    });
    await browser.post(`${PHOTOS}/header-decks`, form({ ...fields, caption: 'A deck', focus: '0 50' }));
    expect(await textOf('photos.yaml')).toBe(
      YAML.replace('Cedar deck, 12 ft. deep', 'A deck').replace('[ 25, 100 ]', '[ 0, 50 ]'),
    );
    const { body } = await browser.get(`${PHOTOS}/header-decks`);
    expect(body).toMatch(/checked="" [^>]*|value="0 50"/);
    const again = await fieldsOn(browser, 'header-decks');
    expect(again.focus).toBe('0 50');
    await browser.post(`${PHOTOS}/header-decks`, form({ ...again, focus: '' }));
    expect(await textOf('photos.yaml')).not.toContain('keep');
  });

  test('is replaced everywhere at once: the picture by night, another format and a measure go', async () => {
    const { browser, website, draft, textOf } = await start();
    const decks = await fieldsOn(browser, 'header-decks');
    const sent = form({ ...decks, file: await picture('#00ff00') });
    const replaced = await browser.post(`${PHOTOS}/header-decks`, sent);
    expect((await browser.get(replaced.headers.location as string)).body).toContain(words.replaced);
    const porch = await fieldsOn(browser, 'porch');
    await browser.post(`${PHOTOS}/porch`, form({ ...porch, file: await picture('#00ff00') }));
    expect(await draft('photos/header-decks.jpg')).toBeDefined();
    expect(await draft('photos/header-decks.png')).toMatchObject({ hash: null });
    expect(await draft('photos/header-decks.night.jpg')).toMatchObject({ hash: null });
    expect(await textOf('photos.yaml')).toBe(
      YAML.replace(/ {2}measure.*\n/, '').replace('  sample: true\n', ''),
    );
    expect(await website.review()).toMatchObject({ done: true });
    expect(await website.publish({ by: null, at: new Date() })).toMatchObject({ done: true });
    expect(
      Object.keys((await website.publication())?.manifest ?? {}).filter((name) =>
        name.includes('header-decks'),
      ),
    ).toEqual(['photos/header-decks.jpg']);
  });

  test('without words gets them', async () => {
    const { browser, textOf } = await start();
    const fields = await fieldsOn(browser, 'from-before');
    await browser.post(`${PHOTOS}/from-before`, form({ ...fields, alt: 'A barn', caption: 'A barn door' }));
    expect(await textOf('photos.yaml')).toBe(`${YAML}from-before:\n  alt: A barn\n  caption: A barn door\n`);
  });

  test('with a mistake is not saved, and keeps what was typed', async () => {
    const { browser, website } = await start();
    const fields = await fieldsOn(browser, 'porch');
    const answer = await browser.post(
      `${PHOTOS}/porch`,
      form({ ...fields, alt: 'IMG_1234.jpg', caption: '' }),
    );
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain('words, not the name of a file');
    expect(fieldsIn(answer.body)).toMatchObject({ ...fields, alt: 'IMG_1234.jpg', caption: '' });
    expect(await website.drafts()).toEqual([]);
  });

  test('that someone else has changed shows both versions, and what was typed can be saved all the same', async () => {
    const { office, browser, textOf } = await start();
    await office.invite({ ...LEE, role: 'owner' });
    const lee = openBrowser(office.app);
    await lee.signIn(office, LEE.email);
    const [mine, theirs, other] = await Promise.all([
      fieldsOn(browser, 'porch'),
      fieldsOn(lee, 'porch'),
      fieldsOn(lee, 'gone-soon'),
    ]);
    await lee.post(`${PHOTOS}/gone-soon`, form({ ...other, caption: 'Nobody else edits this' }));
    await lee.post(`${PHOTOS}/porch`, form({ ...theirs, alt: 'Porch of Lee' }));
    const refused = await browser.post(
      `${PHOTOS}/porch`,
      form({ ...mine, alt: 'Porch of Dana', file: await picture('#00ff00') }),
    );
    expect(refused.statusCode).toBe(409);
    expect(refused.body).toContain('Lee Moss has changed this photo too');
    expect(refused.body).toContain('Porch of Lee');
    const typed = fieldsIn(refused.body);
    expect(typed).toMatchObject({ alt: 'Porch of Dana', picture: expect.stringMatching(/^[\da-f]{64}$/) });
    expect(await textOf('photos.yaml')).toContain('Porch of Lee');
    const saved = await browser.post(`${PHOTOS}/porch`, form(typed));
    expect(saved.headers.location).toBe(`${PHOTOS}/porch?did=replace`);
    const text = await textOf('photos.yaml');
    expect(text).toContain('Porch of Dana');
    expect(text).toContain('Nobody else edits this');
  });

  test('whose picture someone else has replaced shows theirs', async () => {
    const { office, browser, draft } = await start();
    await office.invite({ ...LEE, role: 'owner' });
    const lee = openBrowser(office.app);
    await lee.signIn(office, LEE.email);
    const fields = await fieldsOn(browser, 'porch');
    await lee.post(`${PHOTOS}/porch`, form({ ...fields, file: await picture('#ff0000') }));
    const theirs = (await draft('photos/porch.jpg'))?.hash;
    const refused = await browser.post(
      `${PHOTOS}/porch`,
      form({ ...fields, file: await picture('#00ff00') }),
    );
    expect(refused.statusCode).toBe(409);
    expect(refused.body).toContain(`of=${theirs}`);
    expect((await draft('photos/porch.jpg'))?.hash).toBe(theirs);
    await browser.post(`${PHOTOS}/porch`, form(fieldsIn(refused.body)));
    expect((await draft('photos/porch.jpg'))?.hash).toBe(fieldsIn(refused.body).picture);
  });

  test('that was sent twice is saved once', async () => {
    const { browser, website } = await start();
    const fields = {
      ...(await fieldsOn(browser, 'porch')),
      alt: 'A porch at night',
      file: await picture('#00ff00'),
    };
    for (let n = 0; n < 2; n++)
      expect((await browser.post(`${PHOTOS}/porch`, form(fields))).headers.location).toBe(
        `${PHOTOS}/porch?did=replace`,
      );
    expect(await website.drafts()).toHaveLength(2);
  });

  test('is again what visitors see when its changes are dropped, and those of others stay', async () => {
    const { browser, website, textOf } = await start();
    const decks = await fieldsOn(browser, 'header-decks');
    await browser.post(`${PHOTOS}/header-decks`, form({ ...decks, caption: 'Mine', file: await picture() }));
    const porch = await fieldsOn(browser, 'porch');
    await browser.post(`${PHOTOS}/porch`, form({ ...porch, caption: 'A porch, kept' }));
    await browser.post(PHOTOS, form({ alt: 'New', caption: 'New', file: await picture() }));
    const drop = async (name: string) => (await browser.post(`${PHOTOS}/${name}/drop`, {})).headers.location;
    expect(await drop('header-decks')).toBe(`${PHOTOS}/header-decks?did=drop`);
    expect(await drop('new')).toBe(`${PHOTOS}?did=drop`);
    expect((await website.drafts()).map(({ name }) => name)).toEqual(['photos.yaml']);
    expect(await textOf('photos.yaml')).toBe(YAML.replace('"A porch: pine"', '"A porch, kept"'));
    expect(await drop('porch')).toBe(`${PHOTOS}/porch?did=drop`);
    expect(await website.drafts()).toEqual([]);
  });

  test('is removed when nothing shows it, and otherwise says what does', async () => {
    const { browser, website, textOf } = await start();
    const refused = await browser.post(`${PHOTOS}/header-decks/remove`, {});
    expect([refused.statusCode, refused.body.includes('first take it off Decks')]).toEqual([409, true]);
    expect(await website.drafts()).toEqual([]);
    expect((await browser.post(`${PHOTOS}/gone-soon/remove`, {})).headers.location).toBe(
      `${PHOTOS}?did=remove`,
    );
    expect(await textOf('photos.yaml')).toBe(YAML.slice(0, YAML.indexOf('# The last one.')));
    expect((await browser.get(PHOTOS)).body).not.toContain('gone-soon');
    expect(await website.publish({ by: null, at: new Date() })).toMatchObject({ done: true });
    expect(Object.keys((await website.publication())?.manifest ?? {})).not.toContain('photos/gone-soon.jpg');
  });
});

test('pages of others, and who is not signed in, cannot change photographs', async () => {
  const { office, browser, website } = await start();
  const fields = { file: await picture(), alt: 'A deck', caption: 'A deck' };
  for (const path of [PHOTOS, ...['', '/remove', '/drop'].map((verb) => `${PHOTOS}/porch${verb}`)]) {
    const foreign = await browser.post(path, form(fields), { 'sec-fetch-site': 'cross-site' });
    expect([path, foreign.statusCode]).toEqual([path, 403]);
    expect((await openBrowser(office.app).post(path, form(fields))).statusCode).toBe(303);
  }
  expect(await website.drafts()).toEqual([]);
});

test('what is no form of ours is refused', async () => {
  const { browser, website } = await start();
  for (const path of [
    '/none',
    '/..%2f..%2fcompany',
    '/porch%2f..%2fgone-soon',
    '/__proto__',
    '/constructor',
  ]) {
    expect([path, (await browser.get(`${PHOTOS}${path}`)).statusCode]).toEqual([path, 404]);
    const posted = await browser.post(`${PHOTOS}${path}`, form({ alt: 'Typed', caption: 'x' }));
    expect([path, posted.statusCode, fieldsIn(posted.body).alt]).toEqual([path, 409, 'Typed']);
    expect((await browser.post(`${PHOTOS}${path}/remove`, {})).statusCode).toBe(303);
  }
  const plain = await browser.post(PHOTOS, { alt: 'x' });
  expect(plain.statusCode).toBe(406);
  const cut = await browser.post(PHOTOS, { alt: 'x' }, { 'content-type': 'multipart/form-data; boundary=x' });
  expect(cut.statusCode).toBe(400);
  const two = form({ alt: 'x' });
  two.append('file', new File(['x'], 'a.jpg'));
  two.append('file', new File(['x'], 'b.jpg'));
  expect((await browser.post(PHOTOS, two)).statusCode).toBe(413);
  const forged = await browser.post(
    PHOTOS,
    form({ alt: 'x', caption: 'x', picture: '../../one-call.sqlite' }),
  );
  expect([forged.statusCode, forged.body.includes(words.noFile)]).toEqual([422, true]);
  expect(await website.drafts()).toEqual([]);
});

test.each([
  ['CONTENT_DIR is set', { settings: { CONTENT_DIR: 'content' } }, 'Its photos are in'],
  ['nothing is published yet', { isBegun: false }, words.notBegun],
])('where %s they are shown, and cannot be changed', async (_what, options, note) => {
  const { browser, website } = await start({ isBegun: false, ...options });
  const { body } = await browser.get(PHOTOS);
  expect(body).toContain(note);
  expect(body).toContain(`${PHOTOS}/header-decks`);
  expect(body).not.toContain('type="file"');
  const page = await browser.get(`${PHOTOS}/header-decks`);
  expect(page.body).toContain(note);
  expect(page.body).not.toContain('method="post" action="/office/website');
  const [, picturePath = ''] = /<img src="([^"]*)"/.exec(page.body) ?? [];
  const { statusCode, headers } = await browser.get(picturePath.replaceAll('&amp;', '&'));
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp']);
  const answer = await browser.post(
    PHOTOS,
    form({ file: await picture(), alt: 'A deck', caption: 'A deck' }),
  );
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  expect(await website.drafts()).toEqual([]);
});

test('an upload that is cut off leaves nothing, and is no failure', async () => {
  const { office, browser, website } = await start();
  await office.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = office.app.server.address() as AddressInfo;
  const sent = new Response(form({ alt: 'x', caption: 'x', file: Buffer.alloc(2_000_000, 7) }));
  const body = Buffer.from(await sent.arrayBuffer());
  const head = {
    host: 'localhost:3000',
    origin: 'http://localhost:3000',
    'sec-fetch-site': 'same-origin',
    cookie: [...browser.cookies].map((pair) => pair.join('=')).join('; '),
    'content-type': sent.headers.get('content-type'),
    'content-length': body.length,
  };
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
  const uploads = () => readdir(join(office.config.dataDir, 'website/uploads'));
  const socket = connect(port, '127.0.0.1');
  socket.write(`POST ${PHOTOS} HTTP/1.1\r\n${lines.join('')}\r\n`);
  socket.write(body.subarray(0, 1_000_000));
  await eventually(async () => expect(await uploads()).toHaveLength(1));
  socket.destroy();
  await eventually(async () => expect(await uploads()).toEqual([]));
  expect(office.logged(50)).toEqual([]);
  expect(await website.drafts()).toEqual([]);
});

test('axe finds nothing wrong with the pages, whatever they show', async () => {
  const { office, browser } = await start();
  await office.invite({ ...LEE, role: 'owner' });
  const lee = openBrowser(office.app);
  await lee.signIn(office, LEE.email);
  const fields = await fieldsOn(browser, 'porch');
  await lee.post(`${PHOTOS}/porch`, form({ ...fields, alt: 'Porch of Lee', file: await picture('#ff0000') }));
  const pages = {
    list: await browser.get(PHOTOS),
    'refused new one': await browser.post(PHOTOS, form({ file: await picture(), alt: '', caption: '' })),
    'refused file': await browser.post(PHOTOS, form({ file: Buffer.from('x'), alt: '', caption: '' })),
    'behind a title': await browser.get(`${PHOTOS}/header-decks`),
    'without words': await browser.get(`${PHOTOS}/from-before`),
    'not shown': await browser.get(`${PHOTOS}/gone-soon?did=save`),
    conflict: await browser.post(`${PHOTOS}/porch`, form({ ...fields, alt: 'Porch of Dana' })),
    mistake: await browser.post(`${PHOTOS}/gone-soon`, form({ 'measure.text': 'x', alt: 'a_b' })),
  };
  for (const [what, { body }] of Object.entries(pages)) {
    const { window } = new JSDOM(body, { runScripts: 'outside-only' });
    window.eval(axe.source);
    const found = await (window as unknown as { axe: typeof axe }).axe.run(window.document, {
      // What needs a layout is seen in a browser.
      rules: { 'color-contrast': { enabled: false } },
    });
    expect(found.violations.map(({ id, nodes }) => [what, id, nodes[0]?.html])).toEqual([]);
    const ids = [...window.document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size, what).toBe(ids.length);
  }
});

test('a conflict says who changed it, on the command line, too', async () => {
  const { browser, website } = await start();
  const fields = await fieldsOn(browser, 'porch');
  const from = (await website.publication())?.manifest['photos.yaml'] ?? null;
  await website.putDraft('photos.yaml', Buffer.from(YAML.replace('two rocking', 'three')), {
    by: null,
    at: new Date(),
    from,
  });
  const { statusCode, body } = await browser.post(`${PHOTOS}/porch`, form({ ...fields, caption: 'Mine' }));
  expect(statusCode).toBe(409);
  expect(body).toContain('The command line has changed this photo too');
});
