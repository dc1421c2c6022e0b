import { expect, test } from 'vitest';
import type { Case } from '../store/leads.ts';
import { type BusinessMinutes, byTheClock, figuresOf as figuresAt } from './figures.ts';

const at = new Date('2026-11-21T09:00:00Z');
const later = (minutes: number) => new Date(at.getTime() + minutes * 60_000);

const figuresOf = (cases: Case[], businessMinutes: BusinessMinutes) =>
  figuresAt(cases, businessMinutes, later(24 * 60));

function newCase(change: Partial<Case> = {}): Case {
  return {
    service: 'painting',
    referrer: '',
    utm_source: '',
    click_id: '',
    status: 'new',
    createdAt: at,
    claimedAt: null,
    contactedAt: null,
    promisedBy: null,
    priority: 'normal',
    lostReason: null,
    ...change,
  };
}

const times = (count: number, change: (index: number) => Partial<Case>) =>
  Array.from({ length: count }, (_, index) => newCase(change(index)));

test('a few cases are listed, the shortest first', () => {
  const cases = [
    newCase({ claimedAt: later(30), contactedAt: later(70) }),
    newCase({ claimedAt: later(5) }),
    newCase(),
  ];
  expect(figuresOf(cases, byTheClock)).toMatchObject({
    received: 3,
    toClaim: { few: [5, 30] },
    fromClaimToContact: { few: [40] },
    toContact: { few: [70] },
    openWithoutContact: 2,
  });
});

test('ten cases have a median and a 90th percentile', () => {
  const nine = times(9, (index) => ({ claimedAt: later(9 - index) }));
  expect(figuresOf(nine, byTheClock).toClaim).toEqual({ few: [1, 2, 3, 4, 5, 6, 7, 8, 9] });
  const ten = [...nine, newCase({ claimedAt: later(1000) })];
  expect(figuresOf(ten, byTheClock).toClaim).toEqual({ cases: 10, median: 5, nineOfTen: 9, slowest: 1000 });
});

test('minutes come from the given calendar', () => {
  const spans: [Date, Date][] = [];
  const businessMinutes: BusinessMinutes = (from, to) => {
    spans.push([from, to]);
    return 7.4;
  };
  const { toContact } = figuresOf([newCase({ contactedAt: later(900) })], businessMinutes);
  expect(toContact).toEqual({ few: [7] });
  expect(spans).toContainEqual([at, later(900)]);
});

test('a claim after the contact gives no time', () => {
  const taken = newCase({ claimedAt: later(90), contactedAt: later(20) });
  expect(figuresOf([taken], byTheClock)).toMatchObject({
    fromClaimToContact: { few: [] },
    toContact: { few: [20] },
  });
});

test('new and claimed leads are open without contact', () => {
  const statuses = ['new', 'claimed', 'quoted', 'won', 'lost', 'closed'] as const;
  const cases = statuses.map((status) => newCase({ status }));
  expect(figuresOf(cases, byTheClock).openWithoutContact).toBe(2);
});

test('won and lost leads are counted by service and source', () => {
  const cases = [
    ...times(9, () => ({
      status: 'won',
      service: 'painting',
      utm_source: 'flyer',
      referrer: 'search.example',
    })),
    ...times(3, () => ({ status: 'lost', service: 'painting', referrer: 'search.example' })),
    ...times(2, () => ({ status: 'lost', service: null })),
    newCase({
      status: 'won',
      service: null,
      click_id: 'gclid=1',
      utm_source: 'flyer',
      referrer: 'google.com',
    }),
    ...times(5, () => ({ status: 'closed', service: 'exterior' })),
  ];
  const { byService, bySource } = figuresOf(cases, byTheClock);
  expect(byService).toEqual([
    { name: 'painting', won: 9, lost: 3, wonPercent: 75 },
    { name: null, won: 1, lost: 2 },
  ]);
  expect(bySource).toEqual([
    { name: 'flyer', won: 9, lost: 0 },
    { name: 'search.example', won: 0, lost: 3 },
    { name: null, won: 0, lost: 2 },
    { name: 'Google ad', won: 1, lost: 0 },
  ]);
});

test('a promise is kept or broken by the first contact, or by its time', () => {
  const promised = (change: Partial<Case>) => newCase({ promisedBy: later(120), ...change });
  const cases = [
    promised({ contactedAt: later(120) }),
    promised({ contactedAt: later(121) }),
    promised({ claimedAt: later(5), status: 'claimed' }),
    // Nothing was promised; no call was needed; its time has not come.
    newCase({ contactedAt: later(5) }),
    promised({ status: 'closed' }),
    newCase({ promisedBy: later(25 * 60) }),
  ];
  expect(figuresOf(cases, byTheClock).promises).toEqual({ kept: 1, of: 3 });
});

test('emergencies are counted apart, by the clock', () => {
  const never: BusinessMinutes = () => 0;
  const urgent = newCase({ priority: 'urgent', claimedAt: later(8), contactedAt: later(9), status: 'won' });
  const { received, toClaim, emergencies, byService } = figuresOf([urgent, newCase()], never);
  expect([received, toClaim]).toEqual([1, { few: [] }]);
  expect(emergencies).toMatchObject({ received: 1, toClaim: { few: [8] }, toContact: { few: [9] } });
  expect(byService).toEqual([{ name: 'painting', won: 1, lost: 0 }]);
});

test('reasons for losing are counted regardless of spelling', () => {
  const lost = (lostReason: string | null) => newCase({ status: 'lost', lostReason });
  const cases = [
    ...['Too far away', 'too dear', 'Too dear. ', 'TOO DEAR'].map(lost),
    lost(null),
    newCase({ status: 'won', lostReason: 'too dear' }),
  ];
  expect(figuresOf(cases, byTheClock).lostReasons).toEqual([
    { reason: 'TOO DEAR', count: 3 },
    { reason: 'Too far away', count: 1 },
    { reason: null, count: 1 },
  ]);
});
