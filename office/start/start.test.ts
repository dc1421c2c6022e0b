import { once } from 'node:events';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { JSDOM } from 'jsdom';
import { describe, expect, onTestFinished, test } from 'vitest';
import { plain } from '../../contract/content/desk/fields.ts';
import { readCatalogue } from '../../contract/content/new-site/catalogue.ts';
import { newFolder } from '../../contract/content/new-site/folder.ts';
import { QUESTIONS, STEPS } from '../../contract/content/new-site/questions.ts';
import { readContent } from '../../contract/content/read.ts';
import { readFiles } from '../../contract/content/testing.ts';
import { buildApp } from '../../server/app.ts';
import { readConfig } from '../../server/config.ts';
import { eventually } from '../../server/testing/eventually.ts';
import { HOSTILE_TEXTS } from '../../server/testing/hostile.ts';
import { AUSTIN, AUSTIN_OWNER, type Pairs } from '../../server/testing/interview.ts';
import { type Browser, type Office, openBrowser, startOffice } from '../../server/testing/office.ts';
import { temporaryFolder } from '../../server/testing/test-app.ts';
import { createWebsite } from '../../server/website/website.ts';
import type { WriteSite } from '../../server/website/website-watch.ts';
import { leftToDo } from './left-to-do.ts';
import { readTyped } from './start-pages.ts';

/** The pages are never finished: what is published is read from the store, and the office knows the sample alone. */
const writeSite: WriteSite = async (_contentDir, _siteDir, signal) => {
  if (!signal.aborted) await once(signal, 'abort');
};
const overrides = { writeSite };

async function start(options: Parameters<typeof startOffice>[0] = {}) {
  const office = await startOffice({ overrides, ...options });
  await office.app.ready();
  const path = office.app.startPath() ?? '';
  return { ...office, path, browser: await openInterview(office.app, path) };
}

/** A browser that was given the address with the key. */
async function openInterview(app: FastifyInstance, path: string): Promise<Browser> {
  const browser = openBrowser(app);
  expect((await browser.get(path)).headers.location).toMatch(/^\/office\/start\/[a-z]+$/);
  return browser;
}

async function secondServer(office: Office): Promise<FastifyInstance> {
  const app = await buildApp(readConfig({ ...office.sameStore, RATE_LIMIT: '0' }), {
    buildDir: join(office.config.dataDir, '../build'),
    logStream: { write: () => {} },
    pollInterval: 50,
    ...overrides,
  });
  onTestFinished(() => app.close());
  await app.ready();
  return app;
}

const pageOf = (step: string) => `/office/start/${step}`;

async function formOf(browser: Browser, step: string): Promise<HTMLFormElement> {
  const { statusCode, body } = await browser.get(pageOf(step));
  expect(statusCode).toBe(200);
  const form = new JSDOM(body).window.document.forms[0];
  if (!form) throw new Error(`${step} has no form`);
  return form;
}

/** What a browser sends of a form in which this was typed; a field that is not there fails. */
function filledIn(form: HTMLFormElement, typed: Pairs): Pairs {
  const ofName = (name: string) => [...form.elements].filter((each) => each.getAttribute('name') === name);
  for (const [name, value] of typed) {
    const controls = ofName(name) as HTMLInputElement[];
    const control = controls.find((each) => each.type !== 'checkbox' || each.value === value) ?? controls[0];
    if (!control) throw new Error(`the page has no field ${name}`);
    if (control.type === 'checkbox') control.checked = true;
    else control.value = value;
  }
  const { FormData } = form.ownerDocument.defaultView as unknown as typeof globalThis;
  return [...new FormData(form)].map(([name, value]) => [name, String(value)]);
}

/** Types into a page as a person does: a row, "Another one", and the next row. */
async function type(browser: Browser, step: string, typed: Pairs, press: Pairs = []) {
  const rows = [...new Set(typed.flatMap(([name]) => /^(.*\[[1-9]\d*\])\./.exec(name)?.[1] ?? []))];
  for (const row of rows) {
    const before = typed.filter(
      ([name]) => !rows.slice(rows.indexOf(row)).some((later) => name.startsWith(later)),
    );
    const more: Pairs = [['more', row.replace(/\[\d+\]$/, '')]];
    const answer = await browser.post(pageOf(step), [
      ...filledIn(await formOf(browser, step), before),
      ...more,
    ]);
    expect(answer.headers.location).toBe(`${pageOf(step)}#${encodeURIComponent(row)}`);
  }
  return browser.post(pageOf(step), [...filledIn(await formOf(browser, step), typed), ...press]);
}

