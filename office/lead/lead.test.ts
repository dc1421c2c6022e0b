import { describe, expect, test } from 'vitest';
import { officeDeliveries as deliveryWords } from '../../messages/en/office-deliveries.ts';
import { officeLead as leadWords } from '../../messages/en/office-lead.ts';
import { LONGEST_NOTE } from '../../server/leads/lead-history.ts';
import { eventually } from '../../server/testing/eventually.ts';
import { HELD, recordLead } from '../../server/testing/leads.ts';
import { type Browser, DANA, openBrowser, startOffice } from '../../server/testing/office.ts';
import {
  GOOD_MESSAGE,
  GOOD_REQUEST,
  GOOD_REQUEST_PATTERN,
  postJson,
  postMessage,
} from '../../server/testing/requests.ts';

const SAM = { email: 'sam@oakhand.example', name: 'Sam Moss' };

/** As React writes it. */
const inHtml = (words: string) =>
  words.replaceAll('&', '&amp;').replaceAll("'", '&#x27;').replaceAll('"', '&quot;');

/** Dana's browser, Sam's, and a request that has just come; nobody has it in hand. */
async function openLead(change: Partial<typeof GOOD_REQUEST> = {}, options = {}) {
  const office = await startOffice(options);
  await office.invite(DANA);
  await office.invite(SAM);
  const [dana, sam] = [openBrowser(office.app), openBrowser(office.app)];
  await dana.signIn(office, DANA.email);
  await sam.signIn(office, SAM.email);
  const sent = await postJson(office.app, { ...GOOD_REQUEST, ...change });
  const { reference } = sent.json();
  const path = `/office/requests/${reference}`;
  const lead = async () => {
    const [found] = await office.store.findLeads({ references: [reference] });
    if (!found) throw new Error('the lead is gone');
    return found;
  };
  const history = async () =>
    (await office.store.historyOf(reference)).map(({ kind, who, via, after }) => [
      kind,
      who?.name,
      via,
      after.note,
    ]);
  return { office, dana, sam, reference: String(reference), path, lead, history };
}

/** Presses a button of the page as it is now. */
async function press(browser: Browser, path: string, verb: string, fields: Record<string, string> = {}) {
  return browser.post(`${path}/${verb}`, { version: await versionOn(browser, path), ...fields });
}

async function versionOn(browser: Browser, path: string) {
  return /name="version" value="(\d+)"/.exec((await browser.get(path)).body)?.[1] ?? '';
}

const noteIn = (body: string) => /<textarea[^>]*>([^<]*)<\/textarea>/.exec(body)?.[1]?.replace(/^\n/, '');

