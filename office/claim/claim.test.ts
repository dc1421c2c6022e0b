import { describe, expect, test } from 'vitest';
import { company } from '../../contract/content/current.ts';
import { officeClaim as claimWords } from '../../messages/en/office-claim.ts';
import { createClaimLinks } from '../../server/leads/claim-links.ts';
import { eventually } from '../../server/testing/eventually.ts';
import { type Browser, type Office, openBrowser, startOffice } from '../../server/testing/office.ts';
import { OWED } from '../../server/testing/postgres.ts';
import { GOOD_MESSAGE, GOOD_REQUEST, postJson, postMessage } from '../../server/testing/requests.ts';

const DAY = 24 * 60 * 60_000;
const LEE = { email: 'lee@oakhand.example', name: 'Lee Moss' };

type ClaimOffice = Office & {
  dana: string;
  /** Turns the clock of the server forward. */
  pass(milliseconds: number): void;
};

/** An office with an address, a clock that a test turns, and Dana. */
async function officeOnTheWeb(options: Parameters<typeof startOffice>[0] = {}): Promise<ClaimOffice> {
  let passed = 0;
  const office = await startOffice({
    ...options,
    settings: { SITE_URL: 'http://www.oakhand.example', ...options.settings },
    overrides: { clock: () => new Date(Date.now() + passed), ...options.overrides },
  });
  const dana = await office.invite();
  return {
    ...office,
    dana,
    pass: (milliseconds) => {
      passed += milliseconds;
    },
  };
}

/** The newest mail to the office, once there are so many. */
async function officeMail({ mailServer }: Office, count = 1) {
  const mails = () => mailServer.mails.filter(({ recipients }) => recipients.includes(`${company.email}`));
  await eventually(() => expect(mails()).toHaveLength(count));
  return mails().at(-1);
}

/** Sends a request, and reads the link from the office's mail. */
async function linkOf(office: Office, count = 1): Promise<string> {
  await postJson(office.app, { ...GOOD_REQUEST, description: `Number ${count}, in Katonah.` });
  const mail = await officeMail(office, count);
  return /\/office\/claim\/\S+/.exec(mail?.text ?? '')?.[0] ?? '';
}

/** What a form on the page carries. */
function fieldsOn(page: { body: string }): Record<string, string> {
  const hidden = page.body.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g);
  return Object.fromEntries(Array.from(hidden, ([, name = '', value = '']) => [name, value]));
}

/** Opens the link, waits, and presses a name. */
async function press(office: ClaimOffice, browser: Browser, link: string, user: string, verb = '') {
  const fields = fieldsOn(await browser.get(link));
  office.pass(2_000);
  return browser.post(`${link}${verb}`, { ...fields, user });
}

/** On the page after the press. */
async function note(office: ClaimOffice, browser: Browser, link: string, outcome: string) {
  const page = await browser.get(link);
  office.pass(2_000);
  return browser.post(`${link}/outcome`, { ...fieldsOn(page), outcome });
}

const events = ({ rows }: Office) =>
  rows('select version, kind, via, user_id, after from lead_events order by lead_id, version');

/** Every row that a visit could change. */
function everyRow({ rows }: Office) {
  const tables =
    `leads lead_events deliveries delivery_attempts users sign_ins sessions audit reports secrets settings
    closures counters used_challenges rate_limits confirmed_addresses`.split(/\s+/);
  return Promise.all(tables.map((table) => rows(`select * from ${table}`)));
}

