import { describe, expect, test } from 'vitest';
import { fill } from '../../contract/fill.ts';
import { officeDevices as deviceWords } from '../../messages/en/office-devices.ts';
import { officeSignIn as signInWords } from '../../messages/en/office-sign-in.ts';
import { newPrintedCode } from '../../server/store/reference.ts';
import { CODE_LIFETIME, MOST_CODES, MOST_TRIES } from '../../server/store/sign-ins.ts';
import { openStore } from '../../server/store/store.ts';
import { eventually } from '../../server/testing/eventually.ts';
import { DANA, IPHONE, isOpen, type Office, openBrowser, startOffice } from '../../server/testing/office.ts';
import { startTestApp } from '../../server/testing/test-app.ts';
import { hashOfPrinted } from './sessions.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** An office with a clock that a test turns. */
async function officeWithClock(options: Parameters<typeof startOffice>[0] = {}) {
  let passed = 0;
  const clock = () => new Date(Date.now() + passed);
  const office = await startOffice({ ...options, overrides: { ...options.overrides, clock } });
  await office.invite();
  return {
    ...office,
    now: clock,
    pass: (milliseconds: number) => {
      passed += milliseconds;
    },
  };
}

/** As React writes it. */
const inHtml = (words: string) => words.replaceAll("'", '&#x27;').replaceAll('"', '&quot;');

/** A code that is one, but not this one. */
const otherThan = (code: string) => (code === 'AA2-AA2' ? 'BB3-BB3' : 'AA2-AA2');

/** Every row that a visit could change. */
async function everyRow({ rows }: Office) {
  const tables = ['users', 'sign_ins', 'sessions', 'audit', 'reports', 'deliveries', 'delivery_attempts'];
  return Promise.all(tables.map((table) => rows(`select * from ${table}`)));
}

