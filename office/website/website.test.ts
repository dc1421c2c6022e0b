import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { officeWebsite as words } from '../../messages/en/office-website.ts';
import { type Browser, DANA, type Office, openBrowser, startOffice } from '../../server/testing/office.ts';
import { temporaryFolder } from '../../server/testing/test-app.ts';
import { createWebsite } from '../../server/website/website.ts';
import type { WriteSite } from '../../server/website/website-watch.ts';

const LEE = { email: 'lee@oakhand.example', name: 'Lee Moss', role: 'owner' as const };

/** An office whose website is published, and an owner who is signed in. */
async function start(writeSite: WriteSite = async () => undefined) {
  const office = await startOffice({ overrides: { writeSite } });
  await office.invite();
  const browser = openBrowser(office.app);
  await browser.signIn(office);
  const website = createWebsite({ store: office.store, config: office.config });
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'company.yaml'), 'name: Ada Works # our name\nphone: (845) 555-0100\n');
  await website.importFolder(folder, { by: null, at: new Date() });
  return { office, browser, website };
}

const page = (body: string) => new JSDOM(body).window.document;

type Changes = Record<string, string>;

/** What a browser sends from a form of a page, with changes. */
function sentFrom(body: string, action: string, changes: Changes = {}): [string, string][] {
  const { window } = new JSDOM(body);
  const form = [...window.document.forms].find((each) => each.getAttribute('action') === action);
  if (!form) throw new Error(`no form for ${action}`);
  const pairs = [...new window.FormData(form)].map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  return [...pairs.filter(([name]) => !(name in changes)), ...Object.entries(changes)];
}

/** Opens a part, and sends its form with changes. */
async function edit(browser: Browser, file: string, changes: Changes) {
  const action = `/office/website/edit/${file}`;
  return browser.post(action, sentFrom((await browser.get(action)).body, action, changes));
}

async function publish(browser: Browser) {
  const action = '/office/website/publish';
  return browser.post(action, sentFrom((await browser.get(action)).body, action));
}

async function secondOwner(office: Office) {
  await office.invite(LEE);
  const lee = openBrowser(office.app);
  await lee.signIn(office, LEE.email);
  return lee;
}

const statusOf = (body: string) => page(body).querySelector('[role=status]')?.textContent;
const valueIn = (body: string, name: string) =>
  page(body).querySelector<HTMLInputElement>(`form [name="${name}"]`)?.value;

test('a change is saved, looked through, published and taken back', async () => {
  const { office, browser, website } = await start();
  const saved = await edit(browser, 'company.yaml', { phone: '(845) 555-0111' });
  expect(saved.headers.location).toBe('/office/website/edit/company.yaml?did=save');
  const { body } = await browser.get(saved.headers.location as string);
  expect(statusOf(body)).toBe(words.saved);
  expect(body).toContain('Changed by Dana Reyes');
  expect(valueIn(body, 'phone')).toBe('(845) 555-0111');
  expect(page((await browser.get('/office/website')).body).body.textContent).toContain(words.changedOne);

  const review = await browser.get('/office/website/publish');
  expect(page(review.body).querySelector('li:not(nav li)')?.textContent).toBe(
    'Phone of the business: (845) 555-0100 → (845) 555-0111',
  );
  expect((await publish(browser)).headers.location).toBe('/office/website?did=publish');
  const [latest] = await website.history();
  const text = async () => website.textOf((await website.publication())?.manifest['company.yaml'] ?? null);
  expect(latest).toMatchObject({
    number: 2,
    changes: ['Phone of the business: (845) 555-0100 → (845) 555-0111'],
  });
  expect(await text()).toBe('name: Ada Works # our name\nphone: (845) 555-0111\n');

  const history = page((await browser.get('/office/website/history')).body);
  const [takeBack] = history.querySelectorAll('main form');
  const action = takeBack?.getAttribute('action') ?? '';
  expect((await browser.post(action, { press: 'take-back' })).headers.location).toBe(
    '/office/website/history?did=take-back',
  );
  expect(await text()).toBe('name: Ada Works # our name\nphone: (845) 555-0100\n');
  expect((await office.store.auditTrail(10)).map(({ who, what, detail }) => [who, what, detail])).toEqual(
    expect.arrayContaining([
      [DANA.name, 'website-published', '2'],
      [DANA.name, 'website-published', '3'],
    ]),
  );
});

