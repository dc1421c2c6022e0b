import { expect, test } from 'vitest';
import { fill } from '../../contract/fill.ts';
import { officeSettings as words } from '../../messages/en/office-settings.ts';
import { DANA, openBrowser, startOffice } from '../../server/testing/office.ts';
import { GOOD_REQUEST, postForm } from '../../server/testing/requests.ts';

/** Monday at the office, at ten. */
const AT = new Date('2026-11-23T15:00:00Z');

const CANARY = {
  OFFICE_SECOND_EMAIL: 'dana@phone.example',
  CANARY_EMAIL: 'check@deadman.example',
  CANARY_KEY: 'k'.repeat(32),
};

async function openSettings(settings: Record<string, string> = {}) {
  const clock = { now: AT };
  const office = await startOffice({ settings, overrides: { clock: () => clock.now, calendarInterval: 20 } });
  await office.invite();
  const browser = openBrowser(office.app);
  await browser.signIn(office);
  const text = async (query = '') => textOf((await browser.get(`/office/settings${query}`)).body);
  const trail = async () =>
    (await office.store.auditTrail(50)).map(({ who, what, detail }) => `${who} ${what} ${detail}`);
  return { office, browser, clock, text, trail };
}

/** The page without its markup, in one line. */
const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ');

const EVE = { day: '2026-12-24', reason: 'Christmas Eve', from: '09:00', until: '12:00' };

test('closes a day or gives it hours, and takes that back, in the name of who did it', async () => {
  const { office, browser, text, trail } = await openSettings();
  expect(await text()).toContain('Thursday, November 26 Holiday Closed: Thanksgiving');
  const added = await browser.post('/office/settings/days', EVE);
  expect([added.statusCode, added.headers.location]).toEqual([303, '/office/settings?did=day']);
  expect(await text('?did=day')).toContain(words.dayAdded);
  expect(await text()).toContain('Thursday, December 24 Open 9 a.m. to noon: Christmas Eve');
  const id = (await office.store.userByEmail(DANA.email))?.id;
  expect(await office.store.closuresFrom('2026-12-24')).toEqual([
    { day: EVE.day, reason: EVE.reason, openFrom: '09:00', openUntil: '12:00', madeBy: id, madeAt: AT },
  ]);
  const today = await browser.post('/office/settings/days', { day: '2026-11-23', reason: 'Inventory' });
  expect(today.statusCode).toBe(303);
  await expect
    .poll(async () => (await office.app.inject('/api/promise')).json())
    .toMatchObject({ open: false, words: 'tomorrow by 10 a.m.' });
  const removed = await browser.post('/office/settings/days/remove', { day: EVE.day });
  expect(removed.headers.location).toBe('/office/settings?did=remove');
  const again = await browser.post('/office/settings/days/remove', { day: EVE.day });
  expect(again.headers.location).toBe('/office/settings?did=nothing');
  expect(await trail()).toEqual(
    expect.arrayContaining(['Dana Reyes day-closed 2026-12-24', 'Dana Reyes day-reopened 2026-12-24']),
  );
  expect((await trail()).filter((line) => line.includes('day-reopened'))).toHaveLength(1);
});

test('says what is wrong with a day at its field, and keeps what was typed', async () => {
  const { office, browser } = await openSettings();
  for (const [change, said, field] of [
    [{ day: '' }, words.noDay, 'day'],
    [{ day: '2026-11-22' }, words.past, 'day'],
    [{ reason: '' }, words.noReason, 'reason'],
    [{ until: '' }, words.halfATime, 'until'],
    [{ from: '9' }, words.noTime, 'from'],
    [{ from: '12:00' }, words.notAfter, 'until'],
  ] as const) {
    const typed = { ...EVE, reason: 'Kept <words>', ...change };
    const { statusCode, body } = await browser.post('/office/settings/days', typed);
    expect(statusCode, said).toBe(422);
    expect(body).toContain(`id="${field}-error"`);
    expect(textOf(body)).toContain(said);
    expect(body).toMatch(/<title>Error: Settings/);
    if (typed.reason) expect(body).toContain('value="Kept &lt;words&gt;"');
  }
  expect(await office.store.closuresFrom('2026-01-01')).toEqual([]);
});

test('switches storm mode on, changes it, and ends it', async () => {
  const { office, browser, text, trail } = await openSettings();
  const storm = { words: 'Trees are down.', lastDay: '2026-11-25', factor: '3', notBefore: '2026-11-24' };
  const on = await browser.post('/office/settings/storm', storm);
  expect(on.headers.location).toBe('/office/settings?did=storm');
  await expect
    .poll(async () => (await office.app.inject('/api/promise')).json())
    .toMatchObject({ notice: 'Trees are down.' });
  const said = await text();
  expect(said).toContain('On through Wednesday, November 25 Trees are down.');
  expect(said).toContain(fill(words.stormFactor, { factor: 3 }));
  expect(said).toContain(fill(words.stormNotBefore, { day: 'Tuesday, November 24' }));
  await browser.post('/office/settings/storm', { ...storm, words: 'Nearly done.', factor: '' });
  expect(await text()).toContain('Nearly done.');
  expect((await browser.post('/office/settings/storm/end', {})).headers.location).toBe(
    '/office/settings?did=end',
  );
  expect((await browser.post('/office/settings/storm/end', {})).headers.location).toBe(
    '/office/settings?did=nothing',
  );
  expect(await text()).not.toContain('On through');
  expect((await trail()).filter((line) => line.includes('storm'))).toEqual(
    expect.arrayContaining(['Dana Reyes storm-off 2026-11-23', 'Dana Reyes storm-on 2026-11-25']),
  );
});

test('says what is wrong with a storm', async () => {
  const { office, browser } = await openSettings();
  for (const [change, said] of [
    [{ words: ' ' }, fill(words.noWords, { most: 200 })],
    [{ words: 'x'.repeat(201) }, fill(words.noWords, { most: 200 })],
    [{ lastDay: '' }, words.noDay],
    [{ lastDay: '2026-11-22' }, words.past],
    [{ factor: '0.5' }, words.noFactor],
    [{ notBefore: '2026-11-20' }, words.past],
  ] as const) {
    const typed = { words: 'Busy.', lastDay: '2026-11-25', factor: '', notBefore: '', ...change };
    const { statusCode, body } = await browser.post('/office/settings/storm', typed);
    expect([statusCode, textOf(body).includes(said)], said).toEqual([422, true]);
  }
  expect(await office.store.settings()).toEqual([]);
});

test('says what is out of order, until nothing is', async () => {
  const { text } = await openSettings();
  for (const said of [words.noCanary, words.noSecondEmail]) expect(await text()).toContain(said);
  const tested = await openSettings(CANARY);
  expect(await tested.text()).toContain(fill(words.noCanaryYet, { hour: '6 a.m.' }));
});

test('tells when the last automatic test went well, and when that is too long ago', async () => {
  const { office, text, clock } = await openSettings(CANARY);
  await postForm(office.app, GOOD_REQUEST);
  // What only a customer's request owes.
  await office.rows("delete from deliveries where kind not in ('office-mail', 'customer-mail')");
  await office.rows("update leads set canary = 1, created_at = '2026-11-23T11:00:00.000Z'");
  await expect
    .poll(
      async () =>
        (await office.rows("select id from deliveries where state = 'sent' and lead_id is not null")).length,
    )
    .toBe(2);
  expect(await text()).toContain(fill(words.allWell, { when: '6 a.m.' }));
  clock.now = new Date('2026-11-24T13:30:00Z');
  expect(await text()).toContain(fill(words.canaryLate, { when: 'Mon 6 a.m.' }));
});