describe('signing in', () => {
  test('goes by a code from the mail, into the browser that asked for it, and back to the page', async () => {
    const office = await startOffice();
    await office.invite();
    const browser = openBrowser(office.app, IPHONE);
    const sent = await browser.get('/office/devices?all=1');
    expect([sent.statusCode, sent.headers.location]).toEqual([
      303,
      '/office/sign-in?back=%2Foffice%2Fdevices%3Fall%3D1',
    ]);
    const page = await browser.get(String(sent.headers.location));
    expect(page.body).toContain('<input type="hidden" name="back" value="/office/devices?all=1"/>');
    const back = '/office/devices?all=1';
    const asked = await browser.post('/office/sign-in', {
      email: '\u200bDana <mailto:Dana@OAKHAND.example>.',
      back,
    });
    expect([asked.statusCode, asked.headers.location]).toEqual([
      303,
      '/office/sign-in/code?back=%2Foffice%2Fdevices%3Fall%3D1',
    ]);
    const second = await browser.get(String(asked.headers.location));
    expect(second.body).toContain('<strong>D…@OAKHAND.example</strong>, good for 30 minutes');
    expect(second.body).toContain('autoComplete="one-time-code"');
    const code = await office.codeFor(DANA.email);
    const typed = await browser.post('/office/sign-in/code', { code: code.toLowerCase(), back });
    expect([typed.statusCode, typed.headers.location]).toEqual([303, back]);
    const devices = await browser.get(back);
    expect(devices.statusCode).toBe(200);
    expect(devices.body).toContain('Safari on iPhone');
    expect((await browser.get('/office/sign-in')).headers.location).toBe('/office');
    expect((await browser.get('/office')).statusCode).toBe(200);
  });

  test('is told to the user by mail, with the device and the way to throw it out', async () => {
    const office = await startOffice({ settings: { SITE_URL: 'http://office.example' } });
    await office.invite();
    await openBrowser(office.app, IPHONE).signIn(office);
    await eventually(() => expect(office.mailServer.mails).toHaveLength(2));
    const [asked, told] = office.mailServer.mails;
    expect(asked?.subject).toBe('Your code to sign in to the office');
    expect(asked?.text).toMatch(
      /Hello Dana Reyes, type this code by \w+, \w+ \d+, (?:\d+(?::\d\d)? [ap]\.m\.|midnight|noon),[\s\S]*Safari on iPhone/,
    );
    expect(told).toMatchObject({ subject: 'New sign-in to the office', recipients: [DANA.email] });
    expect(told?.text).toContain('Safari on iPhone');
    expect(told?.text).toContain('http://office.example/office/devices');
    for (const mail of [asked, told]) expect(mail?.headers.get('auto-submitted')).toBe('auto-generated');
  });

  test('works with the first code after a second was asked for', async () => {
    const office = await startOffice();
    await office.invite();
    const browser = openBrowser(office.app);
    await browser.post('/office/sign-in', { email: DANA.email });
    const code = await office.codeFor(DANA.email);
    await browser.post('/office/sign-in', { email: DANA.email });
    await office.codeFor(DANA.email, 2);
    expect((await browser.post('/office/sign-in/code', { code })).statusCode).toBe(303);
  });

  test('ends the session from before, and its cookie is another one', async () => {
    const office = await startOffice();
    await office.invite();
    const browser = openBrowser(office.app);
    await browser.signIn(office);
    const before = browser.cookies.get('office') ?? '';
    await browser.signIn(office, DANA.email, 2);
    expect(browser.cookies.get('office')).not.toBe(before);
    const old = openBrowser(office.app);
    old.cookies.set('office', before);
    expect((await old.get('/office')).statusCode).toBe(303);
    expect(await office.rows('select device from sessions')).toEqual([{ device: 'Firefox on Linux' }]);
  });

  test('works with a code from the command line while no mail arrives, for its own address alone', async () => {
    const office = await startOffice();
    office.mailServer.fault = (step) => (step === 'greeting' ? 'hang up' : undefined);
    await office.invite();
    const code = newPrintedCode();
    await office.store.printCode({
      email: DANA.email,
      codeHash: hashOfPrinted(DANA.email, code),
      at: new Date(),
    });
    for (const [email, status] of [
      ['nobody@oakhand.example', 422],
      ['Dana@oakhand.example', 303],
    ] as const) {
      const browser = openBrowser(office.app);
      const before = (await office.rows('select id from sign_ins')).length;
      await browser.post('/office/sign-in', { email });
      await eventually(async () =>
        expect(await office.rows('select id from sign_ins')).toHaveLength(before + 1),
      );
      expect((await browser.post('/office/sign-in/code', { code })).statusCode, email).toBe(status);
    }
  });
});

test('a mail server that greylists for ten minutes delays a code, which is then still good', {
  timeout: 60_000,
}, async () => {
  const office = await officeWithClock();
  const browser = openBrowser(office.app);
  let passed = 0;
  office.mailServer.fault = (step) =>
    step === 'recipient' && passed < 10 ? { refuse: '451 4.7.1 Greylisted, try again later' } : undefined;
  await browser.post('/office/sign-in', { email: DANA.email });
  const isSent = async () => (await office.rows("select id from deliveries where state = 'sent'")).length > 0;
  const waits = async () => {
    const [mail] = await office.rows('select attempts, next_attempt_at, leased_until from deliveries');
    return mail?.attempts && !mail.leased_until && String(mail.next_attempt_at) > office.now().toISOString();
  };
  for (; !(await isSent()); passed += 0.25) {
    await eventually(async () => expect((await isSent()) || (await waits())).toBe(true));
    office.pass(MINUTE / 4);
  }
  expect(passed).toBeLessThan(13);
  const code = await office.codeFor(DANA.email);
  expect((await browser.post('/office/sign-in/code', { code })).headers.location).toBe('/office');
});

