import { describe, expect, test } from 'vitest';
import { formatReference } from '../../contract/answer.ts';
import { company } from '../../contract/content/current.ts';
import { emergencyAdvice as adviceWords } from '../../messages/en/emergency-advice.ts';
import { urgentWords } from '../../messages/en/mails/urgent.ts';
import { myRequest as words } from '../../messages/en/my-request.ts';
import { refusals as refusalWords } from '../../messages/en/refusals.ts';
import { identitiesMatching } from '../leads/forgetting.ts';
import { LINK_KINDS } from '../leads/my-links.ts';
import { parsePersonQuery } from '../leads/person-query.ts';
import { eventually } from '../testing/eventually.ts';
import { type Office, startOffice } from '../testing/office.ts';
import {
  BROWSER_FORM,
  GOOD_MESSAGE,
  GOOD_REQUEST,
  GOOD_REQUEST_PATTERN,
  postForm,
  postJson,
  postMessage,
} from '../testing/requests.ts';
import { startTestApp } from '../testing/test-app.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

type Answers = Partial<typeof GOOD_REQUEST>;
type Started = Awaited<ReturnType<typeof startMy>>;

/** An office with an address, and a clock that a test turns. */
async function startMy(options: Parameters<typeof startOffice>[0] = {}) {
  let passed = 0;
  const office = await startOffice({
    ...options,
    settings: { SITE_URL: 'http://www.oakhand.example', ...options.settings },
    overrides: { clock: () => new Date(Date.now() + passed), ...options.overrides },
  });
  await office.app.ready();
  return {
    ...office,
    pass: (milliseconds: number) => {
      passed += milliseconds;
    },
    /** Sends a request as our script does; the link is in the answer. */
    async send(answers: Answers = {}) {
      const answer = (await postJson(office.app, { ...GOOD_REQUEST, ...answers })).json();
      return { reference: String(answer.reference), own: String(answer.link) };
    },
    get: (url: string) => office.app.inject({ url, headers: { accept: 'text/html' } }),
    post: (url: string, fields: Record<string, string>) => postForm(office.app, fields, {}, url),
  };
}

/** The masked link in the newest mail to this address. */
async function mailLink({ mailServer }: Pick<Office, 'mailServer'>, email: string = GOOD_REQUEST.email) {
  const mails = () => mailServer.mails.filter(({ recipients }) => recipients.includes(email));
  await eventually(() => expect(mails()).not.toEqual([]));
  return /\/my\/\S+/.exec(mails().at(-1)?.text ?? '')?.[0] ?? '';
}

/** What the form holds, as a browser would post it. */
const AS_SENT = {
  phone: GOOD_REQUEST.phone,
  email: GOOD_REQUEST.email,
  description: GOOD_REQUEST.description,
};

/** The current step, in words. */
function statusOn({ body }: { body: string }): string | undefined {
  return /aria-current="step">([^<]*)</.exec(body)?.[1];
}

/** Every row that a visit could change. */
function everyRow({ rows }: Pick<Started, 'rows'>) {
  const tables = `leads lead_events deliveries users sign_ins sessions audit reports secrets settings counters
    used_challenges rate_limits confirmed_addresses`.split(/\s+/);
  return Promise.all(tables.map((table) => rows(`select * from ${table}`)));
}

function officeMails({ mailServer }: Pick<Started, 'mailServer'>) {
  return mailServer.mails.filter(({ recipients }) => recipients.includes(`${company.email}`));
}