test('an older version is taken back alone or brought back whole, and what stays is said', async () => {
  const { browser, website } = await start();
  for (const phone of ['(845) 555-0111', '(845) 555-0122']) {
    await edit(browser, 'company.yaml', { phone });
    await publish(browser);
  }
  const history = page((await browser.get('/office/website/history')).body);
  const buttons = [...history.querySelectorAll('main form button')].map((each) => each.ariaLabel);
  expect(buttons).toEqual([
    'Take this back, version 3',
    'Take this back, version 2',
    'Bring this version back, version 2',
    'Bring this version back, version 1',
  ]);
  const answer = await browser.post('/office/website/history/2', { press: 'take-back' });
  expect([answer.statusCode, statusOf(answer.body)]).toEqual([409, words.changedLater]);
  expect(page(answer.body).querySelector('main li')?.textContent).toBe(
    'Phone of the business: (845) 555-0122 → (845) 555-0100',
  );
  const back = await browser.post('/office/website/history/1', { press: 'go-back' });
  expect(back.headers.location).toBe('/office/website/history?did=take-back');
  expect((await website.history())[0]?.changes[0]).toBe('As in version 1');
});

test('a service is added, and taken off again', async () => {
  const { browser, website } = await start();
  const named = await browser.post('/office/website/services', { name: 'Gutter cleaning' });
  expect(valueIn(named.body, 'name')).toBe('Gutter cleaning');
  const action = '/office/website/edit/services/gutter-cleaning.md';
  const fields = {
    summary: 'Clean gutters.',
    heading: 'Gutters',
    intro: 'We clean.',
    '#text': 'Twice a year.',
  };
  expect((await browser.post(action, sentFrom(named.body, action, fields))).statusCode).toBe(303);
  expect((await publish(browser)).headers.location).toBe('/office/website?did=publish');
  expect(Object.keys((await website.publication())?.manifest ?? {})).toEqual([
    'company.yaml',
    'services/gutter-cleaning.md',
  ]);
  expect(
    (await browser.post('/office/website/services', { name: ' gutter CLEANING' })).headers.location,
  ).toBe('/office/website?did=known');
  const { body } = await browser.get(action);
  const from = valueIn(body, '#from') ?? '';
  const question = page(body).querySelector('details:has([value="take-off"])');
  expect(question?.hasAttribute('open')).toBe(false);
  expect(question?.textContent).toContain('Do you want to take “Gutter cleaning” off the website?');
  await browser.post(action, { '#from': from, press: 'take-off' });
  const list = page((await browser.get('/office/website')).body);
  const row = [...list.querySelectorAll('main li')].find((each) => each.textContent?.includes('Gutter'));
  expect(row?.textContent).toBe(`Gutter cleaning${words.takenOffYet}${words.putBack}`);
  const review = page((await browser.get('/office/website/publish')).body);
  expect(review.querySelector('main li')?.textContent).toBe('The page “Gutter cleaning” is taken off');
  const off = page((await browser.get(action)).body);
  expect(off.querySelector('h1')?.textContent).toBe('Gutter cleaning');
  expect(off.querySelector('main')?.textContent).toContain(words.isOffYet);
  expect(off.querySelector('form[data-long]')).toBeNull();
  expect((await browser.post(action, { press: 'put-back' })).headers.location).toBe(
    '/office/website?did=put-back',
  );
  expect(await website.drafts()).toEqual([]);
  await browser.post(action, { '#from': from, press: 'take-off' });
  await publish(browser);
  expect(Object.keys((await website.publication())?.manifest ?? {})).toEqual(['company.yaml']);
});

