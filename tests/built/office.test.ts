import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { QUESTIONS } from '../../contract/content/new-site/questions.ts';
import type { LeadView, renderPage as RenderPage } from '../../office/pages.tsx';
import { buildDir } from '../../scripts/folders.mjs';
import { folder } from './site.ts';

const office = join(buildDir, 'office');
const built = JSON.parse(readFileSync(join(office, 'manifest.json'), 'utf8'));
const style = readFileSync(join(office, built['style.css'].file), 'utf8');

const LINE = { version: 2, when: 'now', who: 'Dana', text: 'Hm.' };

const LEAD: LeadView = {
  title: 'Request #2',
  number: 2,
  reference: 'KD4RW7MA',
  version: 2,
  received: 'now',
  printed: 'now',
  subject: 'Painting',
  name: 'Ada',
  phone: { text: '555', href: 'tel:555' },
  sent: {
    phone: {
      label: 'Corrected by them 10:02 a.m. First sent:',
      text: '(914) 555-0198',
      href: 'tel:9145550198',
    },
    email: undefined,
    description: { label: 'Corrected by them 10:02 a.m. First sent:', text: 'Something.', href: undefined },
  },
  photos: [{ id: 'a1', width: 800, height: 600 }],
  wishedTimes: ['Tuesday after 3'],
  visit: undefined,
  canceled: 'They canceled this themselves, 10:02 a.m.',
  email: { text: 'a@x.example', href: 'mailto:a@x.example', refused: true },
  urgency: { level: 'danger', mark: 'DANGER', because: 'of gas' },
  held: { because: ['it holds a link'] },
  status: 'quoted',
  isOver: false,
  promise: { words: 'Promised', isLate: true },
  claim: { words: 'Dana has it.', isMine: false },
  words: 'A door.',
  notes: [LINE],
  quote: '$5',
  reminder: 'tomorrow',
  reminders: [{ value: 'hour', label: 'In 1 hour' }],
  facts: [{ label: 'Page', value: '/' }],
  mails: [{ label: 'office mail', value: 'sent' }],
  emailsLink: 'Send again',
  earlier: [{ reference: 'AA2AA2AA', title: 'Request #1', remark: 'then' }],
  revisions: [
    { ...LINE, what: 'note', isUndone: true, canUndo: false },
    { ...LINE, version: 1, what: 'claimed', isUndone: false, canUndo: true },
  ],
};

const START = {
  ...{ where: '/office/start', step: 'business', number: 2, steps: 7, back: 'x' },
  ...{ company: undefined, form: new Map([['name', ['Ada']]]), marks: { name: 'x' } },
};

const LEFT = {
  todo: [{ what: 'Photographs', file: 'photos/', why: 'no picture.' }],
  ...{ aloud: ['We come.'], handOn: 'The website of Ada\n\n1. Records' },
};