async function typeAll(browser: Browser, steps = AUSTIN) {
  for (const { step, typed } of steps) {
    const answer = await type(browser, step, typed);
    expect([step, answer.statusCode, errorsIn(answer.body)]).toEqual([step, 303, []]);
  }
}

function errorsIn(html: string): string[] {
  return [...new JSDOM(html).window.document.querySelectorAll('[id$="-error"]')].map(
    ({ id, textContent }) => `${id}: ${textContent}`,
  );
}

/** The published website, in a folder. */
async function published(office: Office): Promise<string> {
  const { config } = office;
  const website = createWebsite({ store: office.store, config });
  const latest = await website.publication();
  if (!latest) throw new Error('nothing is published');
  const folder = join(await temporaryFolder(), 'published');
  await website.writeTo(folder, latest);
  return folder;
}

/** What an address answers, but for the time of day. */
async function answerOf(app: FastifyInstance, url: string, headers: Record<string, string> = {}) {
  const {
    statusCode,
    headers: sent,
    body,
  } = await app.inject({ url, headers: { accept: 'text/html', ...headers } });
  const { date: _, ...others } = sent;
  return { statusCode, headers: others, body };
}

test('the pages ask every question of the terminal once, but for photographs', () => {
  const asked = STEPS.flatMap(({ asks }) => asks).filter((name) => name !== 'prices');
  expect(asked.toSorted()).toEqual(
    QUESTIONS.map(({ id }) => id)
      .filter((id) => id !== 'photos')
      .toSorted(),
  );
});

