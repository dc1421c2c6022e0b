import { describe, expect, test } from 'vitest';
import { officeDeliveries as deliveryWords } from '../messages/en/office-deliveries.ts';
import { officeForget as forgetWords } from '../messages/en/office-forget.ts';
import { officeSearch as searchWords } from '../messages/en/office-search.ts';
import { eventually } from '../server/testing/eventually.ts';
import { deliveriesOf, HELD, recordLead, TEST } from '../server/testing/leads.ts';
import { DANA, openBrowser, startOffice } from '../server/testing/office.ts';
import { MESSAGE_ANSWERS } from '../server/testing/requests.ts';

const LEE = { email: 'lee@oakhand.example', name: 'Lee Moss', role: 'office' as const };

/** An office in which Dana is the owner and Lee is not; somebody of them is signed in. */
async function signedIn(person: { email: string } = DANA) {
  const office = await startOffice();
  await office.invite();
  await office.store.inviteUser(LEE, { by: null, at: new Date() });
  const browser = openBrowser(office.app);
  await browser.signIn(office, person.email);
  const add = (given: Omit<Parameters<typeof recordLead>[1], 'at'> & { at?: Date } = {}) =>
    recordLead(office.store, { at: new Date(Date.now() - 60_000), ...given });
  const trail = async () =>
    (await office.store.auditTrail(20))
      .filter(({ what }) => !/^(?:invited|signed)/.test(what))
      .map(({ who, what, detail }) => [who, what, detail]);
  return { office, browser, add, trail };
}

const cardsOn = (html: string) => [...html.matchAll(/data-live="(\w+)"/g)].map(([, reference]) => reference);

describe('a search', () => {
  async function withPeople() {
    const opened = await signedIn();
    const ada = await opened.add();
    const jose = await opened.add({
      answers: {
        first_name: 'José',
        last_name: 'Nuñez',
        phone: '914.555.0171',
        email: 'jn@mail.example',
        description: 'The gutter over the garage leaks.',
      },
    });
    const message = await opened.add({ form: 'contact', answers: MESSAGE_ANSWERS });
    const find = (typed: string) => opened.browser.get(`/office/search?q=${encodeURIComponent(typed)}`);
    return { ...opened, ada, jose, message, find };
  }

  test('for a number, a reference or a phone number leads straight to the request', async () => {
    const { jose, message, find, add } = await withPeople();
    const spelled = `${jose.slice(0, 3)}-${jose.slice(3).toLowerCase()}`;
    for (const typed of ['#2', '2', '002', jose, spelled, '(914) 555-0171', '+1 914 555 0171']) {
      const { statusCode, headers } = await find(typed);
      expect([typed, statusCode, headers.location]).toEqual([typed, 303, `/office/requests/${jose}`]);
    }
    expect((await find(MESSAGE_ANSWERS.phone)).headers.location).toBe(`/office/requests/${message}`);
    const office = await add({ answers: { ...MESSAGE_ANSWERS, phone: '9145550175 x23, call after 5' } });
    for (const typed of ['(914) 555-0175 x23, call after 5', '(914) 555-0175 x23', '914 555 0175'])
      expect([typed, (await find(typed)).headers.location]).toEqual([typed, `/office/requests/${office}`]);
  });

  test('for the number of an automatic test leads to it, although no list has it', async () => {
    const { office, find } = await withPeople();
    const test = await recordLead(office.store, { ...TEST, at: new Date(), deliveries: [] });
    expect((await find('3')).headers.location).toBe(`/office/requests/${test}`);
    expect(cardsOn((await find('lovelace')).body)).not.toContain(test);
  });

  test('for a number that two have lists both', async () => {
    const { ada, message, find } = await withPeople();
    const { statusCode, body } = await find('#1');
    expect(statusCode).toBe(200);
    expect(new Set(cardsOn(body))).toEqual(new Set([ada, message]));
  });

  test('for a name or a word lists what was found, and marks where', async () => {
    const { jose, find } = await withPeople();
    const byWord = (await find('GUTTER')).body;
    expect(cardsOn(byWord)).toEqual([jose]);
    expect(byWord).toContain('The <mark>gutter</mark> over the garage leaks.');
    expect(byWord).toContain('1 found for “GUTTER”');
    expect(cardsOn((await find('jose nunez')).body)).toEqual([jose]);
    expect((await find('mail.example')).body).toContain(`${searchWords.inEmail}jn@<mark>mail.example</mark>`);
    const nothing = (await find('<b>skylight')).body;
    expect(nothing).toContain('Nothing was found for “&lt;b&gt;skylight”.');
    expect(nothing).toContain('value="&lt;b&gt;skylight"');
    expect((await find('AA2AA2AA')).body).toContain('Nothing was found');
    expect((await find(' ')).statusCode).toBe(200);
    expect((await find('x'.repeat(5_000))).statusCode).toBe(200);
  });

  test('stands on every page, and leaves no trace in the log', async () => {
    const { office, browser, find } = await withPeople();
    for (const path of [
      '/office',
      '/office/devices',
      '/office/people',
      '/office/search',
      '/office/nothing',
    ]) {
      expect((await browser.get(path)).body, path).toContain('action="/office/search"');
    }
    await find('jose nunez');
    expect(office.log()).not.toMatch(/nunez/i);
  });
});