describe('the page of a request', () => {
  test('shows what the customer has corrected beside what they sent, both to be dialed, and when somebody may come', async () => {
    const { office, dana, path, reference } = await openLead({ description: 'Two bedrooms.' });
    await office.store.correct(
      reference,
      {
        phone: '(914) 555-0199',
        email: GOOD_REQUEST.email,
        description: 'Three bedrooms.',
        wished_times: 'Tuesday after 3\nSaturday',
        confirmation: undefined,
      },
      1,
      { user: null, via: 'customer', at: new Date(), note: 'Ring twice.' },
    );
    const { body } = await dana.get(path);
    expect(body).toMatch(/href="tel:9145550199"[^>]*>\(914\) 555-0199</);
    expect(body).toContain('Corrected by them');
    expect(body).toMatch(/<a href="tel:9145550123">\(914\) 555-0123</);
    for (const words of ['Three bedrooms.', 'Two bedrooms.', 'Tuesday after 3', 'Saturday', 'Ring twice.'])
      expect(body).toContain(words);
    expect(body).toContain(
      'corrected: phone (914) 555-0199, description, wished times Tuesday after 3; Saturday',
    );
    const undone = await press(dana, path, 'undo/2');
    expect(undone.statusCode).toBe(303);
    expect((await dana.get(path)).body).not.toContain('Corrected by them');
  });

  test('says that the customer has canceled it', async () => {
    const { office, dana, path, reference } = await openLead();
    const customer = { user: null, via: 'customer', at: new Date() } as const;
    await office.store.setStatus(reference, { status: 'closed' }, customer);
    const { body } = await dana.get(path);
    expect(body).toContain('They canceled this themselves');
    expect(body).toContain('canceled');
  });

  test('says whom to call, what they wrote, and what else is known', async () => {
    const { dana, path, reference } = await openLead({ description: 'One <b>\nTwo & three.' });
    const { statusCode, body } = await dana.get(path);
    expect(statusCode).toBe(200);
    for (const words of [
      'Request #1',
      reference,
      'Painting',
      'Ada Lovelace',
      'href="tel:9145550123"',
      '(914) 555-0123',
      `href="mailto:ada%40customer.example?subject=Your%20estimate%20request%20%231%20(${reference})"`,
      'One &lt;b&gt;\nTwo &amp; three.',
      'office mail',
      leadWords.claim,
    ])
      expect(body, words).toContain(words);
  });

  test('is found by its reference however it is written, and by no other', async () => {
    const { office, dana, path, reference } = await openLead();
    const typed = `${reference.slice(0, 3)}-${reference.slice(3)}`.toLowerCase();
    const found = await dana.get(`/office/requests/${typed}`);
    expect([found.statusCode, found.headers.location]).toEqual([303, path]);
    for (const [unknown, status] of [
      ['AA2AA2AA', 404],
      ['nonsense', 404],
      ['%00', 400],
    ] as const) {
      expect((await dana.get(`/office/requests/${unknown}`)).statusCode).toBe(status);
      const posted = await dana.post(`/office/requests/${unknown}/note`, { version: '1', note: 'x' });
      expect(posted.statusCode).toBe(status);
    }
    const former = path.replace('requests', 't');
    for (const { statusCode, headers } of [
      await dana.get(`${former}?did=2`),
      await dana.post(`${former}?did=2`, { version: '1' }),
    ])
      expect([statusCode, headers.location]).toEqual([308, `${path}?did=2`]);
    const stranger = await openBrowser(office.app).get(path);
    expect(stranger.headers.location).toBe(`/office/sign-in?back=${encodeURIComponent(path)}`);
  });

  test('of a message has no service, and one without a phone says so', async () => {
    const { office, dana } = await openLead();
    await postMessage(office.app, { ...GOOD_MESSAGE, number: '' });
    const [lead] = await office.store.findLeads({ form: 'contact' });
    const { body } = await dana.get(`/office/requests/${lead?.reference}`);
    expect(body).toContain('Message #1');
    expect(body).toContain(leadWords.noPhone);
    expect(body).not.toContain('href="tel:');
  });

  test('that is held says so first, and why, promises nothing, and is released with the note beside it', async () => {
    const { office, dana } = await openLead();
    const at = new Date();
    const reference = await recordLead(office.store, {
      at,
      spam: HELD,
      promisedBy: new Date(at.getTime() + 3_600_000),
    });
    const path = `/office/requests/${reference}`;
    const { body } = await dana.get(path);
    expect(body).toContain(leadWords.heldTitle);
    expect(body.indexOf(leadWords.heldTitle)).toBeLessThan(body.indexOf('(914) 555-0123'));
    expect(body).not.toContain('Promised by');
    const fields = { version: '1', note: 'A neighbor.' };
    for (const _ of ['once', 'by an impatient thumb']) {
      const { statusCode } = await dana.post(`${path}/release`, { ...fields, from: 'request' });
      expect(statusCode).toBe(303);
    }
    expect(await office.store.findLeads({ references: [reference], states: ['held'] })).toEqual([]);
    expect((await office.store.historyOf(reference)).map(({ after }) => after.note)).toEqual(['A neighbor.']);
    const released = (await dana.get(`${path}?did=released`)).body;
    expect(released).toContain(deliveryWords.released);
    expect(released).not.toContain(leadWords.heldTitle);
    expect(released).not.toContain('Promised by');
  });

  test('names in its link to the emails what there is for whoever looks', async () => {
    const { office, dana, sam, path } = await openLead();
    await eventually(async () =>
      expect(await office.store.countLeads({ states: ['pending', 'failed'] })).toBeLessThan(2),
    );
    expect((await dana.get(path)).body).toMatch(/>Send again[^<]* or delete</);
    expect((await sam.get(path)).body).not.toMatch(/>Send again[^<]*delete</);
  });

  test('of what is over has nothing to unclaim', async () => {
    const { dana, path } = await openLead();
    await press(dana, path, 'claim');
    expect((await dana.get(path)).body).toContain(`${path}/unclaim`);
    await press(dana, path, 'status', { status: 'won' });
    expect((await dana.get(path)).body).not.toContain(`${path}/unclaim`);
    expect((await press(dana, path, 'unclaim')).body).toContain('This is over: won');
  });

  test('leads to what the same person has sent before', async () => {
    const { office, dana, path, reference } = await openLead();
    const second = await postJson(office.app, { ...GOOD_REQUEST, description: 'Me again.' });
    const { body } = await dana.get(`/office/requests/${second.json().reference}`);
    expect(body).toContain(`href="${path}"`);
    expect((await dana.get(path)).body).not.toContain(`href="/office/requests/${second.json().reference}"`);
    expect(body).toContain(reference);
  });
});