describe('the link', () => {
  test('comes with the answer to a browser with script, and shows everything that was sent', async () => {
    const my = await startMy();
    const { reference, own } = await my.send();
    expect(own).toMatch(new RegExp(`^/my/${reference}\\.[0-9a-v]{26}$`));
    const page = await my.get(own);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(`<h1>${words.titles.estimate}</h1>`);
    for (const said of [
      'Ada Lovelace',
      GOOD_REQUEST.phone,
      GOOD_REQUEST.email,
      'Painting',
      'Two bedrooms &amp; a hall.',
    ])
      expect(page.body).toContain(said);
    expect(page.body).toContain(formatReference(reference));
    expect(statusOn(page)).toBe(words.steps.received);
    expect(page.body).toMatch(/Our office will call or write by /);
  });

  test('is the same for a request that is sent again', async () => {
    const my = await startMy();
    const { own } = await my.send();
    expect(await my.send()).toMatchObject({ own });
  });

  test('in the mail is masked: it shows no more than the mail says', async () => {
    const my = await startMy();
    const { own, reference } = await my.send();
    const link = await mailLink(my);
    expect(link).toMatch(new RegExp(`^/my/${reference}\\.`));
    expect(link).not.toBe(own);
    const { body } = await my.get(link);
    expect(body).toContain('(914) •••-••23');
    expect(body).toContain('<dd>A.</dd>');
    expect(body).toContain('Painting');
    expect(body).not.toMatch(GOOD_REQUEST_PATTERN);
    expect(body).not.toContain(own);
    // The number that can be dialed is ours.
    expect(body).not.toMatch(/0123|555-01[^4]/);
  });

  test('on the page that thanks a browser without script is masked, too', async () => {
    const my = await startMy();
    const { headers } = await my.post('/api/estimate', GOOD_REQUEST);
    const { body } = await my.get(String(headers.location));
    const [link = ''] = /\/my\/[\w.]+/.exec(body) ?? [];
    expect((await my.get(link)).body).not.toMatch(GOOD_REQUEST_PATTERN);
    expect(link).toBe(await mailLink(my));
  });

  test('of a message shows the message', async () => {
    const my = await startMy({ settings: { CAPTCHA_PROVIDER: 'off' } });
    const { link } = (await postMessage(my.app, GOOD_MESSAGE)).json();
    const { body } = await my.get(link);
    expect(body).toContain(`<h1>${words.titles.contact}</h1>`);
    expect(body).toContain('Do you do the stairs &amp; the rail?');
    const saved = await my.post(link, { phone: '', email: '', description: GOOD_MESSAGE.message });
    expect(saved.statusCode).toBe(422);
  });

  test('keeps its address to itself: nothing is stored, listed, passed on, or linked to another site', async () => {
    const my = await startMy();
    const { own } = await my.send();
    for (const url of [own, await mailLink(my), `${own.slice(0, -1)}x`]) {
      const page = await my.get(url);
      expect(page.headers).toMatchObject({
        'cache-control': 'no-store, private',
        'referrer-policy': 'strict-origin',
        'x-robots-tag': 'noindex',
      });
      expect(page.body).not.toMatch(/(?:href|src|action)="(?:https?:)?\/\//);
    }
  });

  test.each(LINK_KINDS)(
    'is in no line of the log, and in no mail or program that it is not for: %s',
    async (kind) => {
      const my = await startMy();
      const { own } = await my.send();
      const link = kind === 'own' ? own : await mailLink(my);
      const [, token = ''] = /\.(\w+)$/.exec(link) ?? [];
      const strange = [
        link,
        link.toUpperCase(),
        `${link}/cancel`,
        `${link}/a/b`,
        `/%6dy${link.slice(3)}`,
        `/x${link}`,
      ];
      for (const url of [...strange, `${link}?did=saved`]) {
        await my.get(url);
        await my.app.inject({ method: 'PUT', url });
        await my.post(url, { digits: '0000' });
      }
      await postJson(my.app, { message: `Broken at http://x${link}`, path: link }, {}, '/api/client-errors');
      expect(my.log().toLowerCase()).not.toContain(token);
      const toOffice = officeMails(my).map(({ text, html }) => `${text}${html}`);
      expect(toOffice.join()).not.toContain(token);
      const digest = await my.rows('select content from reports');
      expect(JSON.stringify(digest)).not.toContain(token);
      expect((await my.app.inject('/metrics')).body).not.toContain(token);
    },
  );
});

describe('a guess', () => {
  test('gets one answer, whether there is such a reference or not', async () => {
    const my = await startMy();
    const { reference, own } = await my.send();
    const tag = own.slice(-26);
    const other = `${tag.startsWith('0') ? '1' : '0'}${tag.slice(1)}`;
    const guesses = [
      `/my/${reference}.${other}`,
      `/my/AB2CD3EF.${tag}`,
      `/my/${reference}`,
      '/my/x',
      `/my/${reference}.${other}/cancel`,
    ];
    const answers = await Promise.all(guesses.map((url) => my.get(url)));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(answers[0]).toMatchObject({ statusCode: 404 });
    expect(answers[0]?.body).toContain(refusalWords.notFound);
  });

  test('is limited, and a right link is not', async () => {
    const my = await startMy({ settings: { RATE_LIMIT: '3' } });
    const { own } = await my.send();
    const wrong = `${own.slice(0, -3)}000`;
    const statuses: number[] = [];
    for (let count = 0; count < 5; count++) statuses.push((await my.get(wrong)).statusCode);
    expect(statuses).toEqual([404, 404, 404, 429, 429]);
    for (let count = 0; count < 5; count++) expect((await my.get(own)).statusCode).toBe(200);
  });
});

test('looking changes nothing, however often and in whichever way', async () => {
  const my = await startMy();
  const { own } = await my.send();
  const link = await mailLink(my);
  await my.get(own);
  await eventually(async () =>
    expect(await my.rows("select 1 from deliveries where state = 'pending' and attempts > 0")).toEqual([]),
  );
  await eventually(() => expect(officeMails(my)).toHaveLength(1));
  const before = await everyRow(my);
  for (const url of [own, link, `${own}?did=saved`, `${own}/cancel`, `${own}/undo`]) {
    for (const method of ['GET', 'HEAD'] as const) {
      await my.app.inject({ method, url, headers: { accept: 'text/html', 'sec-purpose': 'prefetch' } });
    }
  }
  expect(await everyRow(my)).toEqual(before);
});

describe('the last four digits', () => {
  test('open the whole page behind a masked link', async () => {
    const my = await startMy();
    const { own } = await my.send();
    const opened = await my.post(await mailLink(my), { digits: ' 01-23' });
    expect([opened.statusCode, opened.headers.location]).toEqual([303, own]);
  });

  test('have five tries, and then only the masked link is closed', async () => {
    const my = await startMy();
    const { own } = await my.send();
    const link = await mailLink(my);
    // Many at once count like one after another.
    const wrong = await Promise.all(
      ['0000', '1111', '2222', '3333'].map((digits) => my.post(link, { digits })),
    );
    expect(wrong.map(({ statusCode }) => statusCode)).toEqual([422, 422, 422, 422]);
    expect((await my.post(link, { digits: '0123' })).statusCode).toBe(303);
    expect((await my.post(link, { digits: '12' })).statusCode).toBe(422);
    expect((await my.post(link, { digits: '4444' })).body).toContain(words.wrongDigits);
    const right = await my.post(link, { digits: '0123' });
    expect(right.statusCode).toBe(429);
    expect(right.body).toContain(words.tooManyTries);
    expect((await my.get(own)).statusCode).toBe(200);
  });

  test('are those of the number as it was sent, not of a corrected one', async () => {
    const my = await startMy();
    const { own } = await my.send();
    await my.post(own, { ...AS_SENT, phone: '(203) 555-9876' });
    const link = await mailLink(my);
    expect((await my.get(link)).body).toContain('(914) •••-••23');
    expect((await my.post(link, { digits: '9876' })).statusCode).toBe(422);
  });

  test('are not asked for without a number, and nothing opens', async () => {
    const my = await startMy();
    await my.send({ phone: 'n/a' });
    const link = await mailLink(my);
    const { body } = await my.get(link);
    expect(body).toContain(words.noDigits);
    expect(body).not.toContain('name="digits"');
    expect((await my.post(link, { digits: '0000' })).statusCode).toBe(422);
  });

  test.each(['', '/cancel', '/undo'])('are needed to change anything: %s', async (verb) => {
    const my = await startMy();
    await my.send();
    const link = await mailLink(my);
    await my.post(`${link}${verb}`, { ...AS_SENT, phone: '1', remark: 'x' });
    expect(await my.rows('select phone, status, version from leads')).toEqual([
      { phone: GOOD_REQUEST.phone, status: 'new', version: 1 },
    ]);
  });
});

describe('words of an emergency', () => {
  test('are answered on top of both pages, until the request is over', async () => {
    const my = await startMy();
    const { own, reference } = await my.send({ description: 'Water is pouring through the ceiling.' });
    const pages = async () => [(await my.get(own)).body, (await my.get(await mailLink(my))).body];
    for (const body of await pages()) {
      const [first = ''] = body.split('class="ticket"');
      expect(first).toContain(adviceWords.urgentTitle);
      expect(first).toContain(`>${company.emergencyPhone}</a>`);
    }
    await my.store.setStatus(reference, { status: 'lost' }, { user: null, via: 'cli', at: new Date() });
    for (const body of await pages()) expect(body).not.toContain('class="advice');
  });

  test('are answered no more once the office has, but new ones are', async () => {
    const my = await startMy();
    const { own, reference } = await my.send({ description: 'Water is pouring through the ceiling.' });
    const dana = { user: await my.invite(), via: 'office', at: new Date() } as const;
    await my.store.claim(reference, dana);
    expect((await my.get(own)).body).toContain('class="advice');
    await my.store.recordOutcome(reference, { outcome: 'message' }, dana);
    for (const link of [own, await mailLink(my)])
      expect((await my.get(link)).body).not.toContain('class="advice');
    const description = 'Water is pouring through the ceiling.';
    const saved = await my.post(own, { ...AS_SENT, description, remark: 'There is a gas smell now.' });
    expect((await my.get(`${saved.headers.location}`)).body).toContain(adviceWords.gasText);
    expect((await my.get(own)).body).not.toContain('class="advice');
  });

  test('that the office has found not to be urgent are not answered any more', async () => {
    const my = await startMy();
    const { own, reference } = await my.send({ description: 'Water is pouring through the ceiling.' });
    await my.store.markNotUrgent(reference, { user: null, via: 'cli', at: new Date() });
    expect((await my.get(own)).body).not.toContain('class="advice');
  });

  test('in a remark get the advice of the form, and the alarm of the office', async () => {
    const my = await startMy();
    const { own } = await my.send();
    const saved = await my.post(own, { ...AS_SENT, remark: 'There is a gas smell in the hall now.' });
    expect(saved.headers.location).toBe(`${own}?did=saved&urgent=danger#content`);
    const { body } = await my.get(`${saved.headers.location}`);
    expect(body).toContain(adviceWords.gasText);
    const advice = body.slice(body.indexOf('class="advice'), body.indexOf('class="ticket"'));
    expect(advice).not.toContain('href=');
    expect(await my.rows('select priority, priority_rules from leads')).toEqual([
      { priority: 'danger', priority_rules: 'gas' },
    ]);
    await eventually(() =>
      expect(officeMails(my).at(-1)?.subject).toMatch(new RegExp(`^${urgentWords.danger.subject}: `)),
    );
  });

  test('in a corrected description count, and those that were there before do not', async () => {
    const my = await startMy();
    const { own } = await my.send();
    const description = 'Water is pouring through the ceiling.';
    const first = await my.post(own, { ...AS_SENT, description });
    expect(first.headers.location).toBe(`${own}?did=saved&urgent=urgent#content`);
    const { body } = await my.get(`${first.headers.location}`);
    expect(body).toContain(adviceWords.urgentWater);
    expect(body).toContain(`>${company.emergencyPhone}</a>`);
    const second = await my.post(own, { ...AS_SENT, description, phone: '914 555 0178' });
    expect(second.headers.location).toBe(`${own}?did=saved#sent`);
  });
});

describe('how far it is', () => {
  test('is told as the office has done it, and not sooner', async () => {
    const my = await startMy();
    const { reference, own } = await my.send();
    const status = async () => statusOn(await my.get(own));
    const dana = { user: await my.invite(), via: 'office', at: new Date() } as const;
    expect(await status()).toBe('Received');
    const { body } = await my.get(own);
    expect(body).toContain(`<li>${words.steps.call} <small>${words.notYet}</small></li>`);
    expect(body).not.toContain(words.steps.calling);
    await my.store.addNote(reference, 'The dog is friendly.', dana);
    expect(await status()).toBe('Seen by us');
    expect((await my.get(own)).body).not.toContain('friendly');
    await my.store.claim(reference, dana);
    expect(await status()).toBe('We are calling you');
    await my.store.recordOutcome(reference, { outcome: 'message' }, dana);
    expect((await my.get(own)).body).toMatch(/We first called or wrote /);
    await my.store.setStatus(reference, { status: 'quoted', quoteCents: 120_000 }, dana);
    expect(await status()).toBe('Quoted');
    expect((await my.get(own)).body).not.toContain('1,200');
    await my.store.setStatus(reference, { status: 'won' }, dana);
    expect(await status()).toBe('Closed');
    expect((await my.get(own)).body).not.toContain('Dana');
  });

  test('a promise that was missed is called that', async () => {
    const my = await startMy();
    const { own } = await my.send();
    my.pass(10 * DAY);
    const { body } = await my.get(own);
    expect(body).toMatch(/We said .*, and we are late/);
    expect(body).toContain(`>${company.phone}</a>`);
  });

  test('what is held is told no time, and nothing of that', async () => {
    const my = await startMy();
    const { own } = await my.send({ description: '[url=http://x.example]x[/url]' });
    const page = await my.get(own);
    expect(statusOn(page)).toBe('Received');
    expect(page.body).toContain('Our office will call or write during office hours.');
  });
});

describe('a visit that the office has named', () => {
  const visit = { from: new Date('2999-12-02T13:00:00Z'), until: new Date('2999-12-02T15:00:00Z') };

  test('is told, with an entry for the calendar, and neither on the masked page', async () => {
    const my = await startMy();
    const { reference, own } = await my.send();
    expect((await my.get(`${own}/visit.ics`)).statusCode).toBe(404);
    const dana = { user: await my.invite(), via: 'office', at: new Date() } as const;
    await my.store.nameVisit(reference, visit, dana);
    const { body } = await my.get(own);
    expect(body).toContain('<b>We come Monday, December 2, 8 to 10 a.m.</b>');
    expect(body).toContain(`href="${own}/visit.ics"`);
    const file = await my.get(`${own}/visit.ics`);
    expect(file.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'no-store, private',
      'x-robots-tag': 'noindex',
    });
    expect(file.body).toMatch(/\r\nDTSTART:29991202T130000Z\r\nDTEND:29991202T150000Z\r\n/);
    expect(file.body).not.toContain(own.slice(-26));
    const link = await mailLink(my);
    expect((await my.get(link)).body).not.toMatch(/December 2|\.ics/);
    expect((await my.get(`${link}/visit.ics`)).statusCode).toBe(404);
  });

  test.each(['lost', 'closed'] as const)(
    'is not expected any more once nothing came of it: %s',
    async (status) => {
      const my = await startMy();
      const { reference, own } = await my.send();
      const dana = { user: await my.invite(), via: 'office', at: new Date() } as const;
      await my.store.nameVisit(reference, visit, dana);
      await my.store.setStatus(reference, { status }, dana);
      expect((await my.get(own)).body).not.toContain('December 2');
      expect((await my.get(`${own}/visit.ics`)).statusCode).toBe(404);
    },
  );

  test('is not expected any more once it is past', async () => {
    const my = await startMy();
    const { reference, own } = await my.send();
    const past = { from: new Date(Date.now() + HOUR), until: new Date(Date.now() + 2 * HOUR) };
    await my.store.nameVisit(reference, past, { user: null, via: 'cli', at: new Date() });
    expect((await my.get(own)).body).toContain('We come');
    my.pass(3 * HOUR);
    expect((await my.get(own)).body).not.toContain('We come');
  });
});