describe('no sign-in', () => {
  test('with a wrong code, which is over after five', async () => {
    const office = await startOffice();
    await office.invite();
    const browser = openBrowser(office.app);
    await browser.post('/office/sign-in', { email: DANA.email });
    const code = await office.codeFor(DANA.email);
    const said = [
      ...[4, 3, 2].map((tries) => fill(signInWords.wrong, { tries })),
      signInWords.wrongOnce,
      signInWords.over,
      signInWords.over,
    ];
    expect(said).toHaveLength(MOST_TRIES + 1);
    for (const words of said) {
      const answer = await browser.post('/office/sign-in/code', { code: otherThan(code) });
      expect(answer.statusCode).toBe(422);
      expect(answer.body).toContain(inHtml(words));
    }
    const right = await browser.post('/office/sign-in/code', { code });
    expect(right.statusCode).toBe(422);
    expect(right.body).toContain(inHtml(signInWords.over));
    expect((await browser.get('/office')).statusCode).toBe(303);
  });

  test('with what is no code, and that is no try', async () => {
    const office = await startOffice();
    await office.invite();
    const browser = openBrowser(office.app);
    await browser.post('/office/sign-in', { email: DANA.email });
    const code = await office.codeFor(DANA.email);
    for (const typed of ['', 'KD4', '<b>', 'KD4-RW7-KD4']) {
      const answer = await browser.post('/office/sign-in/code', { code: typed });
      expect([answer.statusCode, answer.body.includes(inHtml(signInWords.malformed))]).toEqual([422, true]);
    }
    expect(await office.rows('select tries from sign_ins')).toEqual([{ tries: 0 }]);
    expect((await browser.post('/office/sign-in/code', { code })).statusCode).toBe(303);
  });

  test('in another browser, even one that asks for the same person', async () => {
    const office = await startOffice();
    await office.invite();
    const browser = openBrowser(office.app);
    await browser.post('/office/sign-in', { email: DANA.email });
    const code = await office.codeFor(DANA.email);
    const other = openBrowser(office.app, IPHONE);
    expect((await other.post('/office/sign-in/code', { code })).headers.location).toBe(
      '/office/sign-in?did=expire',
    );
    await other.post('/office/sign-in', { email: DANA.email });
    await office.codeFor(DANA.email, 2);
    expect((await other.post('/office/sign-in/code', { code })).statusCode).toBe(422);
  });

  test('with a session of the browser of somebody who was revoked while signed in', async () => {
    const office = await startOffice();
    const id = await office.invite();
    await office.invite({ email: 'lee@oakhand.example', name: 'Lee' });
    const browser = openBrowser(office.app);
    await browser.signIn(office);
    expect((await browser.get('/office')).statusCode).toBe(200);
    await office.store.deactivateUser(id, { by: null, at: new Date() });
    const after = await browser.get('/office');
    expect([after.statusCode, after.headers.location]).toEqual([303, '/office/sign-in']);
    expect(browser.cookies.has('office')).toBe(false);
    expect((await browser.post('/office/sign-out', {})).headers.location).toBe('/office/sign-in');
  });

  test('with cookies that somebody has made up', async () => {
    const office = await startOffice();
    await office.invite();
    const browser = openBrowser(office.app);
    for (const value of [
      '',
      'x',
      'a'.repeat(43),
      `${'a'.repeat(43)}.${Buffer.from(DANA.email).toString('base64url')}`,
    ]) {
      browser.cookies.set('office', value).set('office-pending', value);
      expect((await browser.get('/office')).statusCode).toBe(303);
      expect((await browser.post('/office/sign-in/code', { code: 'KD4-RW7' })).statusCode).not.toBe(200);
    }
  });
});