test('looking changes nothing, and no log says at whom', async () => {
  const { office, dana, path, reference, lead } = await openLead();
  await dana.get(path);
  for (const verb of ['claim', 'unclaim', 'outcome', 'undo/1', 'not-urgent'])
    expect((await dana.get(`${path}/${verb}?version=1&outcome=reached`)).statusCode, verb).toBe(404);
  await press(dana, path, 'note', { note: 'Two bedrooms.' });
  expect((await lead()).version).toBe(2);
  expect(office.log()).toContain('/office/requests/:reference/note');
  expect(office.log()).not.toContain(reference);
  expect(office.log()).not.toMatch(GOOD_REQUEST_PATTERN);
});

describe('a press', () => {
  test('of every button does what it says', async () => {
    const { sam: browser, path, lead, history } = await openLead({ description: 'I smell gas.' });
    const done = async (verb: string, fields: Record<string, string> = {}) => {
      const { statusCode, headers } = await press(browser, path, verb, fields);
      expect([statusCode, headers.location], verb).toEqual([303, expect.stringContaining(`${path}?did=`)]);
      const { body } = await browser.get(String(headers.location));
      return /role="status">([^<]*)</.exec(body)?.[1];
    };
    expect((await lead()).priority).toBe('danger');
    expect(await done('not-urgent')).toBe(leadWords.did['not-urgent']);
    expect(await done('claim')).toBe(leadWords.did.claimed);
    expect(await lead()).toMatchObject({ priority: 'normal', status: 'claimed', claimedByName: SAM.name });
    expect(await done('outcome', { outcome: 'message', note: 'Calls back\r\nat noon.' })).toBe(
      'Noted: left a message.',
    );
    expect(await done('remind', { when: 'hour' })).toMatch(/^We’ll remind you /);
    expect((await lead()).remindAt?.getTime()).toBeGreaterThan(Date.now() + 59 * 60_000);
    await done('remind', { when: 'tomorrow' });
    await done('remind', { when: 'at', at: '2999-12-01T14:30' });
    expect((await lead()).remindAt).toEqual(new Date('2999-12-01T19:30:00Z'));
    // Not right after the one for tomorrow: on a Sunday they are the same, and the second would change nothing.
    await done('remind', { when: 'monday' });
    expect(await done('remind', { when: 'never' })).toBe(leadWords.did.noReminder);
    const visit = { visitDay: '2999-12-02', visitFrom: '08:00', visitUntil: '10:00' };
    expect(await done('visit', visit)).toBe(
      'Saved: visit Monday, December 2, 8 to 10 a.m. Their page says so.',
    );
    expect((await lead()).visit?.from).toEqual(new Date('2999-12-02T13:00:00Z'));
    const { body } = await browser.get(path);
    expect(body).toContain('<p>Monday, December 2, 8 to 10 a.m.</p>');
    for (const [name, value] of Object.entries(visit))
      expect(body).toMatch(new RegExp(`name="${name}"[^>]*value="${value}"`));
    await done('visit');
    expect((await lead()).visit).toBeNull();
    expect(await done('note', { note: 'The gate is locked.' })).toBe(leadWords.did.note);
    expect(await done('status', { status: 'quoted-without' })).toBe('Marked: quoted.');
    expect(await lead()).toMatchObject({ status: 'quoted', quoteCents: null });
    expect(await done('status', { status: 'quoted-without', amount: '90' })).toBe('Marked: quoted, $90.');
    expect(await done('status', { status: 'quoted', amount: '$1,200.50', note: 'Oak.' })).toBe(
      'Marked: quoted, $1,200.50.',
    );
    expect(await lead()).toMatchObject({ status: 'quoted', quoteCents: 120_050 });
    await done('status', { status: 'lost', reason: 'Too expensive', otherReason: 'had three quotes' });
    expect(await lead()).toMatchObject({ status: 'lost', lostReason: 'Too expensive: had three quotes' });
    await done('status', { status: 'won' });
    await done('status', { status: 'closed' });
    await done('status', { status: 'new' });
    expect(await lead()).toMatchObject({ status: 'new', closedAt: null });
    await done('claim');
    expect(await done('unclaim', { note: 'Off sick.' })).toBe(leadWords.did.released);
    const lines = await history();
    expect(lines.every(([, who, via]) => who === SAM.name && via === 'office')).toBe(true);
    expect(lines[0]).toEqual(['released', SAM.name, 'office', 'Off sick.']);
    expect(lines).toContainEqual(['outcome', SAM.name, 'office', 'Calls back\nat noon.']);
    expect(lines).toContainEqual(['status', SAM.name, 'office', 'Oak.']);
  });

  test('that nobody could make is refused', async () => {
    const { dana, path, lead } = await openLead();
    for (const [verb, fields] of [
      ['outcome', { outcome: 'toString', version: '1' }],
      ['status', { status: 'claimed', version: '1' }],
      ['remind', { when: 'constructor', version: '1' }],
      ['claim', {}],
      ['claim', { version: '1.5' }],
      ['undo/x', { version: '1' }],
    ] as const)
      expect((await dana.post(`${path}/${verb}`, fields)).statusCode, verb).toBe(400);
    expect((await dana.post(`${path}/nothing`, { version: '1' })).statusCode).toBe(404);
    expect((await lead()).version).toBe(1);
  });

  test('twice in a row makes one change, whatever else was pressed between', async () => {
    const { dana, sam, path, history } = await openLead();
    const twice = [
      ['note', { note: 'Once.' }],
      ['outcome', { outcome: 'no-answer', note: 'Twice.' }],
      ['remind', { when: 'hour' }],
      ['status', { status: 'quoted', amount: '90' }],
      ['visit', { visitDay: '2999-12-02', visitFrom: '08:00', visitUntil: '10:00' }],
      ['unclaim', {}],
      ['claim', {}],
      ['undo/2', {}],
    ] as const;
    for (const [verb, fields] of twice) {
      const version = await versionOn(dana, path);
      const first = await dana.post(`${path}/${verb}`, { version, ...fields });
      const again = await dana.post(`${path}/${verb}`, { version, ...fields });
      expect([again.statusCode, again.headers.location], verb).toEqual([303, first.headers.location]);
    }
    expect(await history()).toHaveLength(twice.length);
    const version = await versionOn(dana, path);
    const note = { version, note: 'Mine.' };
    const mine = await dana.post(`${path}/note`, note);
    await press(sam, path, 'note', { note: 'Sam’s.' });
    expect((await dana.post(`${path}/note`, note)).headers.location).toBe(mine.headers.location);
    expect((await dana.post(`${path}/note`, { version, note: 'Another.' })).statusCode).toBe(409);
    expect(await history()).toHaveLength(twice.length + 2);
  });
});