describe('the mail to the office', () => {
  test('calls with its first link, and claims with its second, in both of its parts', async () => {
    const office = await officeOnTheWeb();
    const link = await linkOf(office);
    const mail = await officeMail(office);
    const [{ reference } = {}] = await office.rows('select reference from leads');
    expect(link).toMatch(new RegExp(`^/office/claim/${reference}\\.[0-9a-v]{26}$`));
    expect(mail?.text).toContain(
      `Call (914) 555-0123\n\nI’m calling them http://www.oakhand.example${link}\n`,
    );
    const html = String(mail?.html);
    expect(html.indexOf('href="tel:9145550123"')).toBeLessThan(html.indexOf(link));
    expect(html.indexOf(link)).toBeLessThan(html.indexOf('Painting</p>'));
    await eventually(() => expect(office.mailServer.mails).toHaveLength(2));
    const customer = office.mailServer.mails.find(({ recipients }) => recipients[0] === GOOD_REQUEST.email);
    expect(`${customer?.text}${customer?.html}`).not.toContain('/office');
  });

  test('goes without an address to reply to: an answer would bring the link to the customer', async () => {
    const office = await officeOnTheWeb();
    await postJson(office.app, { ...GOOD_REQUEST, email: 'ada+a&b@customer.example' });
    const mail = await officeMail(office);
    const [{ reference } = {}] = await office.rows('select reference from leads');
    expect(mail).not.toHaveProperty('replyTo');
    const subject = encodeURIComponent(`${company.name}, about ${reference}`);
    expect(mail?.html).toContain(
      `href="mailto:ada%2Ba%26b@customer.example?subject=${subject.replaceAll("'", '&#x27;')}"`,
    );
    for (const part of [mail?.text, mail?.html]) {
      expect(String(part).replace('&amp;', '&')).toContain('Write to ada+a&b@customer.example');
      expect(part).toContain('A reply to this one would show them your links');
    }
  });

  test.each(['ada', 'ada@localhost'])('has no link to write to %j', async (email) => {
    const office = await officeOnTheWeb();
    await postJson(office.app, { ...GOOD_REQUEST, email });
    const mail = await officeMail(office);
    expect(mail?.text).toContain('/office/claim/');
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/mailto:|Write to /);
  });

  test.each([
    ['while nobody may sign in', { SITE_URL: 'http://www.oakhand.example' }, false],
    ['without an address that leads here', { SITE_URL: 'http://localhost:3000' }, true],
  ])('has only the number to call %s', async (_, settings, invited) => {
    const office = await startOffice({ settings });
    if (invited) await office.invite();
    await office.app.ready();
    await postJson(office.app, GOOD_REQUEST);
    const mail = await officeMail(office);
    expect(mail?.text).toContain('Call (914) 555-0123');
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/claim\/|calling them|Write to /);
    expect(mail?.replyTo?.value).toEqual([{ name: '', address: GOOD_REQUEST.email }]);
  });

  test('that comes again has no address to reply to, also without a link', async () => {
    const office = await officeOnTheWeb({ settings: { CAPTCHA_PROVIDER: 'off' } });
    await postJson(office.app, GOOD_REQUEST);
    await officeMail(office);
    office.pass(8 * DAY);
    await office.rows("update deliveries set next_attempt_at = '2026-01-01' where kind = 'escalation-mail'");
    const isAgain = ({ subject = '' }) => /^(Promise|Still)/.test(subject);
    await eventually(() => expect(office.mailServer.mails.some(isAgain)).toBe(true));
    const mail = office.mailServer.mails.find(isAgain);
    expect(mail?.text).not.toContain('/office/claim/');
    expect(mail).not.toHaveProperty('replyTo');
    expect(mail?.text).toContain(`Write to ${GOOD_REQUEST.email}`);
    expect(mail?.html).toContain(`href="mailto:${GOOD_REQUEST.email}?`);
    expect(mail?.text).toContain('what we say among ourselves');
  });

  test('about an automatic test, which goes to a service outside, has no link', async () => {
    const office = await officeOnTheWeb();
    const link = await linkOf(office);
    const [lead] = await office.store.findLeads({});
    const { store } = office;
    const { siteUrl } = office.config;
    const links = createClaimLinks({ store, siteUrl, clock: () => new Date(), isOpen: () => true });
    if (!lead) throw new Error('nothing was stored');
    expect(await links.addressFor(lead)).toBe(siteUrl + link);
    expect(await links.addressFor({ ...lead, canary: true })).toBeUndefined();
  });
});