test('an interview becomes a published website and a first owner, who is signed in', async () => {
  const office = await start();
  const { browser, path } = office;
  const other = await secondServer(office);
  expect(other.startPath()).toBe(path);
  await typeAll(browser, AUSTIN.slice(0, -1));
  const last = await browser.get(pageOf('publish'));
  expect(last.body).toContain(
    'Gutters: New gutters and downspouts, 100 ft., one story costs $1,100 to $1,600.',
  );
  expect(last.body).toContain('We answer every request within 3 hours of office hours');
  expect(last.body).toContain('Marisol of Kyle said it (April 2026)');
  const { headers } = await type(browser, 'publish', AUSTIN_OWNER);
  expect(headers.location).toBe('/office/going-live?did=publish');

  expect((await browser.get('/office/website/history')).body).not.toContain('The command line');

  const { content, mistakes } = readContent(await published(office));
  expect(mistakes).toEqual([]);
  expect(content?.company).toMatchObject({
    name: 'Cedar Ridge Gutters & Roofing',
    phone: '(512) 555-2148',
    email: 'office@cedarridge.example',
    timeZone: 'America/Chicago',
    founded: 2009,
  });
  expect(content?.areas).toEqual([
    { name: 'Travis County', towns: ['Austin', 'Bee Cave', 'Lakeway', 'Manor'] },
    { name: 'Hays County', towns: ['Buda', 'Kyle'] },
  ]);
  expect(content?.services.map(({ slug }) => slug)).toEqual(['gutters', 'roofing', 'chimney-caps']);
  expect(content?.serviceDetails.gutters?.sheet?.jobs.map(({ price }) => price)).toEqual([
    [1100, 1600],
    undefined,
    [140, 220],
  ]);
  expect(content?.serviceDetails['chimney-caps']?.sheet?.jobs[0]).toMatchObject({
    name: 'One steel cap',
    price: [250, 420],
  });
  expect(content?.office.hours).toMatchObject({ friday: [['07:30', '17:00']], sunday: [] });
  expect(content?.reviews).toMatchObject([{ name: 'Marisol', stars: true, date: '2026-04' }]);

  expect((await office.store.users()).map(({ email, name, role }) => [email, name, role])).toEqual([
    ['dale@cedarridge.example', 'Dale Hart', 'owner'],
  ]);
  for (const url of ['/office', '/office/people', '/office/going-live'])
    expect([url, (await browser.get(url)).statusCode]).toEqual([url, 200]);
  const left = new JSDOM((await browser.get('/office/going-live')).body).window.document;
  expect(left.title).toContain('Cedar Ridge Gutters & Roofing');
  expect(left.querySelector('ol a[href="/office/website/photos"]')?.textContent).toBe('Photographs');
  expect(left.querySelector('ol')?.textContent).not.toContain('Licenses');
  const text = left.querySelector('pre')?.textContent ?? '';
  expect(text).toMatch(/google\._domainkey {2}TXT[\s\S]*SITE_URL=https:\/\/www\.cedarridge\.example\n/);
  const mail = new URL(left.querySelector<HTMLAnchorElement>('a[href^="mailto:"]')?.href ?? '').searchParams;
  expect(`${mail.get('subject')}\n\n${mail.get('body')}\n`.replaceAll('\r', '')).toBe(text);
  // What is not for this business goes from the list, and stays away unless it is put back at once.
  const drop = left.querySelector<HTMLButtonElement>('button[aria-label="Not for us: Photographs"]');
  const dropped = await browser.post('/office/going-live', { drop: drop?.value ?? '' });
  const undo = new JSDOM((await browser.get(dropped.headers.location as string)).body).window.document;
  const put = undo.querySelector<HTMLButtonElement>('[role=status] button');
  expect([put?.textContent, put?.form?.getAttribute('action')]).toEqual([
    'Put back: Photographs',
    '/office/going-live',
  ]);
  await browser.post('/office/going-live', { undo: put?.value ?? '' });
  expect((await browser.get('/office/going-live')).body).toContain('Photographs</a>');
  await browser.post('/office/going-live', { drop: drop?.value ?? '' });
  const { body } = await browser.get('/office/going-live');
  expect(body).not.toContain('Photographs</a>');
  expect(body).toContain('Not for us: Your story');
  // The owner's part names none of it.
  left.querySelector('pre')?.remove();
  expect(left.body.textContent).not.toMatch(/DNS|SMTP|TXT|DKIM|SITE_URL/);
  expect((await office.store.settings()).map(({ name }) => name)).toEqual(['going-live']);

  // On both servers, the one that has not asked the store yet among them.
  for (const app of [office.app, other]) {
    const stranger = openBrowser(app);
    expect((await stranger.get(path)).headers.location).toMatch(/^\/office(?:\/sign-in\?back=.*)?$/);
    await eventually(() => expect(app.startPath()).toBeUndefined());
    expect((await stranger.get(path)).headers.location).toMatch(/^\/office\/sign-in/);
    expect((await stranger.post(pageOf('business'), { name: 'Mine' })).headers.location).toBe(
      '/office/sign-in',
    );
  }
  expect((await office.store.settings()).map(({ name }) => name)).toEqual(['going-live']);
});

test('the first owner changes a price, publishes it, and takes it back', async () => {
  const office = await start();
  const { browser } = office;
  await typeAll(browser);
  const price = async () =>
    readContent(await published(office)).content?.serviceDetails.gutters?.sheet?.jobs[0]?.price;
  expect(await price()).toEqual([1100, 1600]);
  await press(browser, '/office/website/edit/services/gutters.md', [
    ['jobs[0].price[0]', '$1,250'],
    ['jobs[0].price[1]', ''],
  ]);
  expect((await browser.get('/office/website/publish')).body).toContain('$1,100–1,600 → $1,250');
  await press(browser, '/office/website/publish');
  expect(await price()).toEqual([1250, 1250]);
  await press(browser, '/office/website/history', [], [['press', 'take-back']]);
  expect(await price()).toEqual([1100, 1600]);
});

/** Sends the first form in the body of a page, with this typed into it. */
async function press(browser: Browser, address: string, typed: Pairs = [], button: Pairs = []) {
  const { document } = new JSDOM((await browser.get(address)).body).window;
  const form = document.querySelector<HTMLFormElement>('main form');
  if (!form) throw new Error(`${address} has no form`);
  const answer = await browser.post(form.getAttribute('action') ?? '', [...filledIn(form, typed), ...button]);
  expect(answer.statusCode).toBe(303);
}