describe('after it is over', () => {
  test('a link answers 410 with our number once the request is deleted', async () => {
    const my = await startMy();
    const { reference, own } = await my.send();
    const link = await mailLink(my);
    await my.store.forget([reference], [], new Date());
    for (const url of [own, link]) {
      const page = await my.get(url);
      expect(page.statusCode).toBe(410);
      expect(page.body).toContain(words.goneTitle);
      expect(page.body).toContain(`>${company.phone}</a>`);
      expect((await my.post(url, AS_SENT)).statusCode).toBe(410);
    }
  });

  test('it can be looked at for sixty days after it is closed', async () => {
    const my = await startMy();
    const { reference, own } = await my.send();
    await my.store.setStatus(reference, { status: 'lost' }, { user: null, via: 'cli', at: new Date() });
    my.pass(59 * DAY);
    expect((await my.get(own)).statusCode).toBe(200);
    my.pass(2 * DAY);
    expect((await my.get(own)).statusCode).toBe(410);
  });
});

describe('a correction', () => {
  test('keeps what was sent beside it, and tells the office by mail', async () => {
    const my = await startMy();
    const { own, reference } = await my.send();
    const posted = await my.post(`${own}?seen=1`, {
      ...AS_SENT,
      phone: '(914) 555-0124',
      remark: 'Ring twice.',
      wish_1: 'Tuesday after 3',
      wish_2: 'Saturday morning',
    });
    expect([posted.statusCode, posted.headers.location]).toEqual([303, `${own}?did=saved#sent`]);
    expect(
      await my.rows('select phone, sent_phone, email, sent_email, wished_times, version from leads'),
    ).toEqual([
      {
        phone: '(914) 555-0124',
        sent_phone: GOOD_REQUEST.phone,
        email: GOOD_REQUEST.email,
        sent_email: null,
        wished_times: 'Tuesday after 3\nSaturday morning',
        version: 2,
      },
    ]);
    const { body } = await my.get(`${own}?did=saved`);
    expect(body.slice(body.indexOf('id="sent"'))).toContain(
      `<p role="status">Phone is now (914) 555-0124. Times you wish: Tuesday after 3; Saturday morning. Your words were added. ${words.did.saved}</p>`,
    );
    expect(body).toContain(`First sent: ${GOOD_REQUEST.phone}`);
    expect(body).toContain('Ring twice.');
    expect(body).toContain('name="wish_2" value="Saturday morning"');
    const isChange = ({ subject }: { subject?: string | undefined }) =>
      subject?.startsWith('Changed by the customer');
    await eventually(() => expect(officeMails(my).filter(isChange)).toHaveLength(1));
    const mail = officeMails(my).find(isChange);
    expect(mail?.subject).toContain(reference);
    expect(mail?.text).toContain(
      'corrected: phone (914) 555-0124, wished times Tuesday after 3; Saturday morning',
    );
    expect(mail?.text).toContain('Ring twice.');
    // Either may be the right one.
    expect(mail?.html).toContain('href="tel:9145550124"');
    expect(mail?.html).toContain('href="tel:9145550123"');
    expect(mail?.text).not.toContain('/my/');
  });

  test('finds it under both numbers, for a search, for the same person, and for who wants to be forgotten', async () => {
    const my = await startMy();
    const { own, reference } = await my.send();
    await my.post(own, { ...AS_SENT, phone: '(914) 555-0124', email: 'ada@new.example' });
    for (const search of ['(914) 555-0123', '914-555-0124', 'ada@customer.example', 'ada@new.example']) {
      const found = await my.store.findLeads({ search });
      expect(
        found.map((lead) => lead.reference),
        search,
      ).toEqual([reference]);
    }
    for (const who of ['914 555 0123', '914 555 0124', 'ada@customer.example', 'ada@new.example']) {
      const query = parsePersonQuery(who, false);
      const found = query ? await identitiesMatching(my.store, query) : [];
      expect(
        found.map((one) => one.reference),
        who,
      ).toEqual([reference]);
    }
  });

  test('to a new address sends it the confirmation, at most one a day, and none to the old one any more', async () => {
    const my = await startMy();
    const { own } = await my.send();
    await mailLink(my);
    await my.post(own, { ...AS_SENT, email: 'ada@new.example' });
    await mailLink(my, 'ada@new.example');
    await my.post(own, { ...AS_SENT, email: 'ada@third.example' });
    await mailLink(my, 'ada@third.example');
    await my.post(own, { ...AS_SENT, email: 'ada@new.example' });
    await eventually(() => expect(officeMails(my)).toHaveLength(4));
    const toCustomers = my.mailServer.mails
      .flatMap(({ recipients }) => recipients)
      .filter((to) => to !== company.email);
    expect(toCustomers).toEqual(['ada@customer.example', 'ada@new.example', 'ada@third.example']);
    expect(await my.rows('select email, sent_email, email_refused from leads')).toEqual([
      { email: 'ada@new.example', sent_email: 'ada@customer.example', email_refused: null },
    ]);
  });

  test('of an address that was none brings the confirmation that was owed', async () => {
    const my = await startMy();
    const { own } = await my.send({ email: 'ada@' });
    await my.post(own, AS_SENT);
    await mailLink(my);
  });

  test('of what is held waits with it', async () => {
    const my = await startMy();
    const { own, reference } = await my.send({ email: 'ada@', description: '[url=http://x.example]x[/url]' });
    await my.post(own, { ...AS_SENT, remark: 'Really.' });
    const states = await my.rows(
      "select kind, state from deliveries where kind in ('customer-mail', 'change-mail')",
    );
    expect(new Set(states.map(({ kind, state }) => `${kind} ${state}`))).toEqual(
      new Set(['customer-mail dead', 'customer-mail held', 'change-mail held']),
    );
    expect(my.mailServer.mails).toEqual([]);
    await my.store.releaseLead(reference, new Date());
    await mailLink(my);
  });

  test('in one tab takes nothing back that another tab has corrected', async () => {
    const my = await startMy();
    const { own } = await my.send();
    await my.post(`${own}?seen=1`, { ...AS_SENT, phone: '(914) 555-0124' });
    await my.post(`${own}?seen=1`, { ...AS_SENT, remark: 'And the hall.' });
    expect(await my.rows('select phone from leads')).toEqual([{ phone: '(914) 555-0124' }]);
  });

  test('that is sent twice is one, and one of nothing is none', async () => {
    const my = await startMy();
    const { own } = await my.send();
    const fields = { ...AS_SENT, remark: 'Ring twice.' };
    await my.post(own, fields);
    expect((await my.post(own, fields)).headers.location).toBe(`${own}?did=same#content`);
    expect((await my.post(own, AS_SENT)).headers.location).toBe(`${own}?did=same#content`);
    expect(await my.rows('select kind, via from lead_events')).toEqual([{ kind: 'note', via: 'customer' }]);
  });

  test('can be taken back in the office', async () => {
    const my = await startMy();
    const { own, reference } = await my.send();
    await my.post(own, { ...AS_SENT, phone: '(914) 555-0124' });
    const undone = await my.store.undo(reference, 2, { user: null, via: 'cli', at: new Date() });
    expect(undone).toMatchObject({ done: true });
    expect(await my.rows('select phone, sent_phone from leads')).toEqual([
      { phone: GOOD_REQUEST.phone, sent_phone: null },
    ]);
  });

  test('does not make a form that is sent again another request', async () => {
    const my = await startMy();
    const { own, reference } = await my.send();
    await my.post(own, { ...AS_SENT, description: 'Three bedrooms.' });
    expect(await my.send()).toEqual({ own, reference });
  });

  test('with a mistake comes back with what was typed, and what is wrong beside it', async () => {
    const my = await startMy();
    const { own } = await my.send();
    const refused = await my.post(own, { ...AS_SENT, email: '', remark: 'Ring <twice>.' });
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toContain('<a href="#email">Please enter your email address.</a>');
    expect(refused.body).toContain('Ring &lt;twice&gt;.</textarea>');
    expect(await my.rows('select version from leads')).toEqual([{ version: 1 }]);
  });

  test('to what cannot be a number or an address is asked about once, and saved by a second press', async () => {
    const my = await startMy();
    const { own } = await my.send();
    const typed = { ...AS_SENT, phone: '914 555 018', email: 'dorothy@gmail', remark: 'Ring twice.' };
    const asked = await my.post(`${own}?seen=1`, typed);
    for (const [name, answer] of [
      ['phone', typed.phone],
      ['email', typed.email],
    ])
      expect(asked.body).toContain(
        `<strong id="${name}-error">Is that right? “${answer}” looks incomplete or mistyped.`,
      );
    expect(asked.body).toContain('Ring twice.</textarea>');
    expect(await my.rows('select version from leads')).toEqual([{ version: 1 }]);

    const [, about = ''] = /name="asked" value="([^"]*)"/.exec(asked.body) ?? [];
    // Another answer is another question.
    const other = await my.post(`${own}?seen=1`, { ...typed, phone: '914 555 01', asked: about });
    expect(other.body).toContain('“914 555 01” looks incomplete');
    const saved = await my.post(`${own}?seen=1`, { ...typed, asked: about });
    expect(saved.headers.location).toBe(`${own}?did=saved#sent`);
    // What it holds by now is no question any more.
    expect((await my.post(own, { ...typed, remark: 'And knock.' })).statusCode).toBe(303);
    expect(await my.rows('select phone, email from leads')).toEqual([
      { phone: typed.phone, email: typed.email },
    ]);
  });

  test('is not asked about by someone who cancels or who has an emergency', async () => {
    const my = await startMy();
    const { own } = await my.send();
    const urgent = await my.post(own, { ...AS_SENT, phone: '914 555 01', remark: 'I smell gas.' });
    expect(urgent.headers.location).toBe(`${own}?did=saved&urgent=danger#content`);
    const canceled = await my.post(`${own}/cancel?seen=1`, { ...AS_SENT, phone: '914 555 018' });
    expect(canceled.headers.location).toBe(`${own}?did=canceled#content`);
  });

  test('that comes back after a mistake still takes nothing back that another tab has corrected', async () => {
    const my = await startMy();
    const { own } = await my.send();
    await my.post(`${own}?seen=1`, { ...AS_SENT, phone: '(914) 555-0124' });
    const { body } = await my.post(`${own}?seen=1`, { ...AS_SENT, email: '' });
    expect(body).toContain(`action="${own}?seen=1#correct"`);
    expect(body).toContain(`formaction="${own}/cancel?seen=1#correct"`);
  });

  test.each(['', '/cancel'])(
    'that cannot be stored gives back what was typed, to be sent again: %s',
    async (verb) => {
      const my = await startMy({ failuresExpected: true });
      const { own } = await my.send();
      await eventually(() => expect(my.mailServer.mails).toHaveLength(2));
      const unlock = await my.lockStore();
      const failed = await my.post(`${own}${verb}?seen=1`, { ...AS_SENT, remark: 'Ring twice.' });
      await unlock();
      expect(failed.statusCode).toBe(503);
      expect(failed.body).toContain(`action="${own}${verb}?seen=1"`);
      expect(failed.body).toContain('Ring twice.</textarea>');
      expect(failed.body).toContain(`>${company.phone}</a>`);
    },
  );

  test('from another site is refused', async () => {
    const my = await startMy();
    const { own } = await my.send();
    const headers = { ...BROWSER_FORM, 'sec-fetch-site': 'cross-site' };
    const answer = await my.app.inject({ method: 'POST', url: own, headers, payload: 'remark=x' });
    expect(answer.statusCode).toBe(403);
  });

  test('is limited by the hour, and what was typed is given back', async () => {
    const my = await startMy({ settings: { RATE_LIMIT: '100' } });
    const { own } = await my.send();
    for (let count = 0; count < 30; count++) await my.post(own, AS_SENT);
    const refused = await my.post(own, { ...AS_SENT, remark: 'One more.' });
    expect(refused.statusCode).toBe(429);
    expect(refused.body).toContain('One more.</textarea>');
    // Where the browser goes to.
    expect(refused.body).toMatch(/id="correct">\s*<h2>[^<]*<\/h2>\s*<p role="status">/);
  });
});