describe('what is held', () => {
  test('is released, and held again, by anybody in the office', async () => {
    const { office, browser, add, trail } = await signedIn(LEE);
    const reference = await add({ spam: HELD });
    const states = async () => (await deliveriesOf(office.store, reference)).map(({ state }) => state);
    expect(await states()).toEqual(['held']);
    const post = async (verb: string, fields: Record<string, string> = {}) =>
      (await browser.post(`/office/requests/${reference}/${verb}`, fields)).headers.location;
    expect(await post('release', { from: 'held' })).toBe('/office/held?did=released');
    expect((await browser.get('/office/held?did=released')).body).toContain(deliveryWords.released);
    await eventually(async () => expect(await states()).toEqual(['sent']));
    expect(await post('release')).toBe(`/office/requests/${reference}/emails?did=not-held`);
    expect(await post('hold')).toBe(`/office/requests/${reference}/emails?did=nothing-waits`);
    expect(await post('resend')).toBe(`/office/requests/${reference}/emails?did=queued`);
    expect(await post('resend', { kind: 'webhook' })).toBe(
      `/office/requests/${reference}/emails?did=not-owed`,
    );
    const emails = (await browser.get(`/office/requests/${reference}/emails?did=queued`)).body;
    expect(emails).toContain(deliveryWords.queued);
    expect(emails).toContain('Office mail');
    expect(emails).toMatch(/: delivered\. \d/);
    expect(emails).not.toContain('/forget');
    expect((await browser.get(`/office/requests/${reference}`)).body).toContain(
      `/office/requests/${reference}/emails`,
    );
    const waiting = await add({ at: new Date(Date.now() + 60_000) });
    await office.rows(
      `update deliveries set next_attempt_at = '2099' where lead_id = (select id from leads where reference = '${waiting}')`,
    );
    await browser.post(`/office/requests/${waiting}/hold`, {});
    expect((await deliveriesOf(office.store, waiting)).map(({ state }) => state)).toEqual(['held']);
    expect((await trail()).toSorted()).toEqual(
      [
        ['Lee Moss', 'held', 'Estimate request #2'],
        ['Lee Moss', 'let-through', 'Estimate request #1'],
        ['Lee Moss', 'sent-again', 'Estimate request #1'],
      ].toSorted(),
    );
  });

  test('of a lead that nobody knows is nothing', async () => {
    const { browser, trail } = await signedIn();
    for (const verb of ['hold', 'release', 'resend']) {
      const answer = await browser.post(`/office/requests/AA2AA2AA/${verb}`, {});
      expect(answer.statusCode, verb).toBe(404);
    }
    expect((await browser.post('/office/requests/nonsense/hold', {})).statusCode).toBe(404);
    expect((await browser.get('/office/requests/AA2AA2AA/emails')).statusCode).toBe(404);
    expect(await trail()).toEqual([]);
  });
});