test.each([
  ['a field', 'company.yaml, phone', 'name: Ada\n', 'name: Ada\nphone: (512) 555-2148\n'],
  [
    'a field of every entry',
    'areas.yaml, towns',
    '- name: Travis\n',
    '- { name: Travis, towns: [Austin] }\n',
  ],
  ['a file', 'reviews.yaml', '[]\n', '- { name: Lee, text: Good }\n'],
])('%s is left to do until it is there', (_what, file, before, after) => {
  const todo = [{ what: 'It', file, why: 'it matters.' }];
  const parts = (text: string) => [{ file: file.replace(/,.*/, ''), text, isChanged: false }];
  expect(leftToDo(todo, [])).toHaveLength(1);
  expect(leftToDo(todo, parts(before))).toHaveLength(1);
  expect(leftToDo(todo, parts(after))).toEqual([]);
});

test('a phone number or an address for examples is something to do, also where it was typed later', () => {
  const left = (said: string) =>
    leftToDo([], [{ file: 'company.yaml', text: `name: Ada\n${said}\n`, isChanged: false }]);
  for (const [field, example, real] of [
    ['phone', '(512) 555-0142', '(512) 736-2100'],
    ['email', 'ada@roofs.example', 'ada@roofs-of-austin.com'],
    ['mailFrom', 'site@roofs.example', 'site@roofs-of-austin.com'],
  ]) {
    expect(left(`${field}: ${example}`).map(({ to }) => to)).toEqual([
      `/office/website/edit/company.yaml#field-${field}`,
    ]);
    expect(left(`${field}: ${real}`)).toEqual([]);
  }
});

test('prices are left to do until every service has jobs, and what is done on the server stays', () => {
  const todo = ['services/, jobs', 'settings.env, SMTP_URL'].map((file) => ({ what: file, file, why: '' }));
  const service = (name: string, jobs: string) => {
    return { file: `services/${name}.md`, text: `---\nname: ${name}\n${jobs}---\n`, isChanged: false };
  };
  const priced = service('gutters', 'jobs: [{ name: New }]\n');
  expect(leftToDo(todo, [priced, service('roofs', '')]).map(({ to }) => to)).toEqual([
    '/office/website',
    undefined,
  ]);
  expect(leftToDo(todo, [priced]).map(({ file }) => file)).toEqual(['settings.env, SMTP_URL']);
});

test('the owner goes on at another server before that has asked the store', async () => {
  const office = await start();
  const other = await buildApp(readConfig({ ...office.sameStore, RATE_LIMIT: '0' }), {
    buildDir: join(office.config.dataDir, '../build'),
    logStream: { write: () => {} },
    pollInterval: 600_000,
    ...overrides,
  });
  onTestFinished(() => other.close());
  await other.ready();
  await typeAll(office.browser);
  const elsewhere = openBrowser(other);
  for (const [name, value] of office.browser.cookies) elsewhere.cookies.set(name, value);
  expect((await elsewhere.get('/office/people')).headers.location).toBe('/office/people');
  expect((await elsewhere.get('/office/people')).statusCode).toBe(200);
});

describe('without the key', () => {
  const WRONG = 'x'.repeat(43);

  test.each([
    ['no key', '', {}],
    ['a wrong key', `?key=${WRONG}`, {}],
    ['an empty key', '?key=', {}],
    ['a wrong cookie', '', { cookie: `office-start=${WRONG}` }],
  ])('%s: every address answers like any unknown one', async (_, query, headers) => {
    const { app } = await startOffice({ overrides });
    await app.ready();
    for (const page of ['start', 'start/business', 'start/publish'])
      expect(await answerOf(app, `/office/${page}${query}`, headers)).toEqual(
        await answerOf(app, `/nowhere/${page}${query}`, headers),
      );
    const post = {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin', ...headers },
      payload: 'name=x',
    } as const;
    const answer = await app.inject({ ...post, url: pageOf('business') });
    expect(answer.statusCode).toBe(
      (await app.inject({ ...post, url: '/nowhere/start/business' })).statusCode,
    );
    expect(await app.inject(`/office/start${query}`)).toMatchObject({ statusCode: 302 });
  });

  test('the key of another store opens nothing', async () => {
    const [one, other] = [await start(), await start()];
    expect(one.path).not.toBe(other.path);
    expect(await answerOf(one.app, other.path)).toEqual(
      await answerOf(one.app, other.path.replace('office', 'nowhere')),
    );
  });

  test('the key is in no address after the first, in no page and in no log', async () => {
    const { browser, path, log } = await start();
    const [, key = ''] = path.split('key=');
    for (const { step } of AUSTIN) expect((await browser.get(pageOf(step))).body).not.toContain(key);
    expect((await browser.get(path)).headers.location).not.toContain(key);
    expect(log()).not.toContain(key);
  });

  test('posts of other sites are refused', async () => {
    const { browser } = await start();
    const answer = await browser.post(pageOf('business'), { name: 'x' }, { 'sec-fetch-site': 'cross-site' });
    expect(answer.statusCode).toBe(403);
  });
});

