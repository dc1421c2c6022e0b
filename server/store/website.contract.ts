import { describe, expect } from 'vitest';
import type { Draft, Manifest, Store } from './store.ts';
import { AT, later, type OpenTwice, storeTest } from './testing/contract.ts';

const WHO = { by: null, at: AT };

async function publish(store: Store, manifest: Manifest, drafts: Draft[] = []): Promise<number | undefined> {
  const after = (await store.publication())?.number ?? 0;
  return store.publishWebsite({ ...WHO, after, drafts, changes: ['Phone'], manifest });
}

/** The website: files, drafts and publications. */
export function describeWebsite(openTwice: OpenTwice) {
  const test = storeTest(openTwice);

  describe('the website', () => {
    test('keeps any bytes, once', async ({ store, other }) => {
      const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);
      await store.keepWebsiteFile({ hash: 'all', bytes }, AT);
      await other.keepWebsiteFile({ hash: 'all', bytes }, AT);
      const found = await other.websiteFiles(['all', 'none']);
      expect([...found].map(([hash, kept]) => [hash, [...kept]])).toEqual([['all', [...bytes]]]);
      expect(await store.websiteFiles([])).toEqual(new Map());
    });

    test('removes a file that nothing names, and no other', async ({ store, other }) => {
      const bytes = Uint8Array.of(1);
      const hashes = ['published', 'published-long-ago', 'draft', 'unused', 'given-again', 'given-late'];
      for (const hash of hashes) await store.keepWebsiteFile({ hash, bytes }, AT);
      await publish(store, { 'company.yaml': 'published-long-ago', 'photos/a.jpg': 'a-master' });
      await publish(store, { 'company.yaml': 'published' });
      await store.putWebsiteDraft({ ...WHO, name: 'office.yaml', hash: 'draft', from: null });
      await store.putWebsiteDraft({ ...WHO, name: 'photos/b.jpg', hash: 'b-master', from: null });
      await other.keepWebsiteFile({ hash: 'given-again', bytes }, later(1));
      // Read a moment before the file is given again, the list of unused files still has it.
      const giving = other.keepWebsiteFile({ hash: 'given-late', bytes }, later(1));
      await Promise.all([giving, store.removeUnusedWebsiteFiles(later(1))]);
      await giving;
      expect([...(await other.websiteFiles(hashes)).keys()].sort()).toEqual(
        hashes.filter((hash) => hash !== 'unused').sort(),
      );
      expect(await other.websiteMasters()).toEqual(
        new Map([
          ['a-master', 'photos/a.jpg'],
          ['b-master', 'photos/b.jpg'],
        ]),
      );
    });

    test('reads the names of more publications than it reads at a time', async ({ store }) => {
      for (let number = 1; number <= 101; number++)
        await publish(store, { [`photos/${number}.jpg`]: `master-${number}` });
      expect((await store.websiteMasters()).size).toBe(101);
    });

    test('has no publication before the first one', async ({ store }) => {
      expect(await store.publication()).toBeUndefined();
      expect(await store.publications()).toEqual([]);
      expect(await publish(store, { 'company.yaml': 'a' })).toBe(1);
      expect(await store.publication(2)).toBeUndefined();
    });

    test('keeps every publication with who, when and what', async ({ store, other }) => {
      const user = await store.inviteUser({ email: 'ada@ada.example', name: 'Ada' }, { by: null, at: AT });
      const entry = { by: user?.id ?? '', at: AT, changes: ['Phone'] };
      await store.publishWebsite({ ...entry, after: 0, drafts: [], manifest: { 'company.yaml': 'a' } });
      await other.publishWebsite({ ...entry, after: 1, drafts: [], manifest: { 'company.yaml': 'b' } });
      expect(await store.auditTrail(5)).toContainEqual(
        expect.objectContaining({ who: 'Ada', what: 'website-published', detail: '2' }),
      );
      expect(await store.publication()).toEqual({ ...entry, number: 2, manifest: { 'company.yaml': 'b' } });
      expect(await store.publication(1)).toEqual({ ...entry, number: 1, manifest: { 'company.yaml': 'a' } });
      expect(await store.publications()).toEqual([
        { ...entry, number: 2 },
        { ...entry, number: 1 },
      ]);
      expect(await store.publications({ before: 2, limit: 1 })).toEqual([{ ...entry, number: 1 }]);
    });

    test('knows each file as it was published last', async ({ store }) => {
      await publish(store, { 'company.yaml': 'a', 'tips.yaml': 'old' });
      await publish(store, { 'company.yaml': 'a', 'tips.yaml': 'new' });
      expect((await store.pastWebsiteFiles()).get('tips.yaml')).toMatchObject({ hash: 'new', number: 2 });
      await publish(store, { 'company.yaml': 'a' });
      const past = await store.pastWebsiteFiles();
      expect([...past].map(([name, { hash, number }]) => [name, hash, number])).toEqual([
        ['company.yaml', 'a', 3],
        ['tips.yaml', 'new', 2],
      ]);
    });

    test('takes one of two publications that were checked against the same one', async ({ store, other }) => {
      const both = await Promise.all(
        [store, other].map((each) =>
          each.publishWebsite({ ...WHO, after: 0, drafts: [], changes: [], manifest: {} }),
        ),
      );
      expect(both.sort()).toEqual([1, undefined]);
    });

    test('refuses a draft that does not begin from what is there, and says who has changed it', async ({
      store,
      other,
    }) => {
      const name = 'office.yaml';
      await publish(store, { [name]: 'a' });
      expect(await store.putWebsiteDraft({ ...WHO, name, hash: 'b', from: 'a' })).toBeUndefined();
      const late = { name, hash: 'c', by: 'bob', at: later(1) };
      expect(await other.putWebsiteDraft({ ...late, from: 'a' })).toEqual({
        ...WHO,
        name,
        base: 'a',
        hash: 'b',
      });
      expect(await other.putWebsiteDraft({ ...late, from: 'b' })).toBeUndefined();
      expect(await other.putWebsiteDraft({ ...late, from: 'b' })).toBeUndefined();
      expect(await store.websiteDrafts()).toEqual([{ ...late, base: 'a' }]);
    });

    test('refuses a draft of what was published since, and takes it once the editor has seen that', async ({
      store,
    }) => {
      const name = 'office.yaml';
      await publish(store, { [name]: 'a' });
      await store.putWebsiteDraft({ ...WHO, name, hash: 'b', from: 'a' });
      await publish(store, { [name]: 'z' });
      expect(await store.putWebsiteDraft({ ...WHO, name, hash: 'c', from: 'b' })).toMatchObject({
        hash: 'z',
      });
      expect(await store.putWebsiteDraft({ ...WHO, name, hash: 'c', from: 'z' })).toBeUndefined();
      expect(await store.websiteDrafts()).toEqual([{ ...WHO, name, base: 'z', hash: 'c' }]);
    });

    test('has no draft of what is as published', async ({ store }) => {
      const name = 'office.yaml';
      await publish(store, { [name]: 'a' });
      await store.putWebsiteDraft({ ...WHO, name, hash: null, from: 'a' });
      expect(await store.websiteDrafts()).toMatchObject([{ hash: null }]);
      await store.putWebsiteDraft({ ...WHO, name, hash: 'a', from: null });
      expect(await store.websiteDrafts()).toEqual([]);
    });

    test('removes drafts with their publication, unless they are others by now', async ({ store, other }) => {
      await store.putWebsiteDraft({ ...WHO, name: 'office.yaml', hash: 'a', from: null });
      const drafts = await store.websiteDrafts();
      await other.putWebsiteDraft({ ...WHO, name: 'office.yaml', hash: 'b', from: 'a' });
      expect(await publish(store, { 'office.yaml': 'a' }, drafts)).toBeUndefined();
      expect(await store.publications()).toEqual([]);
      expect(await store.removeWebsiteDraft({ name: 'office.yaml', hash: 'a' })).toBe(false);
      expect(await publish(store, { 'office.yaml': 'b' }, await store.websiteDrafts())).toBe(1);
      expect(await store.websiteDrafts()).toEqual([]);
      await store.putWebsiteDraft({ ...WHO, name: 'office.yaml', hash: null, from: 'b' });
      expect(await store.removeWebsiteDraft({ name: 'office.yaml', hash: null })).toBe(true);
      expect(await store.websiteDrafts()).toEqual([]);
    });
  });
}