describe('a service that is on the cards', () => {
  const HOME = `slides: [ { title: Ada } ]
services:
  title: Our services
  text: Each page says how.
  price: "{job}: {price}"
  cards:
    - /service/decks
    # the newest
    - /service/tile
  link: All {services} services
`;
  const TILE = '/office/website/edit/services/tile.md';

  async function withCards() {
    const started = await start();
    const { browser, website } = started;
    const editor = { by: null, at: new Date(), from: null };
    for (const [name, text] of Object.entries({
      'services/decks.md': '---\nname: Decks\n---\n\nWe build.\n',
      'services/tile.md': '---\nname: Tile\n---\n\nWe set.\n',
      'home.yaml': HOME,
    }))
      await website.putDraft(name, Buffer.from(text), editor);
    await publish(browser);
    const from = valueIn((await browser.get(TILE)).body, '#from') ?? '';
    const home = async () => (await website.open('home.yaml')).text ?? '';
    return { ...started, home, takeOff: () => browser.post(TILE, { '#from': from, press: 'take-off' }) };
  }

  test('leaves them when it is taken off, and is there again when it is put back', async () => {
    const { browser, website, home, takeOff } = await withCards();
    const taken = await takeOff();
    expect(taken.headers.location).toBe('/office/website?did=take-off-links');
    expect(await home()).not.toContain('tile');
    expect(await home()).toContain('- /service/decks');
    await browser.post(TILE, { press: 'put-back' });
    expect(await website.drafts()).toEqual([]);
  });

  test('is offered as it was after that was published, with what else was changed since', async () => {
    const { browser, website, home, takeOff } = await withCards();
    await takeOff();
    expect((await publish(browser)).headers.location).toBe('/office/website?did=publish');
    await edit(browser, 'home.yaml', { 'services.title': 'What we do' });
    await publish(browser);
    const list = page((await browser.get('/office/website')).body);
    const row = [...list.querySelectorAll('main li')].find((each) => each.textContent?.startsWith('Tile'));
    expect(row?.textContent).toBe(`Tile${words.missing}${words.putBack}`);
    expect((await browser.post('/office/website/services', { name: 'Tile' })).headers.location).toBe(TILE);
    expect((await browser.get(TILE)).body).toContain('kept as it was');
    expect(valueIn((await browser.get(`${TILE}?new`)).body, 'name')).toBe('');
    await browser.post(TILE, { press: 'put-back' });
    expect(await home()).toContain('title: What we do');
    expect(await home()).toContain('- /service/tile');
    expect((await publish(browser)).headers.location).toBe('/office/website?did=publish');
    expect(Object.keys((await website.publication())?.manifest ?? {})).toContain('services/tile.md');
  });
});

test('a page that sentences lead to, taken off, names each place with its form', async () => {
  const { browser, website } = await start();
  const editor = { by: null, at: new Date(), from: null };
  const put = (name: string, text: string) => website.putDraft(name, new TextEncoder().encode(text), editor);
  await put('services/decks.md', '---\nname: Decks\n---\n\nWe build.\n');
  await put('services/tile.md', '---\nname: Tile\n---\n\nNot [decks](/service/decks).\n');
  await put(
    'tips.yaml',
    'title: Tips\ncategories: { title: More, links: [ { text: Wood, to: /service/decks }, { text: Tile, to: /service/tile } ] }\n',
  );
  expect((await publish(browser)).headers.location).toBe('/office/website?did=publish');
  const action = '/office/website/edit/services/decks.md';
  const from = valueIn((await browser.get(action)).body, '#from') ?? '';
  const taken = await browser.post(action, { '#from': from, press: 'take-off' });
  const { body } = await browser.get(taken.headers.location as string);
  expect(statusOf(body)).toBe(words.takenOffLinks);
  const places = [...page(body).querySelectorAll('main li a')];
  expect(places.map((each) => [each.textContent, each.getAttribute('href')]).toSorted()).toEqual([
    ['Tile, Text: “Decks” is taken off', '/office/website/edit/services/tile.md#field-#text'],
  ]);
});

