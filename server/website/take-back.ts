import { hasForm } from '../../contract/content/desk/file-form.ts';
import { type Later, withoutChange } from '../../contract/content/desk/take-back.ts';
import type { FolderFiles } from '../../contract/content/what-changed.ts';
import type { Manifest } from '../store/store.ts';
import { hashOf } from './website-folder.ts';

/** What the website was before a publication, with it, and what it is now. */
type Versions = { before: Manifest; after: Manifest; now: Manifest };

/**
 * The website of now without what a publication changed. What was changed again later stays, or goes as well. A file that is no text, or
 * has no form, is one thing.
 */
export function withoutPublication(
  { before, after, now }: Versions,
  texts: Map<string, string>,
  later: Later,
): FolderFiles {
  const fileOf = (hash: string) => ({ hash, text: texts.get(hash) });
  const names = [...new Set([before, after, now].flatMap((manifest) => Object.keys(manifest)))];
  return Object.fromEntries(
    names.flatMap((name) => {
      const [old, then, current] = [before, after, now].map((manifest) => manifest[name]);
      const isChangedLater = old !== then && current !== then && current !== old;
      const text = isChangedLater
        ? mergedText(
            name,
            [old, then, current].map((hash) => texts.get(hash ?? '')),
            later,
          )
        : undefined;
      if (text !== undefined) return [[name, { hash: hashOf(new TextEncoder().encode(text)), text }]];
      const isKept = old === then || (isChangedLater && later === 'stays');
      const hash = isKept ? current : old;
      return hash ? [[name, fileOf(hash)]] : [];
    }),
  );
}

function mergedText(name: string, [before, after, now]: (string | undefined)[], later: Later) {
  const isMerged = hasForm(name) && before !== undefined && after !== undefined && now !== undefined;
  return isMerged ? withoutChange(name, { before, after, now }, later) : undefined;
}
