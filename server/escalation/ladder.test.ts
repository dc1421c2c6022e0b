import { describe, expect, test } from 'vitest';
import { CLOSED, calendarOf, closedOn, USUAL } from '../calendar/testing/hours.ts';
import { type LadderRules, nextStep, type Situation } from './ladder.ts';

const MINUTE = 60_000;
const MINUTES = {
  first: 15,
  second: 60,
  beforePromise: 15,
  claimed: 30,
  urgent: { first: 5, every: 15, until: 135, claimed: 10 },
};

const calendar = calendarOf(USUAL);

const RULES: LadderRules = {
  minutes: MINUTES,
  factor: 1,
  afterOfficeMinutes: (at, minutes) => calendar.addBusinessMinutes(at, minutes),
};

/** Monday, on the office's clock. */
const on = (time: string, day = '2026-11-23') => new Date(`${day}T${time}:00-05:00`);

/** Came on Monday at ten, with a promise for noon. */
const LEAD: Situation = {
  priority: 'normal',
  status: 'new',
  waitingSince: on('10:00'),
  promisedBy: on('12:00'),
  claimedAt: null,
  contactedAt: null,
  isHeld: false,
  lastSentAt: null,
};

const claimedAt = (time: string, change: Partial<Situation> = {}): Partial<Situation> => ({
  status: 'claimed',
  claimedAt: on(time),
  ...change,
});
const sent = (time: string) => ({ lastSentAt: on(time) });
const wait = (until: Date | null) => ({ wait: until });
const ring = (step: string, ...to: string[]) => ({ ring: { step, to } });

type Case = [what: string, change: Partial<Situation>, at: string, decision: object];

const URGENT = { priority: 'urgent' } as const;

const cases: Case[] = [
  ['has just come', {}, '10:00', wait(on('10:15'))],
  ['has waited for its first moment', {}, '10:15', ring('unclaimed', 'everyone')],
  ['was told of once', sent('10:15'), '10:16', wait(on('11:00'))],
  ['has waited for an hour', sent('10:15'), '11:00', ring('unclaimed', 'everyone')],
  ['was told of twice', sent('11:00'), '11:01', wait(on('11:45'))],
  ['has its promise at risk', sent('11:00'), '11:45', ring('promise', 'owners')],
  ['was told of three times', sent('11:45'), '11:46', wait(null)],
  ['waited while no server ran', {}, '11:50', ring('promise', 'everyone', 'owners')],
  ['waited while no server ran, in part', sent('10:15'), '11:50', ring('promise', 'everyone', 'owners')],
  ['was promised nothing', { promisedBy: null, ...sent('11:00') }, '11:00', wait(null)],
  [
    'was promised for so soon that the second moment would come after the last',
    { promisedBy: on('11:00'), ...sent('10:15') },
    '10:20',
    wait(on('10:45')),
  ],
  [
    'is told of to everyone then',
    { promisedBy: on('11:00'), ...sent('10:15') },
    '10:45',
    ring('promise', 'owners', 'everyone'),
  ],
  [
    'was released when its promise was over',
    { waitingSince: on('13:00'), ...sent('13:15') },
    '13:15',
    wait(on('14:00')),
  ],
  ['is held', { isHeld: true }, '10:15', wait(null)],
  ['is held and sounds urgent', { isHeld: true, ...URGENT }, '10:05', ring('unclaimed', 'everyone')],

  ['was claimed before anyone was told', claimedAt('10:10'), '10:15', wait(on('10:40'))],
  ['was claimed without an outcome', claimedAt('10:10'), '10:40', ring('unfinished', 'claimer')],
  ['was claimed, and its claimer told', claimedAt('10:10', sent('10:40')), '10:41', wait(on('11:10'))],
  ['was claimed and forgotten', claimedAt('10:10', sent('10:40')), '11:10', ring('forgotten', 'everyone')],
  ['was claimed, and everyone told', claimedAt('10:10', sent('11:10')), '11:11', wait(on('11:45'))],
  [
    'was claimed, with its promise at risk',
    claimedAt('10:10', sent('11:10')),
    '11:45',
    ring('promise', 'owners'),
  ],
  ['was claimed, and told of all', claimedAt('10:10', sent('11:45')), '12:30', wait(null)],
  ['was claimed shortly before its promise is at risk', claimedAt('11:40'), '11:45', wait(on('12:10'))],
  ['was claimed then, and is late', claimedAt('11:40'), '12:10', ring('promise', 'claimer', 'owners')],
  [
    'was claimed after the last moment',
    claimedAt('12:30', sent('11:45')),
    '13:00',
    ring('unfinished', 'claimer'),
  ],
  [
    'was claimed on Saturday',
    claimedAt('10:00', { claimedAt: on('11:50', '2026-11-28') }),
    '10:00',
    wait(on('08:20', '2026-11-30')),
  ],

  ['was unclaimed', { waitingSince: on('13:00'), ...sent('12:40') }, '13:00', wait(on('13:15'))],
  ['was answered', { contactedAt: on('10:05') }, '10:15', wait(null)],
  ['was answered and claimed', claimedAt('10:04', { contactedAt: on('10:05') }), '12:00', wait(null)],
  ...(['quoted', 'won', 'lost', 'closed'] as const).map(
    (status): Case => [`is ${status}`, { status }, '12:00', wait(null)],
  ),

  ['sounds urgent', URGENT, '10:00', wait(on('10:05'))],
  ['sounds urgent, told once', { ...URGENT, ...sent('10:05') }, '10:06', wait(on('10:15'))],
  ['sounds urgent, told twice', { ...URGENT, ...sent('10:15') }, '10:16', wait(on('10:30'))],
  [
    'sounds dangerous, told after two hours',
    { priority: 'danger', ...sent('12:00') },
    '12:01',
    wait(on('12:15')),
  ],
  ['sounds urgent, told as long as that lasts', { ...URGENT, ...sent('12:15') }, '12:16', wait(null)],
  ['sounds urgent and is claimed', claimedAt('10:10', URGENT), '10:15', wait(on('10:20'))],
  [
    'sounds urgent, claimed without an outcome',
    claimedAt('10:10', URGENT),
    '10:20',
    ring('unfinished', 'claimer'),
  ],
  [
    'sounds urgent, claimed and forgotten',
    claimedAt('10:10', { ...URGENT, ...sent('10:20') }),
    '10:30',
    ring('forgotten', 'everyone'),
  ],
  ['was urgent and is not, after its first moment', sent('10:05'), '10:06', wait(on('10:15'))],
];