test('the way to the website is open when what was published is in its place', async () => {
  const written = Promise.withResolvers<void>();
  const { browser } = await start(() => written.promise);
  const waiting = await browser.get('/office/website/live');
  expect(statusOf(waiting.body)).toBe(words.puttingInPlace);
  expect(page(waiting.body).querySelector('dl')?.textContent).toContain('Ada Works');
  expect(waiting.headers.refresh).toBe('0; url=/office/website/live?again');
  const again = browser.get('/office/website/live?again');
  written.resolve();
  expect((await again).headers.location).toBe('/');
});

test('where what was published cannot be shown, the way to the website leads to the list, which says why', async () => {
  const { browser } = await start(() => Promise.reject(new Error('photos/a.jpg is too small')));
  expect((await browser.get('/office/website/live?again')).headers.location).toBe('/office/website');
  expect((await browser.get('/office/website')).body).toContain('photos/a.jpg is too small');
});

test('several photos with their words are one part that is changed', async () => {
  const { browser, website } = await start();
  const editor = { by: null, at: new Date(), from: null };
  for (const name of ['photos/a.jpg', 'photos/b.jpg', 'photos.yaml'])
    await website.putDraft(name, new TextEncoder().encode('a: { alt: A }\n'), editor);
  expect((await browser.get('/office/website')).body).toContain(words.changedOne);
});

test('many services are folded in the list, until one of them is changed', async () => {
  const { browser, website } = await start();
  const editor = { by: null, at: new Date(), from: null };
  const folds = async () => {
    const list = page((await browser.get('/office/website')).body);
    const details = [...list.querySelectorAll<HTMLDetailsElement>('main details')];
    return details.map(({ open, children }) => [open, children[0]?.textContent?.slice(0, 22)]);
  };
  const seldom = [false, 'Show all 4: Contracts '];
  expect(await folds()).toEqual([seldom]);
  for (let n = 1; n <= 9; n++)
    await website.putDraft(`services/s${n}.md`, Buffer.from(`---\nname: S${n}\n---\n\nGood.\n`), editor);
  expect(await folds()).toEqual([[true, 'Show all 9: S1, S2, S3'], seldom]);
  await publish(browser);
  expect(await folds()).toEqual([[false, 'Show all 9: S1, S2, S3'], seldom]);
});

test('the form of page titles says what each is where it is empty', async () => {
  const { browser } = await start();
  const form = page((await browser.get('/office/website/edit/pages.yaml')).body);
  const hint = (name: string) => form.getElementById(`field-${name}-hint`)?.textContent;
  expect(hint('about.title')).toMatch(/ Left empty: “About us \| Ada Works”\.$/);
  expect(hint('home.menu')).toMatch(/ Left empty: “Home”\.$/);
  expect(hint('about.description')).not.toContain('Left empty');
  const [home] = form.querySelectorAll('form[data-long] > details > summary');
  expect(home?.textContent).toBe('HomeLeft empty: “Ada Works”.');
  await edit(browser, 'pages.yaml', { 'about.title': 'Who we are' });
  const { body } = await browser.get('/office/website/edit/pages.yaml');
  expect(page(body).getElementById('field-about.title-hint')?.textContent).not.toContain('Left empty');
});