test('presses are limited, also with the key', async () => {
  const { browser } = await start({ settings: { RATE_LIMIT: '1' } });
  const statuses: number[] = [];
  for (let press = 0; press < 12; press++)
    statuses.push((await browser.post(pageOf('services'), {})).statusCode);
  expect(statuses).toEqual([...Array(10).fill(303), 429, 429]);
});

describe('it is not offered', () => {
  test('with CONTENT_DIR', async () => {
    const { app } = await startOffice({ overrides, settings: { CONTENT_DIR: 'content' } });
    await app.ready();
    expect(app.startPath()).toBeUndefined();
  });

  test('where something is published, or someone may sign in', async () => {
    const office = await start();
    const id = await office.invite();
    expect(office.app.startPath()).toBeUndefined();
    await office.store.deactivateUser(id, { by: null, at: new Date() });
    await eventually(() => expect(office.app.startPath()).toBe(office.path));
    const website = createWebsite({ store: office.store, config: office.config });
    expect(
      await website.importFolder('tests/another-contractor/content', { by: null, at: new Date() }),
    ).toMatchObject({
      done: true,
    });
    await eventually(() => expect(office.app.startPath()).toBeUndefined());
    expect((await office.browser.get(pageOf('business'))).headers.location).toBe('/404');
  });
});

test('a closed browser loses nothing, and another one goes on after the last page', async () => {
  const { app, browser, path } = await start();
  await typeAll(browser, AUSTIN.slice(0, 3));
  const next = openBrowser(app);
  expect((await next.get(path)).headers.location).toBe(pageOf('hours'));
  for (const { step, typed } of AUSTIN.slice(0, 3)) {
    const shown = filledIn(await formOf(next, step), []);
    expect(shown).toEqual(expect.arrayContaining(typed));
  }
});

test('a color is chosen, or typed by its name', async () => {
  const { browser } = await start();
  const colorIn = async () => {
    const form = await formOf(browser, 'web');
    const colors = [...form.querySelectorAll<HTMLInputElement>('[name="color"]')];
    expect(colors.map(({ parentElement }) => parentElement?.querySelectorAll('[fill^="#"]').length)).toEqual(
      colors.map(() => 1),
    );
    const typed = new Map(filledIn(form, []).flatMap(([name, value]) => (value ? [[name, [value]]] : [])));
    return readTyped(new Map([...typed, ['name', ['Ada']], ['email', ['ada@ada.com']]]), readCatalogue())
      .answers?.color;
  };
  await browser.post(pageOf('web'), [['color', 'rust']]);
  expect(await colorIn()).toBe('#8a3b12');
  await type(browser, 'web', [['color.other', 'navy']]);
  expect(await colorIn()).toBe('#000080');
  const wrong = await type(browser, 'web', [['color.other', 'plaid']]);
  expect(errorsIn(wrong.body)).toEqual([expect.stringMatching(/^color-error: .*the name of a color/)]);
});

test('that no license is required is an answer, unless there is one', () => {
  const said = (...typed: Pairs) => {
    const form = new Map([...(AUSTIN[0]?.typed ?? []), ...typed].map(([name, value]) => [name, [value]]));
    const { answers, left } = readTyped(form, readCatalogue());
    return [answers?.licences?.length, left?.todo.some(({ what }) => what === 'Licenses')];
  };
  expect(said()).toEqual([undefined, true]);
  expect(said(['licences.none', 'none'])).toEqual([undefined, false]);
  const own = { title: 'Texas license', number: '12', registry: 'https://texas.gov/look-up' };
  const typed = Object.entries(own).map(([id, value]): [string, string] => [`licences[0].${id}`, value]);
  expect(said(['licences.none', 'none'], ...typed)).toEqual([1, false]);
});

