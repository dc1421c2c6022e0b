import { describe, expect } from 'vitest';
import { FORMS } from '../../contract/lead.ts';
import { deliveriesOf, HELD } from '../testing/leads.ts';
import { MESSAGE_ANSWERS, NO_PROGRESS, UNSUSPECTED } from '../testing/requests.ts';
import { describeCanaries } from './canaries.contract.ts';
import { describeClock } from './clock.contract.ts';
import { describeDeliveries } from './deliveries.contract.ts';
import { describeEscalations } from './escalations.contract.ts';
import { describeLeadChanges } from './lead-changes.contract.ts';
import { describeLeads } from './leads.contract.ts';
import { describeOffice } from './office.contract.ts';
import { describePhotos } from './photos.contract.ts';
import { describeSignIn } from './sign-in.contract.ts';
import type { CaptchaVerdict } from './store.ts';
import {
  AT,
  DAYS,
  later,
  leadWith,
  lease,
  leaseOne,
  newLead,
  type OpenTwice,
  record,
  storeTest,
} from './testing/contract.ts';
import { describeWebsite } from './website.contract.ts';

const verified = (id: string): CaptchaVerdict => ({
  captcha: 'verified',
  challenge: { id, expiresAt: later(60) },
});
const EXPIRED: CaptchaVerdict = { captcha: 'unverified', problem: 'expired' };

/** What every store does, whichever engine is behind it. `openTwice` opens an empty one for two servers. */
export function describeStore(engine: string, openTwice: OpenTwice) {
  describe(engine, () => {
    describeRecording(openTwice);
    describeDeliveries(openTwice);
    describeLeads(openTwice);
    describeLeadChanges(openTwice);
    describeOffice(openTwice);
    describeEscalations(openTwice);
    describeCanaries(openTwice);
    describeClock(openTwice);
    describeSignIn(openTwice);
    describeWebsite(openTwice);
    describePhotos(openTwice);
  });
}