test('the form of terms says how sentences with figures will read, and what the braces stand for', async () => {
  const { browser, website } = await start();
  const editor = { by: null, at: new Date(), from: null };
  const terms = `figures: { deposit: 30, newWork: 2, visit: { use: call } }
list:
  - { title: Deposit, text: "When you sign, {deposit} percent is due. {Visit} a visit." }
  - { title: Changes, text: In writing. }
`;
  await website.putDraft('terms.yaml', Buffer.from(terms), editor);
  await website.putDraft('prices.yaml', Buffer.from('call: { price: [ 150, 1200 ] }\n'), editor);
  const form = page((await browser.get('/office/website/edit/terms.yaml')).body);
  const hint = (name: string) =>
    form.getElementById(`field-${name}-hint`)?.textContent?.replaceAll('\u00a0', ' ');
  expect(hint('list[0].text')).toBe(
    'No dollar sign; a figure brings its own. Visitors read: “When you sign, 30 percent is due. $150 to $1,200 a visit.”',
  );
  expect(hint('list[1].text')).toBe(
    'No dollar sign; a figure brings its own. It may name the figures, in braces.',
  );
  expect(hint('figures.newWork')).toMatch(/ In a sentence, \{newWork\} stands for “two years”\.$/);
  expect(hint('figures.visit')).toMatch(/ \{visit\} stands for “\$150 to \$1,200”\.$/);
});

test('the form of the hours leads an owner to single days, and an editor nowhere closed to them', async () => {
  const { office, browser } = await start();
  const linkFor = async (who: Browser) =>
    page((await who.get('/office/website/edit/office.yaml')).body).querySelector(
      'main p a[href="/office/settings"]',
    );
  expect((await linkFor(browser))?.textContent).toBe(words.toSingleDays);
  const editor = { ...LEE, role: 'editor' as const };
  await office.invite(editor);
  const lee = openBrowser(office.app);
  await lee.signIn(office, LEE.email);
  expect(await linkFor(lee)).toBeNull();
});

test('what every website needs cannot be taken off', async () => {
  const { browser } = await start();
  const body = async (file: string) => (await browser.get(`/office/website/edit/${file}`)).body;
  expect(await body('company.yaml')).not.toContain('take-off');
});

test('new photos are said to take a minute, and more than a few changes open with a press', async () => {
  const { browser, website } = await start();
  const editor = { by: null, at: new Date(), from: null };
  const bytes = (text: string) => new TextEncoder().encode(text);
  const prices = Array.from({ length: 20 }, (_, n) => `a${n}: { price: [ 1, 2 ] }\n`).join('');
  await website.putDraft('prices.yaml', bytes(prices), editor);
  await website.publish(editor);
  const from = (await website.open('prices.yaml')).from;
  await website.putDraft('prices.yaml', bytes(prices.replaceAll('1, 2', '1, 3')), { ...editor, from });
  await website.putDraft('photos/porch.jpg', Uint8Array.of(255, 216, 255), editor);
  await website.putDraft('photos.yaml', bytes('porch: { alt: A porch, caption: Pine }\n'), editor);
  const review = page((await browser.get('/office/website/publish')).body);
  expect(review.querySelectorAll('main form > ul > li')).toHaveLength(12);
  const more = review.querySelector('main details');
  const rest = more?.querySelectorAll('li').length ?? 0;
  expect(rest).toBeGreaterThan(8);
  expect(more?.querySelector('summary')?.textContent).toBe(`and ${rest} more changes`);
  const published = await publish(browser);
  const { body } = await browser.get(published.headers.location as string);
  expect(statusOf(body)).toBe(words.publishedPhotos);
});