describe('a stranger', () => {
  test('gets the same answer as a user to every step', async () => {
    const office = await startOffice();
    await office.invite();
    const answers = [];
    for (const email of [DANA.email, 'none@oakhand.example']) {
      const browser = openBrowser(office.app);
      const steps = [await browser.post('/office/sign-in', { email })];
      // Until the row is there that counts the tries.
      await eventually(async () =>
        expect(await office.rows('select id from sign_ins')).toHaveLength(answers.length + 1),
      );
      steps.push(await browser.get('/office/sign-in/code'));
      for (let number = 0; number <= MOST_TRIES; number++) {
        steps.push(await browser.post('/office/sign-in/code', { code: 'AA2-AA2' }));
      }
      answers.push(
        steps.map(({ statusCode, headers, body }) => ({
          statusCode,
          names: Object.keys(headers),
          location: headers.location,
          body: body.replaceAll(email, 'the address').replace(/<strong>.…/, '<strong>'),
        })),
      );
    }
    expect(answers[1]).toEqual(answers[0]);
    await office.codeFor(DANA.email);
    expect(office.mailServer.mails.map(({ recipients }) => recipients)).toEqual([[DANA.email]]);
  });

  test('is answered before anybody looks for the address', async () => {
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const office = await startOffice({
      overrides: {
        openStore: async (config, log) => {
          const store = await openStore(config, log);
          return { ...store, requestCode: (request) => held.then(() => store.requestCode(request)) };
        },
      },
    });
    await office.invite();
    for (const email of [DANA.email, 'none@oakhand.example']) {
      expect((await openBrowser(office.app).post('/office/sign-in', { email })).statusCode).toBe(303);
    }
    expect(await office.rows('select id from sign_ins')).toEqual([]);
    goOn();
    await office.codeFor(DANA.email);
  });

  test('cannot fill a mailbox: five codes an hour are sent for one network, and another one has its own', async () => {
    const office = await officeWithClock({ settings: { TRUST_PROXY: '127.0.0.1' } });
    let asked = 0;
    const ask = async (network: string) => {
      const headers = { 'x-forwarded-for': network };
      const { statusCode } = await openBrowser(office.app).post(
        '/office/sign-in',
        { email: DANA.email },
        headers,
      );
      asked += 1;
      expect(statusCode).toBe(303);
      await eventually(async () => expect(await office.rows('select id from sign_ins')).toHaveLength(asked));
    };
    for (let number = 0; number < MOST_CODES + 2; number++) await ask('198.51.100.1');
    await office.codeFor(DANA.email, MOST_CODES);
    await ask('192.0.2.1');
    await office.codeFor(DANA.email, MOST_CODES + 1);
    office.pass(HOUR);
    await ask('198.51.100.1');
    await office.codeFor(DANA.email, MOST_CODES + 2);
    expect(JSON.stringify(await everyRow(office))).not.toMatch(/192\.0\.2|198\.51/);
  });

  test('is let try only so often from one address', async () => {
    const office = await startOffice({ settings: { RATE_LIMIT: '3' } });
    await office.invite();
    const statuses = [];
    for (let number = 0; number < 4; number++) {
      const answer = await openBrowser(office.app).post('/office/sign-in', { email: 'none@x.example' });
      statuses.push([answer.statusCode, answer.headers['retry-after'] !== undefined]);
    }
    expect(statuses).toEqual([...Array(3).fill([303, false]), [429, true]]);
    const browser = openBrowser(office.app);
    browser.cookies.set(
      'office-pending',
      `${'a'.repeat(43)}.${Buffer.from(DANA.email).toString('base64url')}`,
    );
    for (let number = 0; number < 3; number++) {
      expect((await browser.post('/office/sign-in/code', { code: 'AA2-AA2' })).statusCode).toBe(422);
    }
    expect((await browser.post('/office/sign-in/code', { code: 'AA2-AA2' })).statusCode).toBe(429);
  });

  test.each(['', 'a@b.example, c@d.example'])(
    'who enters %j is asked for an address, and nothing is stored',
    async (email) => {
      const office = await startOffice();
      await office.invite();
      const browser = openBrowser(office.app);
      const answer = await browser.post('/office/sign-in', { email });
      expect(answer.statusCode).toBe(422);
      expect(answer.body).toContain(inHtml(signInWords.notAnAddress));
      expect(browser.cookies.size).toBe(0);
      expect(await office.rows('select id from sign_ins')).toEqual([]);
    },
  );
});

