import { describe, expect, test } from 'vitest';
import { SESSION_LIFETIME } from './sessions.ts';
import {
  CODE_LIFETIME,
  type CodeRequest,
  MOST_CODES,
  MOST_STRANGE_CODES,
  MOST_TRIES,
  PRINTED_CODE_LIFETIME,
  type SignInAttempt,
} from './sign-ins.ts';
import type { Store } from './store.ts';
import { leaseOne } from './testing/lease.ts';

const at = new Date('2026-11-21T09:00:00Z');
const after = (milliseconds: number) => new Date(at.getTime() + milliseconds);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const byCommand = { by: null, at };
const DANA = { email: 'dana@oakhand.example', name: 'Dana Reyes' };

let made = 0;

/** What a browser sends that asks for a code. */
function request(change: Partial<CodeRequest> = {}): CodeRequest {
  const id = `code-${++made}`;
  return {
    email: DANA.email,
    browserHash: 'browser',
    network: 'network',
    codeHash: 'code',
    mail: {
      id,
      messageId: `<${id}@us.example>`,
      notice: { kind: 'sign-in-code', code: 'KD4RW7', device: 'Firefox on Linux' },
    },
    at,
    ...change,
  };
}

/** The right code from the browser that asked for it. */
function attempt(change: Partial<SignInAttempt> = {}): SignInAttempt {
  const id = `notice-${++made}`;
  return {
    browserHash: 'browser',
    network: 'network',
    codeHash: 'code',
    printedCodeHash: 'no printed code',
    session: { idHash: `session-${made}`, device: 'Firefox on Linux' },
    mail: {
      id,
      messageId: `<${id}@us.example>`,
      notice: { kind: 'signed-in', device: 'Firefox on Linux', at: at.toISOString(), devicesUrl: 'x' },
    },
    at,
    ...change,
  };
}

const wrong = (change: Partial<SignInAttempt> = {}) => attempt({ codeHash: 'another', ...change });

async function invited(store: Store, person = DANA) {
  const user = await store.inviteUser(person, byCommand);
  if (!user) throw new Error(`${person.email} could sign in before`);
  return user;
}