describe('two people at one request', () => {
  test('the second is told what has changed and by whom, nothing is overwritten, and the words stay', async () => {
    const { dana, sam, path, lead, history } = await openLead();
    const version = await versionOn(dana, path);
    await press(sam, path, 'status', { status: 'quoted', amount: '500' });
    await press(sam, path, 'note', { note: 'Agreed on the phone.' });
    const typed = {
      version,
      status: 'lost',
      reason: 'Too far away',
      otherReason: 'really',
      note: 'I <3 oak.',
    };
    const refused = await dana.post(`${path}/status`, typed);
    expect(refused.statusCode).toBe(409);
    const { body } = refused;
    for (const words of [
      'Sam Moss',
      'quoted, $500',
      'Agreed on the phone.',
      leadWords.changed,
      leadWords.stillHere,
    ])
      expect(body).toContain(inHtml(words));
    expect(noteIn(body)).toBe('I &lt;3 oak.');
    expect(body).toContain('<option selected="">Too far away</option>');
    expect(body).toContain('value="really"');
    expect(body).toContain('<title>Error: Request #1');
    expect(await lead()).toMatchObject({ status: 'quoted', version: 3 });
    expect(await history()).toHaveLength(2);
    // The page that told it can be pressed again, knowingly.
    const [, now = ''] = /name="version" value="(\d+)"/.exec(body) ?? [];
    expect((await dana.post(`${path}/status`, { ...typed, version: now })).statusCode).toBe(303);
    expect(await lead()).toMatchObject({ status: 'lost', lostReason: 'Too far away: really' });
  });

  test('take it over from each other, and are told who has it', async () => {
    const { dana, sam, path, lead } = await openLead();
    await press(sam, path, 'claim');
    const { body } = await dana.get(path);
    expect(body).toMatch(/Sam Moss has had this in hand since/);
    await press(dana, path, 'take-over');
    expect((await lead()).claimedByName).toBe(DANA.name);
    expect((await dana.get(path)).body).toMatch(/You’ve had this in hand since/);
    const mine = await press(dana, path, 'claim');
    expect(mine.headers.location).toBe(`${path}?did=3`);
    expect((await press(dana, path, 'claim', { note: 'Still me.' })).statusCode).toBe(409);
    await press(dana, path, 'status', { status: 'won' });
    expect((await press(dana, path, 'claim')).statusCode).toBe(409);
    const over = await press(sam, path, 'claim');
    expect(over.statusCode).toBe(409);
    expect(over.body).toContain('This is over: won (Dana Reyes');
    expect((await press(sam, path, 'status', { status: 'won' })).body).toContain(
      inHtml(leadWords.refusals['as it is']),
    );
  });
});