test('an answer that was left empty again is forgotten', async () => {
  const { browser } = await start();
  await type(browser, 'business', [
    ['name', 'Ada'],
    ['email', 'ada@ada.com'],
    ['phone', '12'],
  ]);
  await type(browser, 'business', [['phone', '']]);
  expect((await formOf(browser, 'business')).outerHTML).not.toContain('value="12"');
});

test('of two tabs, each keeps what was changed in it', async () => {
  const { browser } = await start();
  const [one, two] = [await formOf(browser, 'business'), await formOf(browser, 'business')];
  await browser.post(
    pageOf('business'),
    filledIn(one, [
      ['name', 'Ada'],
      ['email', 'ada@ada.com'],
    ]),
  );
  await browser.post(pageOf('business'), filledIn(two, [['phone', '512-555-2148']]));
  const shown = filledIn(await formOf(browser, 'business'), []);
  expect(shown).toEqual(
    expect.arrayContaining([
      ['name', 'Ada'],
      ['email', 'ada@ada.com'],
      ['phone', '512-555-2148'],
    ]),
  );
});

test('mistakes are shown at their questions, and what was typed stays', async () => {
  const { browser } = await start();
  const empty = await type(browser, 'business', []);
  expect([empty.statusCode, errorsIn(empty.body)]).toEqual([
    422,
    ['name-error: Please fill this in.', 'email-error: Please fill this in.'],
  ]);
  const wrong = await type(browser, 'business', [
    ['name', 'Ada'],
    ['phone', '12'],
    ['email', 'ada'],
    ['address.state', 'Nowhere'],
  ]);
  expect(errorsIn(wrong.body).map((line) => line.split(':')[0])).toEqual([
    'phone-error',
    'email-error',
    'address.state-error',
  ]);
  expect(wrong.body).toContain('value="Nowhere"');
  const hours = await type(browser, 'hours', [
    ['hours.weekdays.from', '08:00'],
    ['areas[0].towns', 'Kyle'],
  ]);
  expect(errorsIn(hours.body)).toEqual([
    'areas[0].name-error: Please fill this in.',
    'hours.weekdays-error: Please give two times, the later one second.',
  ]);
  await type(browser, 'services', [
    ['services', 'gutters'],
    ['services.others', 'Chimney caps'],
  ]);
  const prices = await type(browser, 'prices', [
    ['prices.gutters.new.from', '1600'],
    ['prices.gutters.new.to', '1100'],
    ['prices.Chimney caps[0].price.from', 'about 250'],
  ]);
  expect(errorsIn(prices.body)).toEqual([
    'prices.gutters.new-error: Please give one amount in whole dollars, or two with the lower one first.',
    'prices.Chimney caps[0].name-error: Please fill this in.',
    'prices.Chimney caps[0].price-error: Please give one amount in whole dollars, or two with the lower one first.',
  ]);
  const last = await browser.get(pageOf('publish'));
  expect(last.body).toContain('href="/office/start/prices"');
  expect(last.body).not.toContain('<form');
  const { statusCode } = await browser.post(pageOf('publish'), AUSTIN_OWNER);
  expect(statusCode).toBe(422);
});

test('the owner needs a name and an address', async () => {
  const office = await start();
  await type(office.browser, 'business', [
    ['name', 'Ada'],
    ['email', 'ada@ada.com'],
  ]);
  const answer = await type(office.browser, 'publish', [['owner.email', 'ada']]);
  expect(errorsIn(answer.body).map((line) => line.split(':')[0])).toEqual([
    'owner.name-error',
    'owner.email-error',
  ]);
  expect(await office.store.publications()).toEqual([]);
});

test('of two owners at the same moment, one is let in', async () => {
  const office = await start();
  const other = await openInterview(await secondServer(office), office.path);
  await type(office.browser, 'business', [
    ['name', 'Ada'],
    ['email', 'ada@ada.com'],
  ]);
  const owners: Pairs[] = ['ada', 'bob'].map((name) => [
    ['owner.name', name],
    ['owner.email', `${name}@ada.com`],
  ]);
  const answers = await Promise.all(
    [office.browser, other].map((browser, n) => browser.post(pageOf('publish'), owners[n] ?? [])),
  );
  expect((await office.store.users()).length).toBe(1);
  expect(answers.map(({ headers }) => headers.location).toSorted()).toEqual([
    '/office',
    '/office/going-live?did=publish',
  ]);
  expect((await office.store.publications()).length).toBe(1);
});