/** What every store knows of the people in the office. Called with a way to open an empty one, twice. */
export function describeSignIn(engine: string, openTwice: () => Promise<[Store, Store]>) {
  const openStore = async () => (await openTwice())[0];
  const told = async (store: Store) =>
    (await store.auditTrail(20)).map(({ who, what, detail }) => [who, what, detail]);

  describe(`${engine}: people`, () => {
    test('are let in once each, whatever the case of their address; the first is the owner', async () => {
      const [store, other] = await openTwice();
      expect(await store.hasActiveUser()).toBe(false);
      const dana = await store.inviteUser({ ...DANA, email: ' Dana@Oakhand.example ' }, byCommand);
      expect(dana).toMatchObject({ ...DANA, role: 'owner', isActive: true, createdAt: at });
      expect(await other.hasActiveUser()).toBe(true);
      expect(await other.inviteUser({ ...DANA, name: 'Another' }, byCommand)).toBeUndefined();
      const lee = { email: 'lee@oakhand.example', name: 'Lee' };
      expect(await other.inviteUser(lee, { by: null, at: after(1) })).toMatchObject({ role: 'office' });
      expect((await store.users()).map(({ name }) => name)).toEqual(['Dana Reyes', 'Lee']);
      expect(await store.userByEmail('DANA@OAKHAND.EXAMPLE')).toEqual(dana);
      expect(await store.userByEmail('nobody@oakhand.example')).toBeUndefined();
    });

    test('are renamed, change their role, leave and come back, and all of it is written down', async () => {
      const store = await openStore();
      const { id } = await invited(store);
      const later = (minutes: number) => ({ by: id, at: after(minutes * MINUTE) });
      expect(await store.renameUser(id, 'Dana Cole', later(1))).toBe(true);
      expect(await store.renameUser(id, 'Dana Cole', later(2))).toBe(false);
      const byCommandAt = (minutes: number) => ({ by: null, at: after(minutes * MINUTE) });
      expect(await store.changeRole(id, 'office', byCommandAt(3))).toBe(true);
      expect(await store.deactivateUser(id, byCommandAt(4))).toBe(true);
      expect(await store.deactivateUser(id, byCommandAt(5))).toBe(false);
      expect(await store.changeRole('nobody', 'owner', later(6))).toBe(false);
      expect(await store.hasActiveUser()).toBe(false);
      expect((await store.users())[0]?.isActive).toBe(false);
      const back = await store.inviteUser({ ...DANA, name: 'Dana' }, { by: null, at: after(HOUR) });
      expect(back).toEqual({ ...DANA, id, name: 'Dana', role: 'office', isActive: true, createdAt: at });
      expect(await told(store)).toEqual([
        [null, 'invited', 'dana@oakhand.example (office)'],
        [null, 'revoked', 'dana@oakhand.example'],
        [null, 'role-changed', 'dana@oakhand.example: owner → office'],
        ['Dana', 'renamed', 'dana@oakhand.example: Dana Reyes → Dana Cole'],
        [null, 'invited', 'dana@oakhand.example (owner)'],
      ]);
      expect(await store.auditTrail(1)).toHaveLength(1);
      await store.addToAudit({ by: id, what: 'exported', detail: '3', at: after(2 * HOUR) });
      expect(await store.auditTrail(1)).toEqual([
        { who: 'Dana', what: 'exported', detail: '3', at: after(2 * HOUR) },
      ]);
    });
  });

  test.each([
    ['send away', 'send away'],
    ['demote', 'demote'],
    ['send away', 'demote'],
  ] as const)(`${engine}: of two owners who %s and %s each other at once, one stays`, async (...whats) => {
    const both = await openTwice();
    const dana = await invited(both[0]);
    const lee = await both[0].inviteUser(
      { email: 'lee@oakhand.example', name: 'Lee', role: 'owner' },
      byCommand,
    );
    if (!lee) throw new Error('Lee could sign in before');
    const go = (what: (typeof whats)[number], store: Store, id: string, by: string) =>
      what === 'demote' ? store.changeRole(id, 'office', { by, at }) : store.deactivateUser(id, { by, at });
    const done = await Promise.all([
      go(whats[0], both[0], lee.id, dana.id),
      go(whats[1], both[1], dana.id, lee.id),
    ]);
    expect(done.sort()).toEqual([false, true]);
    const owners = (await both[0].users()).filter(({ role, isActive }) => role === 'owner' && isActive);
    expect(owners).toHaveLength(1);
    const [last] = owners;
    expect(await both[0].deactivateUser(last?.id ?? '', { by: dana.id, at })).toBe(false);
    expect(await both[0].deactivateUser(last?.id ?? '', byCommand)).toBe(true);
  });

  describe(`${engine}: a code`, () => {
    test('signs in once, in the browser that asked for it', async () => {
      const [store, other] = await openTwice();
      const user = await invited(store);
      await store.requestCode(request());
      expect(await other.signIn(attempt({ browserHash: 'another' }))).toEqual({ result: 'over' });
      const session = { idHash: 'hash', device: 'Safari on iPhone' };
      expect(await other.signIn(attempt({ session }))).toEqual({ result: 'signed-in', user });
      expect(await store.signIn(attempt())).toEqual({ result: 'over' });
      expect(await store.findSession('hash', at)).toEqual({
        session: { ...session, createdAt: at, seenAt: at },
        user,
      });
      expect(await told(store)).toContainEqual(['Dana Reyes', 'signed-in', 'Safari on iPhone']);
    });

    test('lets one of many at once in', async () => {
      const both = await openTwice();
      await invited(both[0]);
      await both[0].requestCode(request());
      const results = await Promise.all(
        [0, 1, 0, 1, 0].map((place) => both[place === 1 ? 1 : 0].signIn(attempt())),
      );
      expect(results.filter(({ result }) => result === 'signed-in')).toHaveLength(1);
      expect(await both[0].sessionsOf((await both[0].users())[0]?.id ?? '', at)).toHaveLength(1);
    });

    test('may be typed wrong a few times, and then is over', async () => {
      const store = await openStore();
      await invited(store);
      await store.requestCode(request());
      for (let triesLeft = MOST_TRIES - 1; triesLeft >= 0; triesLeft--) {
        expect(await store.signIn(wrong())).toEqual({ result: 'wrong', triesLeft });
      }
      expect(await store.signIn(wrong())).toEqual({ result: 'over' });
      expect(await store.signIn(attempt())).toEqual({ result: 'over' });
    });

    test('ends after a while', async () => {
      const store = await openStore();
      await invited(store);
      await store.requestCode(request());
      expect(await store.signIn(attempt({ at: after(CODE_LIFETIME) }))).toEqual({ result: 'over' });
      expect(await store.signIn(attempt({ at: after(CODE_LIFETIME - 1) }))).toMatchObject({
        result: 'signed-in',
      });
    });

    test('and the one asked for after it both work, but only one signs in', async () => {
      const store = await openStore();
      await invited(store);
      await store.requestCode(request({ codeHash: 'first' }));
      await store.requestCode(request({ codeHash: 'second' }));
      expect(await store.signIn(wrong())).toEqual({ result: 'wrong', triesLeft: MOST_TRIES - 1 });
      expect(await store.signIn(attempt({ codeHash: 'first' }))).toMatchObject({ result: 'signed-in' });
    });

    test('is made for nobody else, and what is typed for nobody answers as for everybody', async () => {
      const store = await openStore();
      const { id } = await invited(store);
      await store.deactivateUser(id, byCommand);
      for (const email of ['nobody@oakhand.example', DANA.email]) {
        await store.requestCode(request({ email, browserHash: email }));
        for (let triesLeft = MOST_TRIES - 1; triesLeft >= 0; triesLeft--) {
          const typed = attempt({ browserHash: email });
          expect(await store.signIn(typed)).toEqual({ result: 'wrong', triesLeft });
        }
        expect(await store.signIn(attempt({ browserHash: email }))).toEqual({ result: 'over' });
      }
      expect(await leaseOne(store, at, after(1))).toBeUndefined();
    });

    test('is made for somebody a few times an hour, for one network', async () => {
      const store = await openStore();
      await invited(store);
      for (let number = 0; number <= MOST_CODES; number++) {
        await store.requestCode(request({ browserHash: `browser ${number}` }));
      }
      const last = `browser ${MOST_CODES}`;
      expect(await store.signIn(attempt({ browserHash: last }))).toEqual({
        result: 'wrong',
        triesLeft: MOST_TRIES - 1,
      });
      expect(await store.signIn(attempt({ browserHash: 'browser 1' }))).toMatchObject({
        result: 'signed-in',
      });
      const hourLater = after(HOUR);
      await store.requestCode(request({ browserHash: 'later', at: hourLater }));
      expect(await store.signIn(attempt({ browserHash: 'later', at: hourLater }))).toMatchObject({
        result: 'signed-in',
      });
    });

    test('is made for the user however often strangers ask, where that user has signed in before', async () => {
      const [store, other] = await openTwice();
      await invited(store);
      const asked = async (network: string, when = at) => {
        const browserHash = `browser ${++made}`;
        await other.requestCode(request({ browserHash, network, at: when }));
        const signing = attempt({ browserHash, network, at: when });
        return { gotOne: async () => (await store.signIn(signing)).result === 'signed-in' };
      };
      expect(await (await asked('home')).gotOne()).toBe(true);
      const dayLater = after(24 * HOUR);
      const strangers = Array.from({ length: 8 }, () => 'one stranger');
      for (const network of strangers) await asked(network, dayLater);
      // One stranger's address keeps nobody out, wherever they are.
      expect(await (await asked('hotel', dayLater)).gotOne()).toBe(true);
      for (let number = 0; number < MOST_STRANGE_CODES; number++) await asked(`stranger ${number}`, dayLater);
      expect(await (await asked('airport', dayLater)).gotOne()).toBe(false);
      for (const network of ['home', 'hotel']) {
        expect(await (await asked(network, dayLater)).gotOne()).toBe(true);
      }
      await removeOld(store, 367 * 24 * HOUR);
      expect(await store.signIn(attempt({ at: dayLater }))).toEqual({ result: 'over' });
    });

    /** The mail server greylists the only mail that is due. */
    async function putOff(store: Store) {
      const taken = await leaseOne(store, at, after(2 * MINUTE), 'office');
      if (!taken) throw new Error('nothing was due');
      await store.finishAttempt(taken, {
        state: 'failed',
        answer: 'greylisted',
        at,
        nextAttemptAt: after(MINUTE / 2),
      });
    }

    test('whose mail was put off begins anew when it is asked for again, and uses up no other', async () => {
      const store = await openStore();
      await invited(store);
      const end = after(20 * MINUTE + CODE_LIFETIME - 1);
      await store.requestCode(request());
      await putOff(store);
      for (let minutes = 1; minutes <= 20; minutes++) {
        await store.requestCode(request({ codeHash: `code ${minutes}`, at: after(minutes * MINUTE) }));
      }
      const taken = await leaseOne(store, end, after(HOUR), 'office');
      expect(taken).toMatchObject({
        createdAt: after(20 * MINUTE),
        about: { createdAt: after(20 * MINUTE) },
      });
      expect(await leaseOne(store, end, after(HOUR), 'office')).toBeUndefined();
      // As for an address without a user, each request gives new tries.
      expect(await store.signIn(wrong({ at: end }))).toEqual({ result: 'wrong', triesLeft: MOST_TRIES - 1 });
      expect(await store.signIn(attempt({ at: end }))).toMatchObject({ result: 'signed-in' });
    });

    test('whose mail was put off is no help in another browser, or once its tries are used up', async () => {
      const store = await openStore();
      await invited(store);
      await store.requestCode(request());
      await putOff(store);
      for (let tries = 0; tries < MOST_TRIES; tries++) await store.signIn(wrong());
      await store.requestCode(request({ codeHash: 'second' }));
      await store.requestCode(request({ browserHash: 'another', codeHash: 'third' }));
      expect(await store.signIn(attempt({ browserHash: 'another', codeHash: 'third' }))).toMatchObject({
        result: 'signed-in',
      });
      expect(await store.signIn(attempt({ codeHash: 'second' }))).toMatchObject({ result: 'signed-in' });
    });

    test('lies in its mail until that has left', async () => {
      const store = await openStore();
      await invited(store);
      await store.requestCode(request());
      const taken = await leaseOne(store, at, after(2 * MINUTE), 'office');
      expect(taken).toMatchObject({
        kind: 'sign-in-mail',
        about: { form: 'notice', to: DANA.email, name: DANA.name, notice: { code: 'KD4RW7' } },
      });
      if (!taken) throw new Error('nothing was due');
      const again = after(MINUTE);
      await store.finishAttempt(taken, { state: 'failed', answer: 'busy', at, nextAttemptAt: again });
      const second = await leaseOne(store, again, after(3 * MINUTE), 'office');
      expect(second?.about).toMatchObject({ notice: { code: 'KD4RW7' } });
      if (!second) throw new Error('nothing was due');
      await store.finishAttempt(second, { state: 'void', answer: 'too late', at: again });
      expect(await leaseOne(store, after(HOUR), after(2 * HOUR), 'office')).toBeUndefined();
      expect(await store.deliveryStates()).toEqual([{ kind: 'sign-in-mail', state: 'void', count: 1 }]);
      const { messageIds } = await removeOld(store, 8 * 24 * HOUR);
      expect(messageIds).toEqual([taken.messageId]);
      expect(await store.deliveryStates()).toEqual([]);
    });

    test('from the command line signs in where that person has asked for one, without any mail', async () => {
      const store = await openStore();
      const user = await invited(store);
      expect(await store.printCode({ email: DANA.email, codeHash: 'printed', at })).toEqual(user);
      expect(await store.printCode({ email: 'nobody@us.example', codeHash: 'x', at })).toBeUndefined();
      const typed = (change: Partial<SignInAttempt> = {}) => wrong({ printedCodeHash: 'printed', ...change });
      // This browser has asked for nothing, so it is not even tried.
      expect(await store.signIn(typed({ browserHash: 'silent' }))).toEqual({ result: 'over' });
      await store.requestCode(request({ browserHash: 'stranger' }));
      expect(await store.signIn(wrong({ browserHash: 'stranger' }))).toMatchObject({ result: 'wrong' });
      await store.requestCode(request());
      expect(await store.signIn(typed())).toMatchObject({ result: 'signed-in', user });
      await store.requestCode(request({ browserHash: 'other' }));
      expect(await store.signIn(typed({ browserHash: 'other' }))).toMatchObject({ result: 'wrong' });
      expect(await told(store)).toContainEqual([null, 'code-printed', DANA.email]);
    });

    test('from the command line outlives the wrong tries of others, and each browser has its own', async () => {
      const [store, another] = await openTwice();
      const user = await invited(store);
      await store.printCode({ email: DANA.email, codeHash: 'printed', at });
      const typed = { codeHash: 'another', printedCodeHash: 'printed' };
      for (let number = 0; number < 2 * MOST_TRIES; number++) {
        const browserHash = `browser ${number}`;
        await store.requestCode(request({ browserHash }));
        for (let tries = 0; tries < MOST_TRIES; tries++) await store.signIn(wrong({ browserHash }));
        // Whoever has no try left has none for it either.
        expect(await store.signIn(attempt({ ...typed, browserHash }))).toEqual({ result: 'over' });
      }
      // By now no code is mailed any more, and the row is of nobody: it still lets the person in.
      await store.requestCode(request({ browserHash: 'theirs' }));
      const results = await Promise.all(
        [store, another, store].map((one) => one.signIn(attempt({ ...typed, browserHash: 'theirs' }))),
      );
      expect(results.filter(({ result }) => result === 'signed-in')).toEqual([{ result: 'signed-in', user }]);
    });

    test('from the command line is over after ten minutes', async () => {
      const store = await openStore();
      await invited(store);
      const end = after(PRINTED_CODE_LIFETIME);
      await store.printCode({ email: DANA.email, codeHash: 'printed', at });
      await store.requestCode(request({ browserHash: 'late' }));
      const typed = { codeHash: 'another', printedCodeHash: 'printed', browserHash: 'late' };
      expect(await store.signIn(attempt({ ...typed, at: end }))).toMatchObject({ result: 'wrong' });
      expect(await store.signIn(attempt({ ...typed, at: after(PRINTED_CODE_LIFETIME - 1) }))).toMatchObject({
        result: 'signed-in',
      });
    });

    test('ends with the access of its user', async () => {
      const store = await openStore();
      const { id } = await invited(store);
      await store.requestCode(request());
      await store.deactivateUser(id, byCommand);
      expect(await store.signIn(attempt())).toEqual({ result: 'over' });
    });
  });

  describe(`${engine}: a session`, () => {
    /** Signs in with a fresh code. */
    async function signedIn(store: Store, change: Partial<SignInAttempt> = {}) {
      const browserHash = `browser ${++made}`;
      await store.requestCode(request({ browserHash, at: change.at ?? at }));
      const signing = attempt({ browserHash, ...change });
      expect(await store.signIn(signing)).toMatchObject({ result: 'signed-in' });
      return signing.session.idHash;
    }

    test('lasts for thirty days from the last visit', async () => {
      const [store, other] = await openTwice();
      await invited(store);
      const idHash = await signedIn(store);
      const last = after(SESSION_LIFETIME - 1);
      expect(await other.findSession(idHash, after(SESSION_LIFETIME))).toBeUndefined();
      await store.touchSession(idHash, last);
      const touched = await other.findSession(idHash, after(SESSION_LIFETIME));
      expect(touched?.session).toMatchObject({ createdAt: at, seenAt: last });
      expect(await store.findSession(idHash, after(2 * SESSION_LIFETIME))).toBeUndefined();
      await removeOld(store, 2 * SESSION_LIFETIME);
      expect(await store.findSession(idHash, at)).toBeUndefined();
    });

    test('is listed with the others of its user, and ends with its own or another press', async () => {
      const store = await openStore();
      const { id: userId } = await invited(store);
      const lee = await invited(store, { email: 'lee@oakhand.example', name: 'Lee' });
      const first = await signedIn(store);
      const second = await signedIn(store, { at: after(MINUTE) });
      const listed = async () => (await store.sessionsOf(userId, after(HOUR))).map(({ idHash }) => idHash);
      expect(await listed()).toEqual([second, first]);
      expect(await store.sessionsOf(lee.id, at)).toEqual([]);
      const end = (what: 'signed-out' | 'device-signed-out', idHash: string, of = userId) =>
        store.endSession({ userId: of, idHash, what }, after(HOUR));
      expect(await end('device-signed-out', first, lee.id)).toBe(false);
      expect(await end('device-signed-out', first)).toBe(true);
      expect(await end('device-signed-out', first)).toBe(false);
      expect(await listed()).toEqual([second]);
      expect(await end('signed-out', second)).toBe(true);
      expect((await told(store)).slice(0, 2).map(([, what]) => what)).toEqual(
        expect.arrayContaining(['signed-out', 'device-signed-out']),
      );
    });

    test('takes the place of the one that its browser had', async () => {
      const store = await openStore();
      await invited(store);
      const before = await signedIn(store);
      const now = await signedIn(store, { replaces: before });
      expect(await store.findSession(before, at)).toBeUndefined();
      expect(await store.findSession(now, at)).toBeDefined();
    });

    test('ends with the access of its user', async () => {
      const [store, other] = await openTwice();
      const { id } = await invited(store);
      const idHash = await signedIn(store);
      await other.deactivateUser(id, byCommand);
      expect(await store.findSession(idHash, at)).toBeUndefined();
      await store.inviteUser(DANA, byCommand);
      expect(await store.findSession(idHash, at)).toBeUndefined();
    });

    test('and a code that a clock of next year has made end when they should', async () => {
      const store = await openStore();
      await invited(store);
      const nextYear = after(365 * 24 * HOUR);
      const idHash = await signedIn(store, { at: nextYear });
      await store.requestCode(request({ browserHash: 'late', at: nextYear }));
      await store.trustClock(at);
      expect(await store.signIn(attempt({ browserHash: 'late' }))).toEqual({ result: 'over' });
      expect(await store.findSession(idHash, at)).toMatchObject({ session: { seenAt: at } });
      expect(await store.findSession(idHash, after(SESSION_LIFETIME))).toBeUndefined();
    });

    test('is told to its user', async () => {
      const store = await openStore();
      await invited(store);
      await signedIn(store);
      const kinds = [];
      for (let mail = await take(store); mail; mail = await take(store)) kinds.push(mail.kind);
      expect(kinds.sort()).toEqual(['sign-in-mail', 'signed-in-mail']);
    });
  });
}

function take(store: Store) {
  return leaseOne(store, at, after(MINUTE), 'office');
}

function removeOld(store: Store, milliseconds: number) {
  return store.removeOld({ at: after(milliseconds), salts: { named: 'salt of ', current: 'salt of today' } });
}