describe('a cancellation', () => {
  /** When the office is told next, or null. */
  async function alarm({ store }: Started, reference: string) {
    const [lead] = await store.findLeads({ references: [reference] });
    return lead?.deliveries.find(({ kind }) => kind === 'escalation-mail')?.state;
  }

  test('stops the alarms, keeps the number, tells the office, and can be taken back for a day', async () => {
    const my = await startMy();
    const { own, reference } = await my.send();
    const canceled = await my.post(`${own}/cancel?seen=1`, { ...AS_SENT, remark: 'We sold the house.' });
    expect(canceled.headers.location).toBe(`${own}?did=canceled#content`);
    expect(await my.rows('select number, reference, status from leads')).toEqual([
      { number: 1, reference, status: 'closed' },
    ]);
    const page = await my.get(own);
    expect(statusOn(page)).toBe(words.steps.canceled);
    expect(page.body).toContain('We sold the house.');
    await eventually(() => expect(officeMails(my)).toHaveLength(3));
    expect(officeMails(my).map(({ subject }) => subject)).toContainEqual(
      expect.stringMatching(/^Canceled by the customer · Estimate request #1 /),
    );
    my.pass(2 * HOUR);
    await eventually(async () => expect(await alarm(my, reference)).toBe('void'));

    expect((await my.post(`${own}/undo`, {})).headers.location).toBe(`${own}?did=undone#content`);
    expect(await my.rows('select status, closed_at from leads')).toEqual([
      { status: 'new', closed_at: null },
    ]);
    expect(await alarm(my, reference)).toBe('pending');
    expect(statusOn(await my.get(own))).toBe(words.steps.received);
  });

  test('cannot be taken back after a day, nor after the office has gone on', async () => {
    const my = await startMy();
    const { own, reference } = await my.send();
    await my.post(`${own}/cancel`, AS_SENT);
    my.pass(DAY + HOUR);
    expect((await my.get(own)).body).toContain(words.tooLate);
    expect((await my.post(`${own}/undo`, {})).statusCode).toBe(409);
    await my.store.setStatus(reference, { status: 'won' }, { user: null, via: 'cli', at: new Date() });
    const late = await my.post(`${own}/undo`, {});
    expect(late.statusCode).toBe(409);
    // That form had no answers, which are no reason to show empty ones.
    expect(late.body).toContain(`value="${GOOD_REQUEST.phone}"`);
    expect(await my.rows('select status from leads')).toEqual([{ status: 'won' }]);
  });

  test('of what is over changes nothing', async () => {
    const my = await startMy();
    const { own, reference } = await my.send();
    await my.store.setStatus(reference, { status: 'won' }, { user: null, via: 'cli', at: new Date() });
    expect((await my.get(own)).body).not.toContain(words.cancel);
    expect((await my.post(`${own}/cancel`, AS_SENT)).statusCode).toBe(409);
    expect(await my.rows('select status from leads')).toEqual([{ status: 'won' }]);
  });
});

test('a link works on each server of a store, and after a restart', async () => {
  const my = await startMy();
  const { own } = await my.send();
  const other = await startTestApp({ settings: my.sameStore });
  expect((await other.app.inject(own)).statusCode).toBe(200);
});