describe('an undo', () => {
  test('takes back what was pressed, and what was taken back is struck through', async () => {
    const { dana, path, lead } = await openLead();
    const { headers } = await press(dana, path, 'status', { status: 'quoted', amount: '500' });
    const { body } = await dana.get(String(headers.location));
    expect(body.match(new RegExp(`formAction="${path}/undo/2"`, 'gi'))).toHaveLength(2);
    const undone = await press(dana, path, 'undo/2');
    expect(await lead()).toMatchObject({ status: 'new', quoteCents: null });
    const after = await dana.get(String(undone.headers.location));
    expect(after.body).toContain(leadWords.did.undone);
    expect(after.body).toMatch(/<s>quoted, \$500/);
    expect(after.body).not.toContain(`${path}/undo/2"`);
    await press(dana, path, 'undo/3');
    expect(await lead()).toMatchObject({ status: 'quoted', quoteCents: 50_000 });
  });

  test('that is refused says what stands in the way', async () => {
    const { dana, sam, path } = await openLead();
    await press(dana, path, 'remind', { when: 'tomorrow' });
    await press(sam, path, 'remind', { when: 'never' });
    expect((await dana.get(path)).body).not.toContain(`${path}/undo/2"`);
    const refused = await press(dana, path, 'undo/2', { note: 'A slip.' });
    expect(refused.statusCode).toBe(409);
    expect(refused.body).toMatch(/rev 3 \(Sam Moss, [^)]*: reminder removed\) has changed the same since/);
    expect(noteIn(refused.body)).toBe('A slip.');
    expect((await press(dana, path, 'undo/9')).body).toContain(leadWords.refusals.unknown);
    await press(dana, path, 'undo/3');
    expect((await press(dana, path, 'undo/3')).body).toContain(leadWords.refusals.undone);
  });
});

