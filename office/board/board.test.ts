import { describe, expect, test } from 'vitest';
import { officeMail } from '../../messages/en/mails/office.ts';
import { officeBoard as words } from '../../messages/en/office-board.ts';
import { officeNotices as noticeWords } from '../../messages/en/office-notices.ts';
import { STORM_SETTING } from '../../server/calendar/office-hours.ts';
import { eventually } from '../../server/testing/eventually.ts';
import { deliveriesOf, HELD, recordLead, TEST } from '../../server/testing/leads.ts';
import { openBrowser, startOffice } from '../../server/testing/office.ts';
import { MESSAGE_ANSWERS } from '../../server/testing/requests.ts';
import { PAGE } from './board.ts';

/** A Monday, at ten in the office. */
const NOW = new Date('2026-11-23T15:00:00Z');
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);

const URGENT = { level: 'urgent' as const, rules: ['no-heat' as const] };
const DANGER = { level: 'danger' as const, rules: ['gas' as const] };
const LEE = { email: 'lee@oakhand.example', name: 'Lee Moss', role: 'office' as const };

async function openBoard(settings: Record<string, string> = {}) {
  const office = await startOffice({ settings, overrides: { clock: () => NOW, calendarInterval: 20 } });
  const dana = await office.invite();
  const browser = openBrowser(office.app);
  await browser.signIn(office);
  const show = async (path = '/office') => {
    const { statusCode, body } = await browser.get(path);
    expect(statusCode, path).toBe(200);
    return body;
  };
  const add = (given: Omit<Parameters<typeof recordLead>[1], 'at'> & { at?: Date } = {}) =>
    recordLead(office.store, { at: ago(14), ...given });
  return { office, browser, dana, show, add };
}

/** The references of the cards on a page, in their order. */
const cardsOn = (html: string) => [...html.matchAll(/data-live="(\w+)"/g)].map(([, reference]) => reference);

/** The part of a page about one lead. */
const card = (html: string, reference: string) =>
  html.split('<li ').find((part) => part.includes(`data-live="${reference}"`)) ?? '';

const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