test('a hundred looks change no row, signed in or not', async () => {
  const office = await startOffice();
  await office.invite();
  const stranger = openBrowser(office.app);
  const pending = openBrowser(office.app);
  const user = openBrowser(office.app);
  await user.signIn(office);
  await pending.post('/office/sign-in', { email: DANA.email });
  await office.codeFor(DANA.email, 2);
  await eventually(async () =>
    expect(await office.rows("select id from deliveries where state = 'sent'")).toHaveLength(3),
  );
  const before = await everyRow(office);
  const paths = [
    '/office',
    '/office/sign-in',
    '/office/sign-in/code',
    '/office/sign-in?back=/office/people',
    '/office/sign-out',
    '/office/devices',
    '/office/people',
    '/office/anything',
  ];
  for (let number = 0; number < 100; number++) {
    const browser = [stranger, pending, user][number % 3] ?? stranger;
    await browser.get(paths[number % paths.length] ?? '');
  }
  expect(await everyRow(office)).toEqual(before);
});

test('a visit is written down once an hour, and the thirty days begin anew', async () => {
  const office = await officeWithClock();
  const browser = openBrowser(office.app);
  await browser.signIn(office);
  const seen = async () => (await office.rows('select seen_at from sessions'))[0]?.seen_at;
  const first = await seen();
  office.pass(59 * MINUTE);
  expect((await browser.get('/office')).headers['set-cookie']).toBeUndefined();
  expect(await seen()).toBe(first);
  office.pass(2 * MINUTE);
  expect((await browser.get('/office')).headers['set-cookie']).toMatch(
    /^office=[\w-]{43}; Max-Age=2592000; /,
  );
  expect(await seen()).not.toBe(first);
});

test('a code that could not be mailed in time is void, and leaves nothing behind', async () => {
  const office = await officeWithClock();
  office.mailServer.fault = (step) => (step === 'greeting' ? 'hang up' : undefined);
  await openBrowser(office.app).post('/office/sign-in', { email: DANA.email });
  await eventually(async () =>
    expect(await office.rows("select id from deliveries where state = 'failed'")).toHaveLength(1),
  );
  expect(JSON.stringify(await office.rows('select content from reports'))).toContain('sign-in-code');
  office.mailServer.fault = undefined;
  office.pass(CODE_LIFETIME);
  await eventually(async () =>
    expect(await office.rows("select id from deliveries where state = 'void'")).toHaveLength(1),
  );
  expect(office.mailServer.mails).toEqual([]);
  expect(await office.rows('select content from reports')).toEqual([{ content: '{}' }]);
});

test('where no mail goes out, no code by mail is promised, and signing out asks first', async () => {
  const office = await startOffice();
  await office.invite();
  const browser = openBrowser(office.app);
  await browser.signIn(office);
  const { app } = await startTestApp({
    settings: { ...office.sameStore, SMTP_URL: '' },
    overrides: { pollInterval: 50 },
  });
  await isOpen(app);
  expect((await openBrowser(app).get('/office/sign-in')).body).toContain(signInWords.leadNoMail);
  const other = openBrowser(app);
  for (const [name, value] of browser.cookies) other.cookies.set(name, value);
  expect((await other.post('/office/sign-out', {})).body).toContain(deviceWords.noWayBack);
  expect((await other.get('/office')).statusCode).toBe(200);
  expect((await other.post('/office/sign-out', { sure: 'yes' })).statusCode).toBe(303);
  expect((await other.get('/office')).headers.location).toBe('/office/sign-in');
});
