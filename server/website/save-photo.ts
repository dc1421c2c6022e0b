import { fieldsOf, keyName } from '../../contract/content/desk/fields.ts';
import { editFile, type FormMistakes, openFile } from '../../contract/content/desk/file-form.ts';
import { withPhoto } from '../../contract/content/desk/photo-places.ts';
import { entriesName, type Form, formFrom, formOfField } from '../../contract/content/desk/read-fields.ts';
import { slugOf } from '../../contract/content/new-site/service-file.ts';
import { photoSchema } from '../../contract/content/schema/pictures.ts';
import type { Editor } from '../store/store.ts';
import { PHOTOS_FILE, type Photo, type Photos, photoIn, readPhotos, wordsIn } from './photos.ts';
import type { Website } from './website.ts';

/** `theirs` is the photograph as it is now, undefined where it is gone. `closed`: photographs are shown from a folder. */
export type PhotoSaved =
  | { done: true; name: string }
  | { done: false; because: 'mistakes'; mistakes: FormMistakes }
  | ({ done: false; because: 'conflict'; theirs: Photo | undefined } & Editor)
  | { done: false; because: 'used'; uses: string[] }
  | { done: false; because: 'busy' | 'closed' };

type Change = Editor & {
  /** Its fields as they were typed. */
  typed: Form;
  /** The hash of a new picture, which is kept already. */
  picture: string | undefined;
};

/** What the editor had before them: marks of the words and of the picture. */
type Seen = { words: string; picture: string };

/** How often an edit is made again because someone else has changed another photograph meanwhile. */
const MOST_TRIES = 5;

/** Saves drafts of photographs: the bytes of their pictures, and their words in the one file that describes all. */
export function photoDrafts(website: Website, contentDir: string) {
  /** Decides by what is there, and does so again when that has changed before it was saved. */
  async function attempt(decide: (photos: Photos) => Promise<PhotoSaved | undefined>): Promise<PhotoSaved> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const photos = await readPhotos(website, contentDir);
      if (!photos.isOpen) return { done: false, because: 'closed' };
      const saved = await decide(photos);
      if (saved) return saved;
    }
    return { done: false, because: 'busy' };
  }

  /** False when someone else was faster. */
  async function put(
    photos: Photos,
    file: string,
    bytes: Uint8Array | string | null,
    { by, at }: Editor,
  ): Promise<boolean> {
    const from = photos.version(file).hash;
    if (bytes === null && from === null) return true;
    return (await website.putDraft(file, bytes, { by, at, from })).done;
  }

  function putWords(photos: Photos, text: string, editor: Editor): Promise<boolean> | true {
    return text === photos.text || put(photos, PHOTOS_FILE, new TextEncoder().encode(text), editor);
  }

  /** The new picture is the only one of its name: one in another format or by night shows something else. */
  async function putPicture(photos: Photos, name: string, picture: string, editor: Editor) {
    const file = `photos/${name}.jpg`;
    const others = photos.list.find((each) => each.name === name)?.files.filter((each) => each !== file);
    if (!(await put(photos, file, picture, editor))) return false;
    for (const other of others ?? []) await put(photos, other, null, editor);
    return true;
  }

  return {
    /** A new photograph, called by the first words of what is to be seen on it. */
    add: ({ typed, picture, ...editor }: Change & { picture: string }): Promise<PhotoSaved> =>
      attempt(async (photos) => {
        const name = nameFor(typed.get('alt')?.[0] ?? '', photos);
        const { text, mistakes } = editPhoto(photos.text, name, typed);
        if (text === undefined) return { done: false, because: 'mistakes', mistakes };
        // The words first: it is seen at publishing when their picture is missing, and not the other way round.
        if (!(await putWords(photos, text, editor))) return undefined;
        await putPicture(photos, name, picture, editor);
        return { done: true, name };
      }),

    /** A new photograph of which nothing is said yet, called as its file is; the same picture a second time is the one that is there. */
    addUndescribed: (picture: string, file: string, editor: Editor): Promise<PhotoSaved> =>
      attempt(async (photos) => {
        const there = photos.list.find(({ mark }) => mark === picture);
        if (there) return { done: true, name: there.name };
        const name = nameFor(file.replace(/\.\w+$/, ''), photos);
        return (await putPicture(photos, name, picture, editor)) ? { done: true, name } : undefined;
      }),

    change: (
      name: string,
      { typed, picture, seen, ...editor }: Change & { seen: Seen },
    ): Promise<PhotoSaved> =>
      attempt(async (photos) => {
        const photo = photos.list.find((each) => each.name === name);
        const { wordsMark = '', mark = '' } = photo ?? {};
        const { text, mistakes } = editPhoto(photos.text, name, picture ? ofOtherPicture(typed) : typed);
        if (text === undefined) return { done: false, because: 'mistakes', mistakes };
        // What is saved already was sent twice.
        const isOther = wordsMark !== seen.words && text !== photos.text;
        const isOtherPicture = picture !== undefined && mark !== seen.picture && mark !== picture;
        if (isOther || isOtherPicture) {
          const { by, at } = photos.version(isOther ? PHOTOS_FILE : (photo?.files[0] ?? ''));
          return { done: false, because: 'conflict', theirs: photo, by, at };
        }
        if (picture !== undefined && !(await putPicture(photos, name, picture, editor))) return undefined;
        return (await putWords(photos, text, editor)) ? { done: true, name } : undefined;
      }),

    /** Shows one at a place, a field or list: "home.yaml#hero.photo". */
    show: (name: string, place: string, editor: Editor): Promise<PhotoSaved> =>
      attempt(async (photos) => {
        const [file = '', at = ''] = place.split('#');
        const isThere = photos.list.some((each) => each.name === name && each.mark);
        const whole = isThere && photos.texts.get(file);
        const text = whole && withPhoto(file, whole, at, name);
        if (!text) return { done: false, because: 'busy' };
        return (await put(photos, file, new TextEncoder().encode(text), editor))
          ? { done: true, name }
          : undefined;
      }),

    /** Makes one again what it is for visitors. */
    drop: (name: string, editor: Editor): Promise<PhotoSaved> =>
      attempt(async (photos) => {
        for (const draft of await website.drafts())
          if (photoIn(draft.name) === name && !(await website.discardDraft(draft))) return undefined;
        const words = new Map(Object.entries(wordsIn(photos.published))).get(name);
        const typed = words && formFrom(formOfField(fieldsOf(photoSchema, words)));
        const { text } = editPhoto(photos.text, name, typed);
        return text === undefined || (await putWords(photos, text, editor))
          ? { done: true, name }
          : undefined;
      }),

    /** Removes one that no page shows. */
    remove: (name: string, editor: Editor): Promise<PhotoSaved> =>
      attempt(async (photos) => {
        const { files = [], uses = [] } = photos.list.find((each) => each.name === name) ?? {};
        if (uses.length > 0) return { done: false, because: 'used', uses };
        for (const file of files) if (!(await put(photos, file, null, editor))) return undefined;
        const { text } = editPhoto(photos.text, name, undefined);
        return text === undefined || (await putWords(photos, text, editor))
          ? { done: true, name }
          : undefined;
      }),
  };
}