describe('a mistake', () => {
  test('deep in a list, or in the text of a service, is said with the labels of its form', async () => {
    const { browser, website } = await start();
    const editor = { by: null, at: new Date(), from: null };
    const put = (name: string, text: string) =>
      website.putDraft(name, new TextEncoder().encode(text), editor);
    await put('terms.yaml', 'list:\n  - { id: pay, title: Payment, text: "By {card}" }\n');
    await put('services/decks.md', '---\nname: Decks\n---\n\n<b>We</b> build.\n');
    const review = page((await browser.get('/office/website/publish')).body);
    const said = [...review.querySelectorAll('main li')].map((each) => each.textContent ?? '');
    expect(said.join('\n')).not.toContain(' > ');
    expect(said.find((each) => each.startsWith('Decks, Text: found'))).toBeDefined();
    const form = page((await browser.get('/office/website/edit/services/decks.md')).body);
    const summary = [...form.querySelectorAll('form[data-long] ul li')].map((each) => each.textContent ?? '');
    expect(summary.filter((each) => each.startsWith(':'))).toEqual([]);
    expect(form.getElementById('field-#text-error')).not.toBeNull();
  });

  test('is saved, shown at its field, and keeps the website from being published', async () => {
    const { browser, website } = await start();
    const saved = await edit(browser, 'company.yaml', { phone: 'ask Ada' });
    const { body } = await browser.get(saved.headers.location as string);
    expect(statusOf(body)).toBe(words.savedWithMistakes);
    expect(valueIn(body, 'phone')).toBe('ask Ada');
    expect(page(body).getElementById('field-phone-error')?.textContent).toContain('Expected');
    const review = await browser.get('/office/website/publish');
    const link = page(review.body).querySelector('main li a');
    expect(link?.textContent).toMatch(/^Name, phones, address and mails, Phone: found "ask Ada"; expected /);
    expect(link?.getAttribute('href')).toBe('/office/website/edit/company.yaml#field-phone');
    expect(page(review.body).querySelector('form[action$="/publish"]')).toBeNull();
    expect((await website.history()).map(({ number }) => number)).toEqual([1]);
  });

  test('in the text of a service is at the text', async () => {
    const { browser } = await start();
    const saved = await edit(browser, 'services/decks.md', { name: 'Decks', '#text': '[us](https://)' });
    const { body } = await browser.get(saved.headers.location as string);
    expect(page(body).getElementById('field-#text-error')?.textContent).toContain('the address of a page');
    expect(page(body).querySelector('form [href="#field-#text"]')?.textContent).toMatch(/\w/);
  });

  test('that no file can hold is not saved, and given back', async () => {
    const { browser, website } = await start();
    const action = '/office/website/edit/prices.yaml';
    const opened = await browser.get(action);
    const add = await browser.post(action, [...sentFrom(opened.body, action), ['press', 'add ']]);
    expect(statusOf(add.body)).toBe(words.pressed);
    const [, price = ''] = /name="(\[0\]\.[^"]*)"/.exec(add.body) ?? [];
    const answer = await browser.post(action, sentFrom(add.body, action, { [price]: '12' }));
    expect([answer.statusCode, statusOf(answer.body)]).toEqual([422, words.unsaved]);
    expect(answer.body).toContain(words.noName);
    expect(valueIn(answer.body, price)).toBe('12');
    expect(await website.drafts()).toEqual([]);
  });
});