describe('what waits', () => {
  test('stands in its order: danger, what is urgent, and then the longest waiting', async () => {
    const { show, add } = await openBoard();
    const old = await add({ at: ago(50) });
    const fresh = await add({ at: ago(3) });
    const urgent = await add({ urgency: URGENT, at: ago(40) });
    const danger = await add({ urgency: DANGER, at: ago(1) });
    await add({ spam: HELD });
    const html = await show();
    expect(cardsOn(html)).toEqual([danger, urgent, old, fresh]);
    expect(textOf(html)).toContain('4 waiting, the longest 50 min');
    expect(textOf(html)).toMatch(/Waiting 4 Mine 0 All Held 1/);
    expect(card(html, danger)).toContain('DANGER');
    expect(card(html, old)).toContain(`action="/office/requests/${old}/claim"`);
    expect(html).toContain('<meta http-equiv="refresh" content="60"/>');
  });

  test('says what was asked for, by whom, for how long, and by when an answer was promised', async () => {
    const { show, add } = await openBoard();
    const description = 'The sink\u202E in <Rye Brook> drips.\nSince Monday.';
    const one = await add({
      answers: { description, service: 'tile and masonry' },
      promisedBy: new Date(NOW.getTime() + 22 * 60_000),
    });
    // Where no services are offered, none is asked for.
    const plain = await add({ answers: { service: null } });
    const message = await add({
      form: 'contact',
      answers: { ...MESSAGE_ANSWERS, first_name: '', last_name: '' },
      at: ago(60 * 36),
      promisedBy: ago(5),
    });
    const html = await show();
    const first = textOf(card(html, one));
    expect(first).toContain('#1 14 min 9:46 a.m. Tile and masonry Ada Lovelace, Rye Brook');
    expect(textOf(card(html, plain))).toContain('#2 14 min 9:46 a.m. Estimate request Ada Lovelace');
    expect(first).toContain('The sink&lt;U+202E&gt; in &lt;Rye Brook&gt; drips. Since Monday.');
    expect(first).toContain('by 10:22 a.m., 22 min left');
    const second = textOf(card(html, message));
    // From when it came on Saturday night on, only today's two hours count.
    expect(second).toContain(`#1 2 h open Sat 10 p.m. ${officeMail.contact.name} ${words.noName}`);
    expect(second).toContain('late: promised by 9:55 a.m.');
    expect(textOf(html)).toContain('3 waiting, the longest 2 h open');
  });

  test('without a phone is not called, and has its email on paper', async () => {
    const { show, add } = await openBoard();
    const one = await add({ answers: { phone: '', email: 'ada@customer.example' } });
    const html = await show();
    expect(card(html, one)).toContain(words.claimWithoutPhone);
    expect(html).toMatch(/<table[\s\S]*ada@customer\.example/);
  });

  test('is told apart from what was claimed, and what is to be called back', async () => {
    const { office, dana, show, add } = await openBoard();
    const lee = (await office.store.inviteUser(LEE, { by: null, at: NOW }))?.id ?? '';
    const [claimed, called, quoted] = [await add(), await add(), await add()];
    const by = (user: string) => ({ user, via: 'office' as const, at: ago(5) });
    await office.store.claim(claimed, by(lee));
    await office.store.recordOutcome(called, { outcome: 'reached' }, by(lee));
    await office.store.setStatus(quoted, { status: 'quoted' }, by(dana));
    await office.store.claim(quoted, by(dana));
    await office.store.remind(quoted, new Date(NOW.getTime() + 60 * 60_000), by(dana));
    const html = await show();
    expect(cardsOn(html)).toEqual([quoted, claimed]);
    expect(card(html, claimed)).toContain('title="In hand: Lee Moss">LM</abbr>');
    expect(card(html, claimed)).not.toContain('<button');
    expect(textOf(card(html, quoted))).toContain('Call back 11 a.m.');
    expect(textOf(html)).toContain(`${words.nobodyWaits} The last request came`);
    const mine = await show('/office/mine');
    expect(cardsOn(mine)).toEqual([quoted]);
    expect(textOf(mine)).toContain(words.callBack);
  });

  test('goes on upon the next page, once each, also when more than a page of it is urgent', async () => {
    const { show, add } = await openBoard();
    const expected: string[] = [];
    for (let count = 0; count < PAGE + 2; count++)
      expected.push(await add({ urgency: URGENT, at: ago(90 - count) }));
    const normal = [await add({ at: ago(200) }), await add({ at: ago(7) })];
    const danger = await add({ urgency: DANGER, at: ago(1) });
    const pages = [];
    for (let path: string | undefined = '/office'; path; ) {
      const html = await show(path);
      pages.push(cardsOn(html));
      path = /href="(\/office\?after=\w+)"/.exec(html)?.[1];
    }
    expect(pages.map((cards) => cards.length)).toEqual([PAGE, 5]);
    expect(pages.flat()).toEqual([danger, ...expected, ...normal]);
    // Whose lead is gone begins at the start.
    expect(cardsOn(await show('/office?after=AA2AA2AA'))).toEqual(pages[0]);
  });

  test('tells something where nobody does', async () => {
    const { office, show, add } = await openBoard();
    const main = async () => textOf(await show());
    expect(await main()).toContain(words.nothingYet);
    const one = await add({ at: ago(60) });
    const author = { user: null, via: 'cli' as const, at: ago(51) };
    await office.store.claim(one, author);
    expect(await main()).toContain('The last request came 1 h ago.');
    await office.store.recordOutcome(one, { outcome: 'reached' }, author);
    expect(await main()).toContain(
      'Nobody is waiting. The last request came 1 h ago and was answered in 9 min.',
    );
    expect(textOf(await show('/office/mine'))).toContain(words.nothingMine);
    expect(textOf(await show('/office/held'))).toContain(words.nothingHeld);
  });
});

test('the last automatic test is told of in a line, and is in no list', async () => {
  const { office, show } = await openBoard({ CANARY_EMAIL: 'test@check.example' });
  const deliveries = [{ kind: 'office-mail' as const, messageId: '<test@us.example>' }];
  await recordLead(office.store, { ...TEST, at: ago(8), deliveries });
  await eventually(async () =>
    expect(textOf(await show())).toContain('Automatic test #1, 9:52 a.m.: its emails have left.'),
  );
  expect(cardsOn(await show('/office/all'))).toEqual([]);
  expect(textOf(await show())).toContain(words.nothingYet);
});