/** Without the points of the picture before, and without its mark as a sample. */
function ofOtherPicture(typed: Form): Form {
  return new Map([...typed].filter(([name]) => !/^(?:measure|name|sample)\b/.test(name)));
}

/** The text of `photos.yaml` with the fields of one entry as they were typed, or without the entry. */
function editPhoto(
  whole: string,
  name: string,
  typed: Form | undefined,
): { text?: string; mistakes: FormMistakes } {
  const { form, mistakes: unreadable } = openFile(PHOTOS_FILE, whole);
  if (!form) return { mistakes: new Map([['', unreadable]]) };
  const sent = formFrom(formOfField(form.fields));
  const entries = sent.get(entriesName('')) ?? [];
  const place = entries.find((n) => sent.get(keyName(`[${n}]`))?.[0] === name) ?? String(entries.length);
  const entry = `[${place}]`;
  const edited = new Map([...sent].filter(([key]) => !key.startsWith(entry)));
  const others = entries.filter((n) => n !== place);
  edited.set(
    entriesName(''),
    !typed ? others : others.length < entries.length ? entries : [...entries, place],
  );
  if (typed) edited.set(keyName(entry), [name]);
  for (const [key, values] of typed ?? []) edited.set(`${entry}.${key}`, [...values]);
  const { text, mistakes = new Map() }: { text?: string; mistakes?: FormMistakes } = editFile(
    PHOTOS_FILE,
    whole,
    edited,
  );
  const own: FormMistakes = new Map(
    [...mistakes].flatMap(([key, each]) =>
      key.startsWith(entry) ? [[key.slice(entry.length).replace(/^\./, ''), each] as const] : [],
    ),
  );
  if (own.size > 0 || text === undefined) return { mistakes: own.size > 0 ? own : mistakes };
  return { text, mistakes: own };
}

/** The longest name, which other files have to name. */
const LONGEST_NAME = 40;

/** "cedar-deck-with-black-balusters" of what is to be seen, or of the name of a file, with a number where there is one. */
function nameFor(alt: string, { list }: Photos): string {
  const words = slugOf(alt)
    .slice(0, LONGEST_NAME + 1)
    .split('-')
    .slice(0, 6);
  const first = words.length > 1 && words.join('-').length > LONGEST_NAME ? words.slice(0, -1) : words;
  const wanted = first.join('-').slice(0, LONGEST_NAME) || 'photo';
  const isFree = (name: string) => name !== 'copies' && list.every((each) => each.name !== name);
  for (let n = 1; ; n++) {
    const name = n === 1 ? wanted : `${wanted}-${n}`;
    if (isFree(name)) return name;
  }
}