test('an entry is open where it was moved to', async () => {
  const { browser } = await start();
  const action = '/office/website/edit/reviews.yaml';
  const review = (n: number) => ({ [`[${n}].name`]: `Reviewer ${n}`, [`[${n}].text`]: 'Good.' });
  const typed: Record<string, string>[] = [review(0), review(1), review(2)];
  const entries = typed.flatMap((each, n): [string, string][] => [
    ['[]', String(n)],
    ...Object.entries(each),
  ]);
  const { body } = await browser.post(action, [...entries, ['press', 'up [2]']]);
  const open = [...page(body).querySelectorAll('[data-entries] > li > details[open] > summary')];
  expect(open.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Reviewer 2')]);
});

describe('two owners', () => {
  test('who change different fields lose nothing', async () => {
    const { office, browser, website } = await start();
    const lee = await secondOwner(office);
    const action = '/office/website/edit/company.yaml';
    const opened = (await lee.get(action)).body;
    await edit(browser, 'company.yaml', { phone: '(845) 555-0111' });
    const late = await lee.post(action, sentFrom(opened, action, { name: 'Ada & Sons' }));
    expect(late.statusCode).toBe(409);
    expect(statusOf(late.body)).toContain('Dana Reyes has changed this too');
    expect([valueIn(late.body, 'name'), valueIn(late.body, 'phone')]).toEqual([
      'Ada & Sons',
      '(845) 555-0111',
    ]);
    expect((await lee.post(action, sentFrom(late.body, action))).statusCode).toBe(303);
    const [draft] = await website.drafts();
    expect(await website.textOf(draft?.hash ?? null)).toBe(
      'name: Ada & Sons # our name\nphone: (845) 555-0111\n',
    );
  });

  test('who change the same field see both', async () => {
    const { office, browser } = await start();
    const lee = await secondOwner(office);
    const action = '/office/website/edit/company.yaml';
    const opened = (await lee.get(action)).body;
    await edit(browser, 'company.yaml', { phone: '(845) 555-0111' });
    const late = await lee.post(action, sentFrom(opened, action, { phone: '(845) 555-0122' }));
    expect(valueIn(late.body, 'phone')).toBe('(845) 555-0122');
    expect(page(late.body).getElementById('field-phone-error')?.textContent).toBe(
      'Dana Reyes wrote: “(845) 555-0111”',
    );
  });

  test('one of whom publishes another version find the changes of both in the form', async () => {
    const { office, browser, website } = await start();
    await edit(browser, 'company.yaml', { phone: '(845) 555-0111' });
    const folder = await temporaryFolder();
    await writeFile(join(folder, 'company.yaml'), 'name: Ada Homes\nphone: (845) 555-0100\n');
    await createWebsite({ store: office.store, config: office.config }).importFolder(folder, {
      by: null,
      at: new Date(),
    });
    const review = await browser.get('/office/website/publish');
    expect(review.body).toContain('These parts were published by someone else');
    const { body } = await browser.get('/office/website/edit/company.yaml');
    expect([valueIn(body, 'name'), valueIn(body, 'phone')]).toEqual(['Ada Homes', '(845) 555-0111']);
    const action = '/office/website/edit/company.yaml';
    await browser.post(action, sentFrom(body, action));
    expect((await publish(browser)).headers.location).toBe('/office/website?did=publish');
    expect(await website.textOf((await website.publication())?.manifest['company.yaml'] ?? null)).toBe(
      'name: Ada Homes\nphone: (845) 555-0111\n',
    );
  });

  test('do not publish what they have not looked through', async () => {
    const { office, browser, website } = await start();
    const lee = await secondOwner(office);
    await edit(browser, 'company.yaml', { phone: '(845) 555-0111' });
    const review = (await browser.get('/office/website/publish')).body;
    await edit(lee, 'company.yaml', { name: 'Lee Works' });
    const answer = await browser.post('/office/website/publish', sentFrom(review, '/office/website/publish'));
    expect([answer.statusCode, statusOf(answer.body)]).toEqual([409, words.moreByNow]);
    expect(answer.body).toContain('Lee Works');
    expect(await website.history()).toHaveLength(1);
  });
});

test('what was typed when the session has ended is given back, to be sent again', async () => {
  const { browser, website } = await start();
  const action = '/office/website/edit/company.yaml';
  const sent = sentFrom((await browser.get(action)).body, action, { name: 'Ada\n"Works" <i>' });
  const session = new Map(browser.cookies);
  browser.cookies.clear();
  const answer = await browser.post(action, sent);
  expect(answer.statusCode).toBe(401);
  const again = sentFrom(answer.body, action);
  expect(again).toEqual(sent.map(([name, value]) => [name, value.replace(/\r\n/g, '\n')]));
  for (const [name, value] of session) browser.cookies.set(name, value);
  expect((await browser.post(action, again)).statusCode).toBe(303);
  expect(await website.drafts()).toHaveLength(1);
});

test('is for pages of the office alone', async () => {
  const { office, browser, website } = await start();
  for (const path of ['', '/edit/company.yaml', '/publish', '/history'])
    expect((await openBrowser(office.app).get(`/office/website${path}`)).statusCode).toBe(303);
  for (const path of ['/begin', '/edit/company.yaml', '/publish', '/services', '/history/1']) {
    const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    expect((await browser.post(`/office/website${path}`, { name: 'x' }, foreign)).statusCode).toBe(403);
  }
  for (const path of [
    'edit/../../x',
    'edit/photos.txt',
    'edit/services/..%2f..%2fx.md',
    'edit/__proto__.yaml',
  ])
    expect((await browser.get(`/office/website/${path}`)).statusCode).toBe(404);
  expect(await website.drafts()).toEqual([]);
});

test('where the website is a folder, it says so and changes nothing', async () => {
  const office = await startOffice({ settings: { CONTENT_DIR: 'content' } });
  await office.invite();
  const browser = openBrowser(office.app);
  await browser.signIn(office);
  const { body } = await browser.get('/office/website');
  expect(body).toContain('is edited there');
  expect((await browser.get('/office/website/edit/company.yaml')).statusCode).toBe(404);
  expect((await browser.post('/office/website/edit/company.yaml', { name: 'x' })).statusCode).toBe(404);
});

test('a website of a folder is taken over with one press', async () => {
  const office = await startOffice({ overrides: { writeSite: async () => undefined } });
  await office.invite();
  const browser = openBrowser(office.app);
  await browser.signIn(office);
  expect((await browser.get('/office/website')).body).toContain(words.begin);
  await browser.post('/office/website/begin', {});
  const { body } = await browser.get('/office/website?did=begin');
  expect(statusOf(body)).toBe(words.begun);
  const document = page(body);
  const titles = [...document.querySelectorAll('main h2')].map((heading) => heading.textContent);
  expect(titles).toEqual([...Object.values(words.groups), words.newService]);
});

test('what keeps a website from being shown is put right in its form', async () => {
  const { office, browser, website } = await start(async () => {
    throw new Error('company.yaml, line 2, phone: found "none"; expected a phone number.');
  });
  const list = () => browser.get('/office/website');
  const texts = {
    'company.yaml': 'name: Ada Works\nphone: none\nareasServed: [Yonkers]\n',
    'weather.yaml': 'rain: true\n',
  };
  const manifest: Record<string, string> = {};
  for (const [name, text] of Object.entries(texts))
    manifest[name] = await website.keep(new TextEncoder().encode(text), new Date());
  const publication = { by: null, at: new Date(), after: 1, drafts: [], changes: [], manifest };
  await office.store.publishWebsite(publication);
  await expect.poll(async () => (await list()).body).toContain('edit/company.yaml#field-phone');
  expect((await list()).body).toContain(words.failed);
  const form = await browser.get('/office/website/edit/company.yaml');
  expect(form.statusCode).toBe(200);
  expect((await edit(browser, 'company.yaml', { phone: '(845) 555-0111' })).statusCode).toBe(303);
  expect((await publish(browser)).headers.location).toBe('/office/website?did=publish');
  const text = await website.textOf((await website.publication())?.manifest['company.yaml'] ?? null);
  expect(text).toBe('name: Ada Works\nphone: (845) 555-0111\n');
});

test('what the program does not know of what is published is named', async () => {
  const { office, browser, website } = await start();
  const text = 'name: Ada Works\nphone: (845) 555-0111\nareasServed: [Yonkers]\n';
  const manifest = { 'company.yaml': await website.keep(new TextEncoder().encode(text), new Date()) };
  const publication = { by: null, at: new Date(), after: 1, drafts: [], changes: [], manifest };
  await office.store.publishWebsite(publication);
  const list = async () =>
    page((await browser.get('/office/website')).body).querySelector('main')?.textContent;
  await expect.poll(list).toContain(`${words.leftOut}${words.files.company}, areasServed`);
});