describe('an export', () => {
  test('is a file for a spreadsheet of what was chosen, for owners, and is written down', async () => {
    const { browser, add, trail } = await signedIn();
    await add({ answers: { first_name: '=1+1', service: 'skylights' } });
    await add();
    const { statusCode, headers, body } = await browser.get('/office/export.csv?service=skylights');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toMatch(/^attachment; filename="requests-\d{4}-\d\d-\d\d\.csv"$/);
    expect(headers['cache-control']).toBe('no-store, private');
    const lines = body.trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(",'=1+1,");
    expect(await trail()).toEqual([['Dana Reyes', 'exported', '1?service=skylights']]);
    expect((await browser.get('/office/people')).body).toContain('Exported 1?service=skylights');
  });

  test('cannot be set off by another page, nor by asking for its headers', async () => {
    const { office, browser, add, trail } = await signedIn();
    await add();
    for (const site of ['cross-site', 'same-site']) {
      const answer = await browser.get('/office/export.csv', { 'sec-fetch-site': site });
      expect(answer.statusCode).toBe(403);
    }
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    await office.app.inject({ method: 'HEAD', url: '/office/export.csv', headers: { cookie } });
    expect(await trail()).toEqual([]);
    for (const site of ['same-origin', 'none']) {
      const answer = await browser.get('/office/export.csv', { 'sec-fetch-site': site });
      expect(answer.statusCode).toBe(200);
    }
    expect(await trail()).toHaveLength(2);
  });
});

describe('deleting a person', () => {
  test('shows what goes, and does it when it is pressed', async () => {
    const { office, browser, add, trail } = await signedIn();
    const one = await add({ answers: { phone: '', email: 'ann@mail.example', first_name: 'Ann <b>' } });
    const other = await add({ answers: { phone: '(914) 555-0177', email: 'ANN@mail.example' } });
    const related = await add({ answers: { phone: '914-555-0177', email: 'bob@mail.example' } });
    const { body } = await browser.get(`/office/requests/${one}/forget`);
    expect(body).toContain('Ann &lt;b&gt; Lovelace');
    expect(body).toContain('Delete all 2');
    expect(body).toContain('Delete only Estimate request #1');
    expect(body).toContain(forgetWords.related);
    expect(body).toContain(forgetWords.stays);
    expect(body).not.toContain('npm run');
    const post = (fields: Record<string, string>) => browser.post(`/office/requests/${one}/forget`, fields);
    const stale = await post({ count: '1' });
    expect([stale.statusCode, stale.body.includes(forgetWords.changed)]).toEqual([409, true]);
    expect(await office.store.countLeads({})).toBe(3);
    expect((await post({ count: '2' })).headers.location).toBe('/office/held?did=deleted');
    expect((await office.store.findLeads({})).map(({ reference }) => reference)).toEqual([related]);
    expect(await office.rows('select number from forgotten order by number')).toEqual([
      { number: 1 },
      { number: 2 },
    ]);
    expect((await browser.get('/office/held?did=deleted')).body).toContain(forgetWords.done);
    expect(await trail()).toEqual([['Dana Reyes', 'deleted', 'Estimate request #1, Estimate request #2']]);
    expect((await post({ count: '2' })).statusCode).toBe(404);
    expect((await browser.get(`/office/requests/${other}/forget`)).statusCode).toBe(404);
  });

  test('can leave out everything but one', async () => {
    const { office, browser, add } = await signedIn();
    const [one, other] = [await add(), await add()];
    await browser.post(`/office/requests/${one}/forget`, { only: 'yes', count: '2' });
    expect((await office.store.findLeads({})).map(({ reference }) => reference)).toEqual([other]);
  });
});