/** Every page in a state that shows most of it, as the built server renders it. */
async function everyPage(): Promise<string[]> {
  const [file = ''] = globSync(join(buildDir, 'server/assets/pages-*.js'));
  const { renderPage }: { renderPage: typeof RenderPage } = await import(pathToFileURL(resolve(file)).href);
  const frame = { style: '/style.css', script: '/live.js', user: { name: 'Dana', role: 'owner' as const } };
  const person = { id: '1', name: 'Lee', email: 'lee@x.example', role: 'office', isSelf: false } as const;
  const email = 'dana@x.example';
  const lead = {
    title: 'No. 1',
    number: 1,
    person: 'Ada',
    age: 'new',
    mark: { level: 'urgent' as const, text: 'URGENT' },
    isHeld: true,
  };
  const claim = { path: '/office/claim/x', lead, nonce: 'x', version: 1, taken: { since: 'now' } };
  const span = {
    title: 'a',
    remark: 'b',
    marks: [10],
    lengths: [],
    cells: { half: '', nineOfTen: '', slowest: '' },
  };
  const length = { text: 'c', share: 100, isBroken: true };
  const times = {
    received: 1,
    openWithoutContact: 0,
    promises: { kept: 1, missed: 0, words: '1 of 1' },
    spans: [span, { ...span, title: 'd', marks: [], lengths: [length] }],
  };
  const card = {
    reference: 'AA2AA2AA',
    version: 1,
    number: 1,
    name: 'Estimate request #1',
    title: 'Tile',
    person: 'Ada',
    phone: '(914) 555-0123',
    email: '',
    words: ['A floor.'],
    came: 'now',
    priority: 'normal' as const,
    canClaim: false,
  };
  const photo = {
    ...{
      name: 'a',
      path: '/office/website/photos/a',
      picture: '/a',
      title: 'A deck',
      alt: 'A deck',
      uses: ['Decks'],
    },
    ...{ isSample: true, isChanged: true, isCut: true },
  };
  const chosen = { words: { keep: [25, 100] as [25, 100] }, picture: { hash: '0', path: '/b' } };
  return [
    renderPage('sign-in', {
      frame: { style: '/style.css' },
      sendsMail: false,
      error: 'Wrong.',
      status: 'Done.',
    }),
    renderPage('enter-code', {
      frame: { style: '/style.css' },
      email,
      minutes: 15,
      sendsMail: true,
      error: 'Wrong.',
    }),
    renderPage('board', {
      frame,
      list: 'waiting',
      counts: { waiting: 1, mine: 0, held: 1 },
      tape: {
        caption: 'Open',
        open: [[480, 1020]],
        now: 600,
        marks: [{ at: 36, isUrgent: true, count: 2 }],
        hours: ['3'],
      },
      dimension: '1 waiting',
      notices: [{ text: 'Mail is down.', isAlarm: true, link: { to: '/office/held', label: 'look' } }],
      cards: [
        { ...card, priority: 'danger', mark: 'DANGER', wait: '1 min', canClaim: true },
        { ...card, reference: 'AA2AA2AB', heldBecause: ['it holds a link'] },
      ],
      reminders: [{ ...card, reminder: 'Call back', claimedBy: { name: 'Dana', initials: 'D' } }],
      inHand: [{ ...card, status: 'quoted', promise: { words: 'late', isLate: true, when: 'by noon' } }],
      empty: 'Nothing.',
      filters: {
        chosen: { status: 'new', service: '', urgent: '', since: '', before: '' },
        services: [{ value: 'tile', label: 'Tile' }],
        found: '1 found',
        export: '/office/export',
      },
      pager: { next: '/office?after=1', first: '/office' },
      printed: 'Call list',
      test: 'Automatic test',
      mayDelete: true,
      status: 'Done.',
    }),
    renderPage('emails', {
      frame,
      reference: card.reference,
      name: card.name,
      owed: [
        { kind: 'office-mail', what: 'Office mail', state: 'failed', attempts: ['now'], canResend: true },
      ],
      canHold: true,
      canRelease: true,
      mayDelete: true,
      status: 'Done.',
    }),
    renderPage('search', {
      frame,
      typed: 'x',
      found: '1',
      cards: [{ ...card, words: ['a', 'b', 'c'] }],
      more: 'More.',
    }),
    renderPage('forget', {
      frame,
      reference: card.reference,
      doomed: [{ ...card, remarks: ['now'] }],
      related: [{ ...card, remarks: [] }],
      status: 'Changed.',
    }),
    renderPage('figures', {
      frame,
      days: 7,
      periods: [7, 30],
      hasHours: true,
      usual: times,
      emergencies: times,
      byService: [{ name: 'Tile', won: 1, lost: 1, percent: undefined, words: '1 of 2' }],
      bySource: [{ name: 'x', won: 9, lost: 9, percent: 50, words: '50%' }],
      lostReasons: [{ reason: 'Too far', count: 1 }],
    }),
    renderPage('settings', {
      frame,
      problems: ['No mail server.'],
      allWell: 'Yes.',
      hours: [{ days: 'Monday', times: '8 to 5' }],
      holidays: 'Closed Christmas.',
      closed: [{ day: '2026-12-24', name: 'Thursday', hours: 'Closed', reason: 'x', isHoliday: false }],
      storm: {
        title: 'On',
        remarks: ['x'],
        form: { words: 'Busy.', lastDay: '2026-12-24', factor: '3', notBefore: '2026-12-24' },
      },
      today: '2026-12-01',
      mostWords: 200,
      status: 'Done.',
      errors: { day: 'No.' },
    }),
    renderPage('devices', {
      frame,
      devices: [{ id: '1', name: 'Firefox', isThis: true, signedIn: 'now', seen: 'now' }],
    }),
    renderPage('people', {
      frame,
      people: [
        { ...person, isActive: true },
        { ...person, id: '2', isActive: false },
      ],
      revisions: [{ when: 'now', who: 'Dana', what: 'nothing' }],
      address: 'x',
    }),
    renderPage('lead', {
      frame,
      lead: LEAD,
      refusal: { lines: ['No.'], advice: 'Wait.' },
    }),
    renderPage('lead', { frame, lead: LEAD, typed: { note: 'Hm.', at: 'soon' }, problems: { at: 'No.' } }),
    renderPage('lead', { frame, lead: { ...LEAD, phone: undefined }, done: { words: 'Done.', undo: 2 } }),
    renderPage('unsent', {
      frame: { style: '/style.css' },
      title: 'No',
      message: 'No.',
      action: '/office/requests/KD4RW7MA/note',
      fields: [{ name: 'version', value: '2' }],
      note: 'Hm.',
      signIn: '/office/sign-in',
    }),
    renderPage('claim', {
      frame: { style: '/style.css' },
      ...claim,
      people: [{ ...person, hasIt: true }],
      status: 'No.',
    }),
    renderPage('calling', {
      frame,
      ...claim,
      phone: { typed: '1', href: 'tel:1' },
      email: '',
      words: 'A door.',
      leadPage: '/office/requests/x',
      undo: { version: 2 },
    }),
    renderPage('website-preview', {
      frame,
      shown: {
        page: '/',
        pages: [{ path: '/', name: 'Home' }],
        isDesk: false,
        frame: '/office/website/preview/site/',
        link: 'x',
        until: 'tomorrow',
      },
    }),
    renderPage('website-preview', { frame, problem: 'No.', toMend: [{ to: '/office/website', words: 'x' }] }),
    renderPage('problem', { frame, title: 'No', message: 'No.' }),
    renderPage('start', {
      frame: { style: '/style.css' },
      ...START,
      title: 'Start',
      lead: 'Begin.',
      questions: QUESTIONS,
      services: [{ value: 'tile', label: 'Tile', hint: 'Floors.' }],
      prices: [
        { name: 'prices.tile', label: 'Tile', fields: [{ id: 'a', ask: 'A', kind: 'prices' }], isOwn: false },
      ],
      errors: { name: 'No.', 'prices.tile.a': 'No.', areas: 'No.' },
      needed: ['name'],
    }),
    renderPage('start-publish', {
      frame: { style: '/style.css' },
      ...START,
      errors: {},
      needed: [],
      mistakes: [{ step: 'business', ask: 'Name?', message: 'No.' }],
      left: LEFT,
      status: 'No.',
    }),
    renderPage('going-live', { frame, left: LEFT, dropped: LEFT.todo[0], status: 'Done.' }),
    renderPage('photos', {
      frame,
      cards: [photo, { ...photo, name: 'b', picture: undefined, alt: undefined }],
      folder: 'content',
      canBegin: true,
      add: chosen,
      problem: 'No.',
    }),
    renderPage('photo', {
      frame,
      ...{ card: photo, caption: 'A deck', folder: undefined, canBegin: true },
      form: { ...chosen, seenWords: '', seenPicture: '' },
      places: [{ title: 'Decks', places: [{ value: 'photos/header-decks', label: 'Top' }] }],
      theirs: { title: 'Lee', card: photo, caption: 'A deck' },
      status: 'No.',
    }),
    renderPage('photo', {
      frame,
      ...{ card: { ...photo, isCut: false }, caption: 'A deck', folder: 'content', canBegin: false },
      form: undefined,
      places: [],
      theirs: undefined,
    }),
  ];
}