describe('the list of all', () => {
  test('shows the newest first, and what was chosen', async () => {
    const { office, show, add } = await openBoard();
    const monday = await add({ at: ago(30), answers: { service: 'skylights' } });
    const sunday = await add({ at: ago(60 * 24), urgency: URGENT });
    const message = await add({ form: 'contact', answers: MESSAGE_ANSWERS, at: ago(60 * 24 * 3) });
    await office.store.setStatus(sunday, { status: 'won' }, { user: null, via: 'cli', at: NOW });
    const listed = async (query: string) => cardsOn(await show(`/office/all${query}`));
    expect(await listed('')).toEqual([monday, sunday, message]);
    expect(await listed('?status=won')).toEqual([sunday]);
    expect(await listed('?service=skylights')).toEqual([monday]);
    expect(await listed('?service=messages')).toEqual([message]);
    expect(await listed('?urgent=yes')).toEqual([sunday]);
    expect(await listed('?since=2026-11-22')).toEqual([monday, sunday]);
    expect(await listed('?since=2026-11-22&before=2026-11-23')).toEqual([sunday]);
    expect(await listed('?status=nonsense&since=yesterday&service=&before=2026-13-01')).toHaveLength(3);
    expect(await listed('?status=lost')).toEqual([]);
    const html = await show('/office/all?status=won&urgent=yes');
    expect(textOf(html)).toContain('Filter (2 on)');
    expect(html).toContain('<option value="won" selected="">');
    expect(html).toContain('href="/office/export.csv?status=won&amp;urgent=yes"');
    // Somebody may be about to choose something.
    expect(html).not.toContain('http-equiv="refresh"');
  });

  test('goes on upon the next page with what was chosen', async () => {
    const { show, add } = await openBoard();
    const all: string[] = [];
    for (let count = 0; count < PAGE + 1; count++) all.unshift(await add({ at: ago(100 - count) }));
    const first = await show('/office/all?status=new');
    const [, next = ''] = /href="(\/office\/all\?status=new&amp;after=\w+)"/.exec(first) ?? [];
    const second = await show(next.replace('&amp;', '&'));
    expect([...cardsOn(first), ...cardsOn(second)]).toEqual(all);
    expect(textOf(first)).toContain(`${PAGE + 1} found`);
  });
});

describe('what everybody should know', () => {
  test('is that something held looks urgent', async () => {
    const { show, add } = await openBoard();
    expect(await show()).not.toContain(noticeWords.title);
    const deliveries = ['office-mail' as const, 'customer-mail' as const].map((kind) => ({
      kind,
      messageId: `<${kind}@us.example>`,
    }));
    const held = await add({ spam: HELD, urgency: URGENT, deliveries });
    await add({ spam: HELD });
    expect(textOf(await show())).toContain('1 held, and looks urgent: look at it now');
    const html = await show('/office/held');
    expect(cardsOn(html)[0]).toBe(held);
    expect(textOf(card(html, held))).toContain('Held because the text is little but links');
  });

  test('is that no mail goes out', async () => {
    const { office, show, add } = await openBoard();
    const reference = await add({ at: ago(45) });
    const states = async () => (await deliveriesOf(office.store, reference)).map(({ state }) => state);
    await eventually(async () => expect(await states()).toEqual(['sent']));
    const due = ago(45).toISOString();
    await office.rows(
      `update deliveries set state = 'pending', attempts = 0, leased_until = '2030', next_attempt_at = '${due}'`,
    );
    expect(textOf(await show())).toContain('Email to the office has not gone out for 45 min.');
  });

  test('is that a storm is on, until when, and what visitors read', async () => {
    const { office, show } = await openBoard();
    const until = new Date(NOW.getTime() + 24 * 60 * 60_000);
    const value = JSON.stringify({ until, words: 'Roofs <first>.', factor: 2 });
    await office.store.saveSetting({ name: STORM_SETTING, value, changedBy: 'test', changedAt: NOW });
    await eventually(async () =>
      expect(textOf(await show())).toContain(
        'Storm mode is on until Tue 10 a.m. The website says: “Roofs &lt;first&gt;.”',
      ),
    );
  });
});
