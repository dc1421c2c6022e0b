import { hasForm } from '../../contract/content/desk/file-form.ts';
import { withLinksAgain, withoutLinksTo } from '../../contract/content/desk/links-to.ts';
import type { Editor } from '../../server/store/store.ts';
import type { Website } from '../../server/website/website.ts';
import { pageOf } from './website-list.ts';

/** How a file was published last, where it is not on the website, or will not be once its draft is published. */
export async function lastOf(website: Website, file: string) {
  const { text, draft } = await website.open(file);
  const last = text === null ? (await website.past()).get(file) : undefined;
  const whole = last && (await website.textOf(last.hash));
  return last && whole ? { ...last, text: whole, isDraft: draft?.hash === null } : undefined;
}

/** Leaves out of the other files what only leads to a page that is taken off. Whether there was anything. */
export async function takeOffLinks(website: Website, file: string, was: string, editor: Editor) {
  const others = await othersThan(website, file);
  const gone = addressesOf(file, was, others);
  return change(website, others, editor, (name, text) => withoutLinksTo(gone, name, text));
}

/** Puts a file back as it was published last, and into the lists that led to its page then. False where it is there, or never was. */
export async function putBack(website: Website, file: string, editor: Editor): Promise<boolean> {
  const last = await lastOf(website, file);
  const then = last && (await website.publication(last.number));
  if (!last || !then) return false;
  const saved = await website.putDraft(file, Buffer.from(last.text), { ...editor, from: null });
  if (!saved.done) return false;
  const others = await othersThan(website, file);
  const texts = await website.textsOf(others.flatMap(({ name }) => then.manifest[name] ?? []));
  const addresses = addressesOf(file, last.text, others);
  await change(website, others, editor, (name, text) => {
    const older = texts.get(then.manifest[name] ?? '');
    return older === undefined ? undefined : withLinksAgain(addresses, name, text, older);
  });
  return true;
}

type Other = { name: string; hash: string; text: string };

/** All other files that have a form, with the drafts. */
async function othersThan(website: Website, file: string): Promise<Other[]> {
  const files = [...(await website.files())].flatMap(([name, { hash }]) =>
    hash !== null && name !== file && hasForm(name) ? [{ name, hash }] : [],
  );
  const texts = await website.textsOf(files.map(({ hash }) => hash));
  return files.map((each) => ({ ...each, text: texts.get(each.hash) ?? '' }));
}

/** Of the page of a file; with the last service goes the page of all. */
function addressesOf(file: string, text: string, others: Other[]): string[] {
  const page = pageOf(file, text);
  const isService = (name: string) => name.startsWith('services/') || name === 'windows-and-doors.yaml';
  const isLast = isService(file) && !others.some(({ name }) => isService(name));
  return [...(page ? [page] : []), ...(isLast ? ['/services'] : [])];
}

async function change(
  website: Website,
  others: Other[],
  editor: Editor,
  edit: (name: string, text: string) => string | undefined,
): Promise<boolean> {
  const edited = others.flatMap(({ name, hash, text }) => {
    const after = edit(name, text);
    return after === undefined || after === text ? [] : [{ name, hash, after }];
  });
  // What another has changed meanwhile stays, and is named before publishing.
  for (const { name, hash, after } of edited)
    await website.putDraft(name, Buffer.from(after), { ...editor, from: hash });
  return edited.length > 0;
}