test('has one script of ten kilobytes at most, which makes no HTML of text, and one more for photos', () => {
  const scripts = globSync(join(office, 'office/assets/*.js')).sort();
  const [file = '', photos = ''] = scripts;
  expect(scripts.map((script) => basename(script))).toEqual([
    expect.stringMatching(/^live-[\w-]+\.js$/),
    expect.stringMatching(/^photos-[\w-]+\.js$/),
  ]);
  expect(gzipSync(readFileSync(photos)).length).toBeLessThan(20_000);
  const script = readFileSync(file);
  expect(gzipSync(script).length).toBeLessThan(10_000);
  expect(script.toString()).not.toMatch(
    /innerHTML|outerHTML|insertAdjacentHTML|DOMParser|eval\(|new Function|import\(/,
  );
});

test('has the style of every class in its pages, in the order of the layers', async () => {
  const classes = new Set(
    (await everyPage())
      .flatMap((html) => [...html.matchAll(/ class="([^"]*)"/g)])
      .flatMap(([, names = '']) => names.split(' ').filter(Boolean)),
  );
  const known = new Set([...style.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name));
  expect(classes.size).toBeGreaterThan(20);
  expect([...classes].filter((name) => !known.has(name))).toEqual([]);
  const layers = [...style.matchAll(/@layer (\w+)/g)].map(([, name]) => name);
  expect([...new Set(layers)]).toEqual(['reset', 'tokens', 'base', 'components', 'pages', 'print']);
});

test('names only files that there are', async () => {
  const inStyle = [...style.matchAll(/url\(([^)]+)\)/g)].map(([, url = '']) => url);
  const inPages = (await everyPage()).flatMap((html) =>
    // Pages of the office are named after files of the website.
    [...html.matchAll(/ href="(\/(?!office\/)[^"#]*\.\w+)/g)].map(([, url = '']) => url),
  );
  for (const url of inStyle) expect(existsSync(join(office, url)), url).toBe(true);
  expect(inStyle.length).toBeGreaterThan(3);
  for (const url of inPages) {
    if (url !== '/style.css') expect(existsSync(join(folder, url)), url).toBe(true);
  }
});

test('has nothing inline', async () => {
  for (const html of await everyPage())
    expect(html.replace('<script type="module" src="/live.js"></script>', '')).not.toMatch(
      /<script|<style| style=| on\w+=|javascript:/,
    );
});

test('is not mentioned by the site', () => {
  const files = globSync('**/*.{html,txt,xml,json,js,webmanifest}', { cwd: folder });
  expect(files).toContain('robots.txt');
  for (const file of files) {
    expect(readFileSync(join(folder, file), 'utf8').match(/["'` ]\/office\b/), file).toBeNull();
  }
});

test('loads the renderer of its pages only when they are needed', () => {
  const files = globSync(join(buildDir, 'server/*.js'));
  const all = new Set<string>();
  for (const file of files) {
    const reached = new Set([resolve(file)]);
    for (const script of reached) {
      const text = readFileSync(script, 'utf8');
      expect(text, script).not.toMatch(/^import .*"react(-dom\/server)?";$/m);
      for (const [, path = ''] of text.matchAll(/^(?:import|export) [^;]*?"(\.[^"]+)";$/gm)) {
        reached.add(resolve(script, '..', path));
      }
    }
    for (const script of reached) all.add(script);
  }
  expect(all.size).toBeGreaterThan(2 * files.length);
});