describe('a request that', () => {
  test.each(cases)('%s', (_what, change, at, decision) => {
    expect(nextStep({ ...LEAD, ...change }, on(at), RULES)).toEqual(decision);
  });
});

test('at night an emergency counts by the clock, and by the office’s minutes in the morning', () => {
  const lead = { ...LEAD, ...URGENT, waitingSince: on('02:00'), promisedBy: null };
  const moments: string[] = [];
  let lastSentAt: Date | null = null;
  for (let at: Date | null = lead.waitingSince; at; ) {
    const decision = nextStep({ ...lead, lastSentAt }, at, RULES);
    if ('ring' in decision) {
      lastSentAt = at;
      moments.push(
        new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'America/New_York' }).format(at),
      );
    } else at = decision.wait;
  }
  expect(moments.join(' ')).toBe('02:05 02:15 02:30 02:45 03:00 03:15 03:30 03:45 04:00 04:15 08:15 09:00');
});

test('over a weekend and a holiday nothing but an emergency is told of', () => {
  const closed = calendarOf(USUAL, { exceptions: closedOn('2026-11-30') });
  const rules = { ...RULES, afterOfficeMinutes: closed.addBusinessMinutes };
  const lead = { ...LEAD, waitingSince: on('11:50', '2026-11-28'), promisedBy: null };
  expect(nextStep(lead, lead.waitingSince, rules)).toEqual(wait(on('08:05', '2026-12-01')));
});

test('of an office that never opens it is asked again each day, and an emergency is told of', () => {
  const rules = { ...RULES, afterOfficeMinutes: calendarOf(CLOSED).addBusinessMinutes };
  const lead = { ...LEAD, promisedBy: null };
  const tomorrow = (time: string) => wait(on(time, '2026-11-24'));
  expect(nextStep(lead, on('10:00'), rules)).toEqual(tomorrow('10:00'));
  expect(nextStep({ ...lead, ...claimedAt('10:00') }, on('10:10'), rules)).toEqual(tomorrow('10:10'));
  expect(nextStep({ ...lead, ...URGENT }, on('10:05'), rules)).toEqual(ring('unclaimed', 'everyone'));
});

test('a storm makes the office’s minutes longer, and an emergency waits no longer for it', () => {
  const rules = { ...RULES, factor: 3 };
  const lead = { ...LEAD, promisedBy: null };
  expect(nextStep(lead, on('10:00'), rules)).toEqual(wait(on('10:45')));
  expect(nextStep({ ...lead, ...URGENT }, on('10:00'), rules)).toEqual(wait(on('10:05')));
});

test('a pager is not called for one person alone', () => {
  const rules = { ...RULES, omit: 'unfinished' as const };
  const lead = { ...LEAD, ...claimedAt('10:10') };
  expect(nextStep(lead, on('10:40'), rules)).toEqual(wait(on('11:10')));
  expect(nextStep(lead, on('11:10'), rules)).toEqual(ring('forgotten', 'everyone'));
});

test('a minute after each step nothing is owed, whenever it was looked at', () => {
  for (const priority of ['normal', 'urgent'] as const) {
    for (let late = 0; late < 200; late++) {
      const at = new Date(LEAD.waitingSince.getTime() + late * MINUTE);
      const decision = nextStep({ ...LEAD, priority }, at, RULES);
      if (!('ring' in decision)) continue;
      const next = nextStep({ ...LEAD, priority, lastSentAt: at }, at, RULES);
      expect('wait' in next && (next.wait === null || next.wait > at), `${priority} ${late}`).toBe(true);
    }
  }
});