describe('to look', () => {
  test('a hundred times changes no row, with or without a cookie', async () => {
    const office = await officeOnTheWeb();
    const link = await linkOf(office);
    const browser = openBrowser(office.app);
    await press(office, browser, link, office.dana);
    await eventually(async () =>
      expect(await office.rows(`select id from ${OWED} where state = 'pending'`)).toEqual([]),
    );
    const before = await everyRow(office);
    for (let round = 0; round < 25; round += 1) {
      for (const answer of await Promise.all([
        office.app.inject(link),
        office.app.inject({ method: 'HEAD', url: link }),
        browser.get(link),
        office.app.inject(`${link}?did=undo`),
      ])) {
        expect(answer.statusCode).toBe(200);
      }
    }
    expect(await everyRow(office)).toEqual(before);
  });

  test('shows which one it is and who can call, and neither the number nor the rest of the name', async () => {
    const office = await officeOnTheWeb();
    await office.invite(LEE);
    const link = await linkOf(office);
    const { statusCode, headers, body } = await office.app.inject(link);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({ 'cache-control': 'no-store, private', 'x-robots-tag': 'noindex' });
    for (const shown of ['Who is calling?', '#1', 'Painting', 'Ada L., Katonah', 'Dana Reyes', 'Lee Moss']) {
      expect(body).toContain(shown);
    }
    expect(body).not.toMatch(/Lovelace|555-?012|customer\.example|Number 1/);
    expect([...body.matchAll(/ href="([^"]*)"/g)].map(([, url]) => url)).not.toContainEqual(
      expect.stringMatching(/:|^\/office$|^\/\//),
    );
  });

  test('asks a signed-in user nothing but to press', async () => {
    const office = await officeOnTheWeb();
    await office.invite(LEE);
    const link = await linkOf(office);
    const browser = openBrowser(office.app);
    await browser.signIn(office);
    const page = await browser.get(link);
    expect(page.body).toContain('I’m calling them');
    expect(page.body).not.toContain('Lee Moss');
    office.pass(2_000);
    // A signed-in user cannot claim it in another name.
    const lee = await office.store.userByEmail(LEE.email);
    const answer = await browser.post(link, { ...fieldsOn(page), user: lee?.id ?? '' });
    expect(answer.statusCode).toBe(303);
    expect(await events(office)).toMatchObject([{ user_id: office.dana, via: 'mail' }]);
    expect((await browser.get(link)).body).toContain('Call (914) 555-0123');
  });
});

describe('a press', () => {
  test('claims, then calls, says what came of it, and takes both back', async () => {
    const office = await officeOnTheWeb();
    const link = await linkOf(office);
    const browser = openBrowser(office.app);
    const claimed = await press(office, browser, link, office.dana);
    expect([claimed.statusCode, claimed.headers.location]).toEqual([303, `${link}?did=claim`]);
    const calling = await browser.get(`${link}?did=claim`);
    for (const shown of ['tel:9145550123', 'Call (914) 555-0123', 'Ada Lovelace', 'Undo: I’m not calling']) {
      expect(calling.body).toContain(shown);
    }
    expect(calling.body).toContain('Number 1');
    // Its own page takes a sign-in.
    expect(calling.body).not.toContain('/office/requests/');
    expect((await note(office, browser, link, 'reached')).headers.location).toBe(`${link}?did=outcome`);
    const noted = await browser.get(`${link}?did=outcome`);
    expect(noted.body).toMatch(/Noted\.[\s\S]*Undo: Reached/);
    const undo = async () => {
      const { body } = await browser.get(link);
      const form = body.slice(body.lastIndexOf('<form'));
      office.pass(2_000);
      return browser.post(`${link}/undo`, fieldsOn({ body: form }));
    };
    expect((await undo()).headers.location).toBe(`${link}?did=undo`);
    expect(await office.store.findLeads({})).toMatchObject([{ contactedAt: null, claimedBy: office.dana }]);
    await undo();
    expect(await office.store.findLeads({})).toMatchObject([{ status: 'new', claimedBy: null }]);
    expect((await browser.get(`${link}?did=undo`)).body).toMatch(
      /Undone\.[\s\S]*Who is calling|Who is calling[\s\S]*Undone\./,
    );
    expect(await events(office)).toMatchObject(
      ['claimed', 'outcome', 'undone', 'undone'].map((kind) => ({ kind, via: 'mail', user_id: office.dana })),
    );
  });

  test('of several at once is taken once, and the others read who it was', async () => {
    const office = await officeOnTheWeb();
    const link = await linkOf(office);
    const lee = await office.invite(LEE);
    const fields = fieldsOn(await office.app.inject(link));
    office.pass(2_000);
    const answers = await Promise.all(
      [office.dana, lee].map((user) => openBrowser(office.app).post(link, { ...fields, user })),
    );
    const [{ user_id: winner } = {}, ...more] = await events(office);
    expect(more).toEqual([]);
    const [won, lost] = winner === lee ? answers.toReversed() : answers;
    expect([won?.statusCode, lost?.statusCode]).toEqual([303, 409]);
    expect(lost?.body).toMatch(/(?:Dana Reyes|Lee Moss) has been on it since (?:\d|noon|midnight)/);
  });

  test('takes over, which the former holder reads with the next press', async () => {
    const office = await officeOnTheWeb();
    const lee = await office.invite(LEE);
    const link = await linkOf(office);
    const [first, second] = [openBrowser(office.app), openBrowser(office.app)];
    await press(office, first, link, office.dana);
    const page = await second.get(link);
    expect(page.body).toContain('Dana Reyes has been on it since');
    expect(page.body).toMatch(/>Lee Moss<[\s\S]*>I’m Dana Reyes, go on</);
    expect(page.body).not.toMatch(/555-?012/);
    expect((await press(office, second, link, lee, '/take-over')).statusCode).toBe(303);
    const late = await first.get(link);
    expect(late.body).toContain('Lee Moss has been on it since');
    expect(late.body).not.toMatch(/555-?012/);
    office.pass(2_000);
    const refused = await first.post(`${link}/outcome`, { ...fieldsOn(late), outcome: 'reached' });
    expect(refused.statusCode).toBe(409);
    expect(await events(office)).toMatchObject([{ user_id: office.dana }, { user_id: lee }]);
  });

  test('a second time by the same person, or on their other device, goes on', async () => {
    const office = await officeOnTheWeb();
    const link = await linkOf(office);
    const [phone, tablet] = [openBrowser(office.app), openBrowser(office.app)];
    const fields = fieldsOn(await phone.get(link));
    office.pass(2_000);
    for (const browser of [phone, phone, tablet]) {
      expect((await browser.post(link, { ...fields, user: office.dana })).statusCode).toBe(303);
      expect((await browser.get(link)).body).toContain('Call (914) 555-0123');
    }
    const calling = fieldsOn(await phone.get(link));
    office.pass(2_000);
    for (const browser of [phone, tablet]) {
      const twice = await browser.post(`${link}/outcome`, { ...calling, outcome: 'message' });
      expect(twice.statusCode).toBe(303);
    }
    expect((await events(office)).map(({ kind }) => kind)).toEqual(['claimed', 'outcome']);
    const another = await phone.post(`${link}/outcome`, { ...calling, outcome: 'reached' });
    expect(another.statusCode).toBe(409);
  });

  test('on a held request leaves what is held where it is', async () => {
    const office = await officeOnTheWeb();
    await postMessage(office.app, GOOD_MESSAGE);
    const mail = await officeMail(office);
    const link = /\/office\/claim\/\S+/.exec(mail?.text ?? '')?.[0] ?? '';
    const held = () => office.rows("select kind from deliveries where state = 'held'");
    const before = await held();
    const browser = openBrowser(office.app);
    expect((await browser.get(link)).body).toContain('Held: nobody knows yet');
    expect((await press(office, browser, link, office.dana)).statusCode).toBe(303);
    expect(await held()).toEqual(before);
    expect(before).not.toEqual([]);
  });
});

describe('the nonce of the page', () => {
  test.each<[what: string, age: number, change: (nonce: string, other: string) => string, status: number]>([
    ['a second old', 1_000, (nonce) => nonce, 303],
    ['younger than that', 500, (nonce) => nonce, 422],
    ['nearly a day old', DAY - 1_000, (nonce) => nonce, 303],
    ['older than a day', DAY + 1_000, (nonce) => nonce, 422],
    ['from the future', -60_000, (nonce) => nonce, 422],
    ['missing', 2_000, () => '', 422],
    ['of another request', 2_000, (_, other) => other, 422],
    ['with another time', 2_000, (nonce) => nonce.replace(/^\d+/, (time) => `${Number(time) - 5_000}`), 422],
    ['with letters beyond ASCII', 2_000, (nonce) => nonce.replace(/.$/, 'ß'), 422],
  ])('%s', async (_, age, change, status) => {
    let now = Date.now();
    const office = await officeOnTheWeb({ overrides: { clock: () => new Date(now) } });
    const other = fieldsOn(await office.app.inject(await linkOf(office)));
    const link = await linkOf(office, 2);
    const browser = openBrowser(office.app);
    const { nonce = '', ...fields } = fieldsOn(await browser.get(link));
    now += age;
    const sent = { ...fields, nonce: change(nonce, other.nonce ?? ''), user: office.dana };
    const answer = await browser.post(link, sent);
    expect(answer.statusCode).toBe(status);
    if (status === 303) return;
    expect(answer.body).toContain('Please press once more.');
    expect(await events(office)).toEqual([]);
    now += 2_000;
    const again = await browser.post(link, { ...fieldsOn(answer), user: office.dana });
    expect(again.statusCode).toBe(303);
  });
});

describe('a link', () => {
  test('is good in capitals, folded, and with the period behind it', async () => {
    const office = await officeOnTheWeb();
    const link = await linkOf(office);
    const [, token = ''] = /claim\/(.*)$/.exec(link) ?? [];
    const spellings = [
      token.toUpperCase(),
      token.toLowerCase(),
      `${token.slice(0, 20)}%0D%0A%20${token.slice(20)}`,
      `${token}%20`,
      `${token}.`,
      `${token}%3E`,
    ];
    for (const spelling of spellings) {
      const browser = openBrowser(office.app);
      expect(
        (await press(office, browser, `/office/claim/${spelling}`, office.dana)).statusCode,
        spelling,
      ).toBe(303);
    }
    expect(await events(office)).toHaveLength(1);
  });

  test('that is wrong, too old or of a request that is over leads to one page, which does not tell why', async () => {
    const office = await officeOnTheWeb();
    const link = await linkOf(office);
    const other = await linkOf(office, 2);
    const over = await linkOf(office, 3);
    const [tag = '', otherTag = ''] = [link, other].map((path) => path.split('.')[1]);
    const [{ reference } = {}] = await office.rows('select reference from leads where number = 3');
    await office.store.setStatus(
      String(reference),
      { status: 'won' },
      { user: null, via: 'cli', at: new Date() },
    );
    const wrong = [
      over,
      link.replace(tag, otherTag),
      link.replace(tag, tag.slice(0, -1)),
      link.replace(tag, `${tag}0`),
      link.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
      link.replace(/\w{8}\./, 'AA2AA2AA.'),
      link.replace(/\..*/, ''),
      '/office/claim/x',
      `/office/claim/${'x'.repeat(5_000)}`,
      '/office/claim/%E2%84%AAD4RW7MA.x',
    ];
    const page = (await office.app.inject('/office/claim/nothing')).body;
    for (const path of wrong) {
      for (const answer of [
        await office.app.inject(path),
        await openBrowser(office.app).post(path, { user: office.dana }),
      ]) {
        expect([path, answer.statusCode]).toEqual([path, 404]);
        expect(answer.body).toBe(page);
      }
    }
    office.pass(7 * DAY + 1_000);
    expect((await office.app.inject(link)).body).toBe(page);
    expect(await events(office)).toMatchObject([{ kind: 'status' }]);
  });

  test('that is wrong may be tried a few times a minute; a right one opens all the same', async () => {
    const office = await officeOnTheWeb({ settings: { RATE_LIMIT: '5' } });
    const link = await linkOf(office);
    const statuses = [];
    for (let tries = 0; tries < 7; tries += 1) {
      statuses.push(
        (await office.app.inject({ url: `${link.slice(0, -4)}0000`, headers: { accept: 'text/html' } }))
          .statusCode,
      );
    }
    expect(statuses).toEqual([404, 404, 404, 404, 404, 429, 429]);
    expect((await office.app.inject(link)).statusCode).toBe(200);
  });
});

describe('without a sign-in, a link', () => {
  test('does nothing without a claim, nor with that of another request', async () => {
    const office = await officeOnTheWeb();
    const link = await linkOf(office);
    const second = await linkOf(office, 2);
    const [mine, stranger] = [openBrowser(office.app), openBrowser(office.app)];
    await press(office, mine, link, office.dana);
    await press(office, stranger, second, office.dana);
    const proof = [...stranger.cookies.values()][0] ?? '';
    const [name = ''] = [...mine.cookies.keys()];
    stranger.cookies.set(name, proof);
    for (const browser of [stranger, openBrowser(office.app)]) {
      const page = await browser.get(link);
      expect(page.body).not.toMatch(/555-?012/);
      office.pass(2_000);
      const fields = { ...fieldsOn(page), version: '2' };
      for (const [verb, more] of [
        ['outcome', { outcome: 'reached', note: 'x' }],
        ['undo', {}],
      ] as const) {
        expect((await browser.post(`${link}/${verb}`, { ...fields, ...more })).statusCode).toBe(409);
      }
    }
    for (const path of ['/office', '/office/people', '/office/devices']) {
      expect((await mine.get(path)).headers.location).toMatch(/^\/office\/sign-in/);
    }
    expect((await events(office)).map(({ kind }) => kind)).toEqual(['claimed', 'claimed']);
  });

  test('offers no former user, and a former user’s claim goes no further', async () => {
    const office = await officeOnTheWeb();
    const lee = await office.invite(LEE);
    const link = await linkOf(office);
    const browser = openBrowser(office.app);
    await press(office, browser, link, lee);
    await office.store.deactivateUser(lee, { by: null, at: new Date() });
    const page = await browser.get(link);
    expect(page.body).toContain('Lee Moss has been on it');
    expect(page.body).not.toContain(`value="${lee}"`);
    expect((await press(office, browser, link, lee, '/take-over')).statusCode).toBe(422);
    expect((await note(office, browser, link, 'reached')).statusCode).toBe(409);
    expect(await events(office)).toHaveLength(1);
  });

  test('shows no notes, and undoes nothing that was done another way', async () => {
    const office = await officeOnTheWeb();
    const link = await linkOf(office);
    const browser = openBrowser(office.app);
    await press(office, browser, link, office.dana);
    const [{ reference } = {}] = await office.rows('select reference from leads');
    const author = { user: office.dana, via: 'office' as const, at: new Date(Date.now() + 60_000) };
    await office.store.addNote(String(reference), 'A planted note.', author);
    await office.store.recordOutcome(String(reference), { outcome: 'wrote' }, author);
    const page = await browser.get(link);
    expect(page.body).not.toMatch(/planted|Undo: Wrote/);
    office.pass(2_000);
    const answer = await browser.post(`${link}/undo`, { ...fieldsOn(page), version: '4' });
    expect(answer.statusCode).toBe(409);
  });
});

test('the proof of a claim is for this very host, and no script reads it', async () => {
  const office = await officeOnTheWeb({ settings: { SITE_URL: 'https://www.oakhand.example' } });
  const link = await linkOf(office);
  const answer = await press(office, openBrowser(office.app), link, office.dana);
  const [, reference] = /claim\/(\w{8})\./.exec(link) ?? [];
  expect(answer.headers['set-cookie']).toMatch(
    new RegExp(
      `^__Host-office-claim-${reference}=[\\w-]{22}; Max-Age=86400; Path=/; HttpOnly; Secure; SameSite=Lax$`,
    ),
  );
});

test('a link may be pressed thirty times an hour, by all who have it; looking and signing in go on', async () => {
  const office = await officeOnTheWeb({ settings: { RATE_LIMIT: '50' } });
  const lee = await office.invite(LEE);
  const link = await linkOf(office);
  const other = await linkOf(office, 2);
  const takeOver = (place: number) =>
    press(office, openBrowser(office.app), link, place % 2 ? office.dana : lee, '/take-over');
  for (let place = 0; place < 30; place += 1) expect((await takeOver(place)).statusCode).toBe(303);
  const refused = await takeOver(30);
  expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
  expect(refused.body).toContain(claimWords.tooOften);
  expect(await events(office)).toHaveLength(30);
  expect((await office.app.inject(link)).statusCode).toBe(200);
  expect((await press(office, openBrowser(office.app), other, lee)).statusCode).toBe(303);
  const signedIn = openBrowser(office.app);
  await signedIn.signIn(office);
  expect((await press(office, signedIn, link, lee, '/take-over')).statusCode).toBe(303);
});