describe('what was typed is not lost', () => {
  test('to a slip: it stays, with what is wrong beside it', async () => {
    const { dana, path, lead } = await openLead();
    const slips: [string, Record<string, string>, string][] = [
      ['note', {}, leadWords.noNote],
      ['note', { note: 'x'.repeat(LONGEST_NOTE + 1) }, 'Please keep a note to 5,000.'],
      ['outcome', { outcome: 'reached', note: 'x'.repeat(LONGEST_NOTE + 1) }, '5,001'],
      ['status', { status: 'quoted', amount: 'a lot', note: 'Kept.' }, leadWords.notAnAmount],
      ['status', { status: 'quoted', note: 'Kept.' }, leadWords.noAmount],
      ['status', { status: 'quoted-without', amount: 'a lot', note: 'Kept.' }, leadWords.notAnAmount],
      ['status', { status: 'lost', note: 'Kept.' }, leadWords.noReason],
      ['remind', { when: 'at', at: 'soon', note: 'Kept.' }, leadWords.notATime],
      ['remind', { when: 'at', at: '2026-02-31T10:00' }, leadWords.notATime],
      ['remind', { when: 'at', at: '2001-01-01T10:00', note: 'Kept.' }, leadWords.pastTime],
      ['visit', { visitDay: '2999-12-02', visitFrom: '08:00' }, leadWords.notAVisit],
      ['visit', { visitFrom: '08:00', visitUntil: '10:00', note: 'Kept.' }, leadWords.notAVisit],
      [
        'visit',
        { visitDay: '2999-12-02', visitFrom: '10:00', visitUntil: '10:00', note: 'Kept.' },
        leadWords.endsBefore,
      ],
      ['visit', { visitDay: '2001-01-01', visitFrom: '08:00', visitUntil: '10:00' }, leadWords.pastTime],
    ];
    for (const [verb, fields, words] of slips) {
      const { statusCode, body } = await press(dana, path, verb, fields);
      expect([statusCode, verb]).toEqual([422, verb]);
      expect(body).toContain(inHtml(words));
      // Above everything else, with a link to the field.
      expect(body).toMatch(/role="alert"[\s\S]*<a href="#(?:note|amount|reason|at|visitDay|visitUntil)">/);
      expect(noteIn(body)).toBe(fields.note ?? '');
      if (fields.amount) expect(body).toContain(`value="${fields.amount}"`);
    }
    expect((await lead()).version).toBe(1);
  });

  test('to a session that has ended: it can be sent again after signing in', async () => {
    const { office, dana, path, reference, history } = await openLead();
    const fields = { version: '1', status: 'quoted', amount: '75', note: 'Two <days>.\nAt most.' };
    await office.store.deactivateUser((await office.store.userByEmail(SAM.email))?.id ?? '', {
      by: null,
      at: new Date(),
    });
    const out = openBrowser(office.app);
    const { statusCode, body } = await out.post(`${path}/status`, fields);
    expect(statusCode).toBe(401);
    expect(body).toContain(leadWords.signedOutTitle);
    expect(body).not.toContain('Lovelace');
    expect(body).toContain(`action="${path}/status"`);
    expect(noteIn(body)).toBe('Two &lt;days&gt;.\nAt most.');
    for (const [name, value] of Object.entries(fields))
      if (name !== 'note') expect(body).toContain(`name="${name}" value="${value}"`);
    expect(await history()).toEqual([]);
    // In the same browser, on another page.
    await out.signIn(office, DANA.email, 2);
    expect((await out.post(`${path}/status`, fields)).headers.location).toBe(`${path}?did=2`);
    expect(await history()).toEqual([['status', DANA.name, 'office', 'Two <days>.\nAt most.']]);
    expect(reference).toHaveLength(8);
    expect((await dana.get(path)).statusCode).toBe(200);
  });

  test('to a store that takes nothing just now: it can be sent again', async () => {
    const { office, dana, path, history } = await openLead({}, { failuresExpected: true });
    const fields = { version: '1', outcome: 'reached', note: 'Kept.' };
    const release = await office.lockStore();
    const failed = await dana.post(`${path}/outcome`, fields);
    await release();
    expect(failed.statusCode).toBe(500);
    expect(failed.body).toContain(inHtml(leadWords.failed));
    expect(noteIn(failed.body)).toBe('Kept.');
    expect(failed.body).toContain('name="outcome" value="reached"');
    expect(office.log()).not.toContain('Kept.');
    expect((await dana.post(`${path}/outcome`, fields)).statusCode).toBe(303);
    expect(await history()).toHaveLength(1);
    // What could not be read holds no words to keep.
    const json = { 'content-type': 'text/x' };
    expect((await dana.post(`${path}/outcome`, fields, json)).statusCode).toBe(415);
  });

  test('to characters that hide, or that a database does not take', async () => {
    const { dana, path, lead } = await openLead();
    const odd = 'a\u0000b\u202Ec\uD800';
    await press(dana, path, 'status', { status: 'lost', otherReason: odd, note: odd });
    expect((await lead()).lostReason).toMatch(/^ab/);
    const { statusCode, body } = await dana.get(path);
    expect(statusCode).toBe(200);
    expect(body).toContain('&lt;U+202E&gt;');
  });
});