test('an end that was interrupted between the website and the owner is done again', async () => {
  const office = await start();
  await type(office.browser, 'business', [
    ['name', 'Ada'],
    ['email', 'ada@ada.com'],
  ]);
  const { store } = office;
  const failing = { ...store, signInFirstOwner: () => Promise.reject(new Error('killed')) };
  const app = await buildApp(readConfig({ ...office.sameStore, RATE_LIMIT: '0' }), {
    buildDir: join(office.config.dataDir, '../build'),
    logStream: { write: () => {} },
    openStore: async () => ({ ...failing, close: async () => {} }),
    ...overrides,
  });
  onTestFinished(() => app.close());
  await app.ready();
  const browser = await openInterview(app, office.path);
  expect((await type(browser, 'publish', AUSTIN_OWNER)).statusCode).toBe(500);
  expect([(await store.publications()).length, await store.hasActiveUser()]).toEqual([1, false]);
  expect((await type(office.browser, 'publish', AUSTIN_OWNER)).headers.location).toBe(
    '/office/going-live?did=publish',
  );
  expect((await store.publications()).length).toBe(1);
  expect((await store.settings()).map(({ name }) => name)).toEqual(['going-live']);
});

test('hostile words in every answer are shown as they are, and only as words', async () => {
  const { browser } = await start();
  const texts = Object.values(HOSTILE_TEXTS);
  let next = 0;
  await browser.post(pageOf('services'), [['services', 'gutters']]);
  for (const { step } of [...AUSTIN.slice(0, -1), ...AUSTIN.slice(0, -1)]) {
    const form = await formOf(browser, step);
    const names = [...form.elements].flatMap((each) =>
      each.matches('input:not([type=hidden], [type=checkbox], [type=radio], [type=time]), textarea')
        ? (each.getAttribute('name') ?? [])
        : [],
    );
    const typed = names.map((name): [string, string] => [name, texts[next++ % texts.length] ?? '']);
    const { statusCode, body } = await browser.post(pageOf(step), filledIn(form, typed));
    expect([303, 422]).toContain(statusCode);
    const { document } = new JSDOM(body).window;
    expect(document.querySelectorAll('script, img, iframe, [onerror]').length).toBe(0);
    const { elements } = await formOf(browser, step);
    for (const [name, text] of typed)
      expect((elements.namedItem(name) as HTMLInputElement).value, name).toBe(plain(text));
  }
  expect((await browser.post(pageOf('publish'), AUSTIN_OWNER)).statusCode).toBe(422);
  expect((await browser.get(pageOf('publish'))).body).not.toContain('<script');
});

test.each(Object.entries(HOSTILE_TEXTS))('%s is published as words, or refused', (_, text) => {
  const catalogue = readCatalogue();
  const typed = new Map([
    ...['name', 'address.city', 'services.others', 'crew[0].name', 'reviews[0].text'].map(
      (name) => [name, [plain(text)]] as const,
    ),
    ['email', ['ada@ada.com']],
    ['crew[0].trade', ['Gutters']],
  ] as [string, string[]][]);
  const { answers, wrong } = readTyped(typed, catalogue);
  if (!answers) return expect(wrong.length).toBeGreaterThan(0);
  expect(readFiles(newFolder(answers, catalogue).files).mistakes).toEqual([]);
});

test('hostile words become a website and an owner of that name', async () => {
  const office = await start();
  const text = HOSTILE_TEXTS.script ?? '';
  await type(office.browser, 'business', [
    ['name', text],
    ['email', 'ada@ada.com'],
  ]);
  await type(office.browser, 'services', [['services.others', text]]);
  await type(office.browser, 'publish', [
    ['owner.name', text],
    ['owner.email', 'ada@ada.com'],
  ]);
  const { content } = readContent(await published(office));
  expect([content?.company.name, content?.services[0]?.name]).toEqual([text, text]);
  expect((await office.browser.get('/office/people')).body).not.toContain('<script>alert');
});
