import { describe, expect } from 'vitest';
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
import {
  AT as at,
  failed,
  finish,
  lease,
  leaseOne,
  MINUTE,
  type OpenTwice,
  storeTest,
} from './testing/contract.ts';

const HOUR = 60 * MINUTE;
const after = (milliseconds: number) => new Date(at.getTime() + milliseconds);
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

async function invited(store: Store, person: Parameters<Store['inviteUser']>[0] = DANA) {
  const user = await store.inviteUser(person, byCommand);
  if (!user) throw new Error(`${person.email} could sign in before`);
  return user;
}

/** What every store knows of the people in the office. */
export function describeSignIn(openTwice: OpenTwice) {
  const test = storeTest(openTwice);
  const told = async (store: Store) =>
    (await store.auditTrail(20)).map(({ who, what, detail }) => [who, what, detail]);

  describe('people', () => {
    test('are invited once each, in any case of the address; the first is the owner', async ({
      store,
      other,
    }) => {
      expect(await store.hasActiveUser()).toBe(false);
      const dana = await store.inviteUser({ ...DANA, email: ' Dana@Oakhand.example ' }, byCommand);
      expect(dana).toMatchObject({ ...DANA, role: 'owner', isActive: true, createdAt: at });
      expect(await other.hasActiveUser()).toBe(true);
      expect(await other.inviteUser({ ...DANA, name: 'Another' }, byCommand)).toBeUndefined();
      const lee = { email: 'lee@oakhand.example', name: 'Lee' };
      expect(await other.inviteUser(lee, { by: null, at: after(1) })).toMatchObject({ role: 'office' });
      expect((await store.users()).map(({ name }) => name)).toEqual(['Dana Reyes', 'Lee']);
      expect(await store.userByEmail('DANA@OAKHAND.EXAMPLE')).toEqual(dana);
      expect(await store.userByEmail('unknown@oakhand.example')).toBeUndefined();
    });

    test('are renamed, demoted, revoked and invited again, which the audit trail has', async ({ store }) => {
      const { id } = await invited(store);
      const byDana = (minutes: number) => ({ by: id, at: after(minutes * MINUTE) });
      const byCommandAt = (minutes: number) => ({ ...byDana(minutes), by: null });
      expect(await store.renameUser(id, 'Dana Cole', byDana(1))).toBe(true);
      expect(await store.renameUser(id, 'Dana Cole', byDana(2))).toBe(false);
      expect(await store.changeRole(id, 'office', byCommandAt(3))).toBe(true);
      expect(await store.deactivateUser(id, byCommandAt(4))).toBe(true);
      expect(await store.deactivateUser(id, byCommandAt(5))).toBe(false);
      expect(await store.changeRole('unknown', 'owner', byDana(6))).toBe(false);
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

  type Go = (store: Store, id: string, by: string) => Promise<boolean>;
  const revoke: Go = (store, id, by) => store.deactivateUser(id, { by, at });
  const demote: Go = (store, id, by) => store.changeRole(id, 'office', { by, at });

  test.for([
    ['revoke each other', revoke, revoke],
    ['demote each other', demote, demote],
    ['revoke and demote each other', revoke, demote],
  ] as const)('of two owners who %s at once, one stays', async ([_, one, two], { store, other }) => {
    const dana = await invited(store);
    const lee = await invited(store, { email: 'lee@oakhand.example', name: 'Lee', role: 'owner' });
    const done = await Promise.all([one(store, lee.id, dana.id), two(other, dana.id, lee.id)]);
    expect(done.sort()).toEqual([false, true]);
    const owners = (await store.users()).filter(({ role, isActive }) => role === 'owner' && isActive);
    expect(owners).toHaveLength(1);
    const [last] = owners;
    expect(await revoke(store, last?.id ?? '', dana.id)).toBe(false);
    expect(await store.deactivateUser(last?.id ?? '', byCommand)).toBe(true);
  });

  describe('the first owner', () => {
    const owner = (name: string) => ({
      ...{ email: `${name}@oakhand.example`, name, at },
      session: { idHash: `of ${name}`, device: 'Firefox on Linux' },
    });

    test('is let in and signed in, and of two at once only one', async ({ store, other }) => {
      const found = await Promise.all([
        store.signInFirstOwner(owner('a')),
        other.signInFirstOwner(owner('b')),
      ]);
      const [first, ...more] = found.filter((user) => user !== undefined);
      expect([first?.role, more]).toEqual(['owner', []]);
      expect((await store.users()).map(({ id }) => id)).toEqual([first?.id]);
      expect(await other.findSession(`of ${first?.name}`, at)).toMatchObject({ user: first });
      expect((await store.auditTrail(9)).map(({ what }) => what).toSorted()).toEqual([
        'invited',
        'signed-in',
      ]);
    });

    test('gets back the account of a former user', async ({ store }) => {
      const dana = await invited(store);
      await store.deactivateUser(dana.id, byCommand);
      expect(await store.signInFirstOwner({ ...owner('c'), email: DANA.email })).toMatchObject({
        id: dana.id,
      });
    });
  });

  describe('a code', () => {
    test('signs in once, in the browser that asked for it', async ({ store, other }) => {
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

    test('lets one of many at once in', async ({ store, other }) => {
      const { id } = await invited(store);
      await store.requestCode(request());
      const both = [store, other, store, other, store];
      const results = await Promise.all(both.map((one) => one.signIn(attempt())));
      expect(results.filter(({ result }) => result === 'signed-in')).toHaveLength(1);
      expect(await store.sessionsOf(id, at)).toHaveLength(1);
    });

    test('may be typed wrong a few times', async ({ store }) => {
      await invited(store);
      await store.requestCode(request());
      for (let triesLeft = MOST_TRIES - 1; triesLeft >= 0; triesLeft--) {
        expect(await store.signIn(wrong())).toEqual({ result: 'wrong', triesLeft });
      }
      expect(await store.signIn(wrong())).toEqual({ result: 'over' });
      expect(await store.signIn(attempt())).toEqual({ result: 'over' });
    });

    test('ends after a while', async ({ store }) => {
      await invited(store);
      await store.requestCode(request());
      expect(await store.signIn(attempt({ at: after(CODE_LIFETIME) }))).toEqual({ result: 'over' });
      expect(await store.signIn(attempt({ at: after(CODE_LIFETIME - 1) }))).toMatchObject({
        result: 'signed-in',
      });
    });

    test('and the one asked for after it both work, and only one signs in', async ({ store }) => {
      await invited(store);
      await store.requestCode(request({ codeHash: 'first' }));
      await store.requestCode(request({ codeHash: 'second' }));
      expect(await store.deliveryStates()).toEqual([{ kind: 'sign-in-mail', state: 'pending', count: 2 }]);
      expect(await store.signIn(wrong())).toEqual({ result: 'wrong', triesLeft: MOST_TRIES - 1 });
      expect(await store.signIn(attempt({ codeHash: 'first' }))).toMatchObject({ result: 'signed-in' });
    });

    test('is made for no other address, and the answers do not tell', async ({ store }) => {
      const { id } = await invited(store);
      await store.deactivateUser(id, byCommand);
      for (const email of ['unknown@oakhand.example', DANA.email]) {
        await store.requestCode(request({ email, browserHash: email }));
        for (let triesLeft = MOST_TRIES - 1; triesLeft >= 0; triesLeft--) {
          const typed = attempt({ browserHash: email });
          expect(await store.signIn(typed)).toEqual({ result: 'wrong', triesLeft });
        }
        expect(await store.signIn(attempt({ browserHash: email }))).toEqual({ result: 'over' });
      }
      expect(await leaseOne(store)).toBeUndefined();
    });

    test('is made a few times an hour for one network', async ({ store }) => {
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

    test('is made where the user has signed in before, however often strangers ask', async ({
      store,
      other,
    }) => {
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
      // One stranger's address locks no user out, wherever that user is.
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
    const putOff = (store: Store) => finish(store, failed(at, after(MINUTE / 2), 'greylisted'));

    test('whose mail was greylisted is renewed by another request, and uses up no other', async ({
      store,
    }) => {
      await invited(store);
      const end = after(20 * MINUTE + CODE_LIFETIME - 1);
      await store.requestCode(request());
      await putOff(store);
      for (let minutes = 1; minutes <= 20; minutes++) {
        await store.requestCode(request({ codeHash: `code ${minutes}`, at: after(minutes * MINUTE) }));
      }
      const createdAt = after(20 * MINUTE);
      expect(await lease(store, end)).toMatchObject({ createdAt, about: { createdAt } });
      expect(await leaseOne(store, end)).toBeUndefined();
      // As for an address without a user, each request gives new tries.
      expect(await store.signIn(wrong({ at: end }))).toEqual({ result: 'wrong', triesLeft: MOST_TRIES - 1 });
      expect(await store.signIn(attempt({ at: end }))).toMatchObject({ result: 'signed-in' });
    });

    test('whose mail was greylisted is not renewed for another browser, or without tries left', async ({
      store,
    }) => {
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

    test('is stored in its mail until that has left', async ({ store }) => {
      await invited(store);
      await store.requestCode(request());
      const first = await lease(store);
      expect(first).toMatchObject({
        kind: 'sign-in-mail',
        about: { form: 'notice', to: DANA.email, name: DANA.name, notice: { code: 'KD4RW7' } },
      });
      const again = after(MINUTE);
      await store.finishAttempt(first, failed(at, again));
      const second = await lease(store, again);
      expect(second.about).toMatchObject({ notice: { code: 'KD4RW7' } });
      await store.finishAttempt(second, { state: 'void', answer: 'too late', at: again });
      expect(await leaseOne(store, after(HOUR))).toBeUndefined();
      expect(await store.deliveryStates()).toEqual([{ kind: 'sign-in-mail', state: 'void', count: 1 }]);
      const { messageIds } = await removeOld(store, 8 * 24 * HOUR);
      expect(messageIds).toEqual([first.messageId]);
      expect(await store.deliveryStates()).toEqual([]);
    });

    test('from the command line signs in a browser that has asked for one, without a mail', async ({
      store,
    }) => {
      const user = await invited(store);
      expect(await store.printCode({ email: DANA.email, codeHash: 'printed', at })).toEqual(user);
      expect(await store.printCode({ email: 'unknown@us.example', codeHash: 'x', at })).toBeUndefined();
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

    test('from the command line survives the wrong tries of other browsers', async ({
      store,
      other: another,
    }) => {
      const user = await invited(store);
      await store.printCode({ email: DANA.email, codeHash: 'printed', at });
      const typed = { codeHash: 'another', printedCodeHash: 'printed' };
      for (let number = 0; number < 2 * MOST_TRIES; number++) {
        const browserHash = `browser ${number}`;
        await store.requestCode(request({ browserHash }));
        for (let tries = 0; tries < MOST_TRIES; tries++) await store.signIn(wrong({ browserHash }));
        // Without a try left there is none for it either.
        expect(await store.signIn(attempt({ ...typed, browserHash }))).toEqual({ result: 'over' });
      }
      // By now no code is mailed any more, and the row belongs to no user: it still signs the user in.
      await store.requestCode(request({ browserHash: 'theirs' }));
      const results = await Promise.all(
        [store, another, store].map((one) => one.signIn(attempt({ ...typed, browserHash: 'theirs' }))),
      );
      expect(results.filter(({ result }) => result === 'signed-in')).toEqual([{ result: 'signed-in', user }]);
    });

    test('from the command line ends after ten minutes', async ({ store }) => {
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

    test('ends with the access of its user', async ({ store }) => {
      const { id } = await invited(store);
      await store.requestCode(request());
      await store.deactivateUser(id, byCommand);
      expect(await store.signIn(attempt())).toEqual({ result: 'over' });
    });
  });

  describe('a session', () => {
    /** Signs in with a fresh code. */
    async function signedIn(store: Store, change: Partial<SignInAttempt> = {}) {
      const browserHash = `browser ${++made}`;
      await store.requestCode(request({ browserHash, at: change.at ?? at }));
      const signing = attempt({ browserHash, ...change });
      expect(await store.signIn(signing)).toMatchObject({ result: 'signed-in' });
      return signing.session.idHash;
    }

    test('lasts for thirty days from the last visit', async ({ store, other }) => {
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

    test('is listed with the others of its user, and ended by the same or another device', async ({
      store,
    }) => {
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

    test('replaces the one that its browser had', async ({ store }) => {
      await invited(store);
      const before = await signedIn(store);
      const now = await signedIn(store, { replaces: before });
      expect(await store.findSession(before, at)).toBeUndefined();
      expect(await store.findSession(now, at)).toBeDefined();
    });

    test('ends with the access of its user', async ({ store, other }) => {
      const { id } = await invited(store);
      const idHash = await signedIn(store);
      await other.deactivateUser(id, byCommand);
      expect(await store.findSession(idHash, at)).toBeUndefined();
      await store.inviteUser(DANA, byCommand);
      expect(await store.findSession(idHash, at)).toBeUndefined();
    });

    test('and a code that a wrong clock has made end when they should', async ({ store }) => {
      await invited(store);
      const nextYear = after(365 * 24 * HOUR);
      const idHash = await signedIn(store, { at: nextYear });
      await store.requestCode(request({ browserHash: 'late', at: nextYear }));
      await store.trustClock(at);
      expect(await store.signIn(attempt({ browserHash: 'late' }))).toEqual({ result: 'over' });
      expect(await store.findSession(idHash, at)).toMatchObject({ session: { seenAt: at } });
      expect(await store.findSession(idHash, after(SESSION_LIFETIME))).toBeUndefined();
    });

    test('is reported to its user by mail', async ({ store }) => {
      await invited(store);
      await signedIn(store);
      const kinds = [];
      for (let mail = await leaseOne(store); mail; mail = await leaseOne(store)) kinds.push(mail.kind);
      expect(kinds.sort()).toEqual(['sign-in-mail', 'signed-in-mail']);
    });
  });
}

function removeOld(store: Store, milliseconds: number) {
  return store.removeOld({ at: after(milliseconds), salts: { named: 'salt of ', current: 'salt of today' } });
}