function describeRecording(openTwice: OpenTwice) {
  const test = storeTest(openTwice);

  test('several servers share one store: its keys, its numbers and its deliveries', async ({
    store,
    other,
  }) => {
    const both = [store, other, store, other];
    const same = await Promise.all(both.map((one) => one.recordLead(newLead({ key: 'same' }))));
    expect(new Set(same.map(({ reference }) => reference)).size).toBe(1);
    const others = await Promise.all(both.map((one) => one.recordLead(newLead())));
    expect(others.map(({ number }) => number).sort()).toEqual([2, 3, 4, 5]);

    const leased = await Promise.all(
      Array.from({ length: 12 }, (_, turn) => leaseOne(turn % 2 ? store : other, later(1))),
    );
    const ids = leased.flatMap((delivery) => delivery?.id ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    for (let more = ids.length; more < 6; more++) await leaseOne(store, later(1));
    expect(await leaseOne(other, later(1))).toBeUndefined();
  });

  test('a closed store takes nothing', async ({ store }) => {
    await store.check(AT);
    await store.close();
    await expect(store.recordLead(newLead())).rejects.toThrow();
    await expect(store.check(AT)).rejects.toThrow();
  });

  describe('a lead', () => {
    test('has a number of its form, without a gap, and a reference of its own', async ({ store }) => {
      const forms = ['estimate', 'contact', 'estimate', 'contact', 'estimate'] as const;
      const recorded = await Promise.all(forms.map((form) => store.recordLead(newLead({ form }))));
      expect(recorded.map(({ number }) => number)).toEqual([1, 1, 2, 2, 3]);
      expect(new Set(recorded.map(({ reference }) => reference)).size).toBe(5);
    });

    test.for(FORMS)('with a known key gets the first answer for a day (%s)', async (form, { store }) => {
      await store.recordLead(newLead({ form: form === 'contact' ? 'estimate' : 'contact', key: 'k' }));
      const { answers } = newLead({ form });
      const find = (change: object = {}, minutes = 0) =>
        store.findLead({ form, key: 'k', answers: { ...answers, ...change }, at: later(minutes) });
      expect(await find()).toBeUndefined();

      const { reference, number } = await store.recordLead(newLead({ form, key: 'k' }));
      const nothing = { promisedBy: null, heldBecause: null, spamScore: 0 };
      const answer = { reference, number, repeated: true, ...nothing };
      expect(await store.recordLead(newLead({ form, key: 'k', at: later(60) }))).toEqual(answer);
      expect(await find({}, DAYS)).toEqual(answer);
      expect(await find({}, DAYS + 1)).toBeUndefined();
      for (const field of Object.keys(answers)) {
        expect(await find({ [field]: 'other' })).toMatchObject({ conflicts: true });
      }
      const changed = newLead({ form, key: 'k', answers: { ...answers, phone: '' } });
      expect(await store.recordLead(changed)).toMatchObject({ repeated: true, conflicts: true });
      // None of the repeats used up a number.
      const next = await store.recordLead(newLead({ form, key: 'k', at: later(DAYS + 1) }));
      expect(next).toMatchObject({ number: 2, repeated: false });
    });

    test('keeps the promised time, which a repeat returns again', async ({ store }) => {
      const promisedBy = later(120);
      const lead = newLead({ key: 'k', promisedBy });
      const { reference } = await store.recordLead(lead);
      const again = await store.recordLead(newLead({ key: 'k', promisedBy: later(600) }));
      expect(again).toMatchObject({ repeated: true, promisedBy });
      expect(await store.findLead(lead)).toMatchObject({ promisedBy });
      expect(await leadWith(store, reference)).toMatchObject({ promisedBy });
      expect((await lease(store)).about).toMatchObject({ promisedBy });
    });

    test('that is held says so, also when it comes again', async ({ store }) => {
      const held = { heldBecause: 'expired', spamScore: HELD.score };
      const lead = newLead({ key: 'k', spam: HELD, verdict: EXPIRED });
      expect(await store.recordLead(lead)).toMatchObject({ repeated: false, ...held });
      expect(await store.recordLead(newLead({ key: 'k' }))).toMatchObject({ repeated: true, ...held });
    });

    test('is stored with all its mails and its challenge, or not at all', async ({ store }) => {
      const taken = newLead();
      await store.recordLead(taken);
      const verdict = verified('challenge');
      const broken = newLead({ verdict, deliveries: [...newLead().deliveries, ...taken.deliveries] });
      await expect(store.recordLead(broken)).rejects.toThrow();
      const next = await store.recordLead(newLead({ id: broken.id, verdict }));
      expect(next).toMatchObject({ number: 2, heldBecause: null });
    });
  });

  describe('what arrives at the same moment', () => {
    test('is stored although one of it cannot be, and without a gap', async ({ store }) => {
      const taken = newLead();
      await store.recordLead(taken);
      const broken = newLead({ deliveries: taken.deliveries });
      const arrived = [newLead(), broken, newLead({ form: 'contact' }), newLead()];
      expect(await Promise.allSettled(arrived.map((one) => store.recordLead(one)))).toMatchObject([
        { value: { number: 2 } },
        { reason: expect.any(Error) },
        { value: { number: 1 } },
        { value: { number: 3 } },
      ]);
    });

    test('is stored once for each key, however many come', async ({ store }) => {
      const leads = Array.from({ length: 250 }, (_, index) => newLead({ key: `key ${index % 5}` }));
      const answers = await Promise.all(leads.map((one) => store.recordLead(one)));
      expect(new Set(answers.map(({ reference }) => reference)).size).toBe(5);
      expect(answers.filter(({ repeated }) => !repeated)).toHaveLength(5);
      expect(Math.max(...answers.map(({ number }) => number))).toBe(5);
    });
  });

  describe('a captcha', () => {
    test('is redeemed once: the next lead with its challenge is held', async ({ store }) => {
      const heldBecause = async (id: string) =>
        (await store.recordLead(newLead({ verdict: verified(id) }))).heldBecause;
      const same = await Promise.all([1, 2, 3].map(() => heldBecause('challenge')));
      expect(same.sort()).toEqual([null, 'used', 'used']);
      expect(await heldBecause('another')).toBeNull();
    });

    test('that is not passed holds the confirmation, and the office gets its mail', async ({ store }) => {
      const reference = await record(store, { form: 'contact', verdict: EXPIRED });
      const leased = await lease(store);
      expect(leased.kind).toBe('office-mail');
      expect(leased.about).toEqual({
        form: 'contact',
        id: expect.any(String),
        number: 1,
        reference,
        ...MESSAGE_ANSWERS,
        ...UNSUSPECTED.origin,
        ...NO_PROGRESS,
        spamScore: 0,
        spamReasons: '',
        captcha: 'unverified',
        heldBecause: 'expired',
        emailRefused: null,
        priority: 'normal',
        priorityRules: '',
        createdAt: AT,
        waitingSince: AT,
        promisedBy: null,
        promiseMissedAt: null,
        sent_phone: null,
        sent_email: null,
        sent_description: null,
        wishedTimes: null,
        visit: null,
        canary: false,
      });
      expect(await leaseOne(store, later(1))).toBeUndefined();
      expect(await deliveriesOf(store, reference)).toMatchObject([
        { kind: 'office-mail', state: 'pending' },
        { kind: 'customer-mail', state: 'held', attempts: 0 },
      ]);
    });
  });

  test('one person gets one confirmation a day, whatever follows the plus in the address', async ({
    store,
  }) => {
    const confirmationsTo = async (email: string) => {
      const reference = await record(store, { answers: { ...MESSAGE_ANSWERS, email } });
      return (await deliveriesOf(store, reference)).filter(({ kind }) => kind === 'customer-mail').length;
    };
    expect(await confirmationsTo('ada+1@customer.example')).toBe(1);
    for (const email of ['ada+2@customer.example', 'Ada@Customer.example', 'ada+a+b@customer.example']) {
      expect(await confirmationsTo(email)).toBe(0);
    }
    for (const email of ['a.da@customer.example', 'ada@customer.example.org', '+ada@customer.example']) {
      expect(await confirmationsTo(email)).toBe(1);
    }
  });
}
