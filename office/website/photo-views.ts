import { fieldsOf } from '../../contract/content/desk/fields.ts';
import { readHead } from '../../contract/content/desk/file-form.ts';
import { photoPlaces } from '../../contract/content/desk/photo-places.ts';
import type { Form } from '../../contract/content/desk/read-fields.ts';
import { formFrom, readFields } from '../../contract/content/desk/read-fields.ts';
import { photoSchema } from '../../contract/content/schema/pictures.ts';
import { fill } from '../../contract/fill.ts';
import { officePhotos as words } from '../../messages/en/office-photos.ts';
import { websiteChanges } from '../../messages/en/website-changes.ts';
import type { PhotoProblem } from '../../server/photos/prepare-photo.ts';
import {
  type CopySize,
  PHOTOS_FILE,
  type Photo,
  type Photos,
  photoTitle,
} from '../../server/website/photos.ts';
import { fieldsIn } from './field-words.ts';
import { websiteList } from './website-list.ts';
import { photoPath, picturePath } from './website-page.ts';

/** The address of one version of a picture, which never changes. */
export function versionPath(name: string, mark: string, size: CopySize = 'small'): string {
  return `${picturePath(name)}?${new URLSearchParams({ of: mark, size })}`;
}

/** The picture that came with a form. */
export function pictureTyped(hash: string | undefined, size: CopySize = 'small') {
  return hash ? { hash, path: versionPath('new', hash, size) } : undefined;
}

/** What the pages show of a photograph. */
export function cardOf({ name, mark, words: said, uses, isTop, isChanged }: Photo, size: CopySize = 'small') {
  return {
    ...{ name, uses, isChanged },
    path: photoPath(name),
    picture: mark ? versionPath(name, mark, size) : undefined,
    title: photoTitle(name, said),
    alt: said?.alt,
    isSample: said?.sample === true,
    isCut: said?.keep !== undefined || isTop || uses.includes(websiteChanges.files.guide),
  };
}

/** The places that could show a photograph, by the part of the website that they are in. */
export function placesFor(photo: string, texts: Photos['texts']): { title: string; places: Place[] }[] {
  const parts = [...texts].map(([file, text]) => ({ file, text, isChanged: false }));
  const rows = websiteList(parts).flatMap(({ rows }) => rows);
  return rows.flatMap(({ file, title }) => {
    const text = texts.get(file);
    const head = text === undefined || file === PHOTOS_FILE ? undefined : readHead(file, text);
    if (!head) return [];
    const labels = new Map(
      fieldsIn(fieldsOf(head.schema, head.data), '').map(({ name, label }) => [name, label]),
    );
    const places = photoPlaces(head, photo).map(({ field, at }) => ({
      value: `${file}#${at}`,
      label: labels.get(field.name) ?? '',
    }));
    return places.length > 0 ? [{ title, places }] : [];
  });
}

type Place = { value: string; label: string };

/** The fields of a photograph, with the point that was chosen on the picture as the two numbers of the file. */
export function typedOf(fields: Map<string, string>): Form {
  const [across, down] = (fields.get('focus') ?? '').split(' ');
  const own = [...fields].filter(([name]) => !/^(?:focus|picture|seen-.*)$/.test(name));
  return formFrom(across && down ? [...own, ['keep[0]', across] as const, ['keep[1]', down] as const] : own);
}

/** As they are shown again. */
export function wordsTyped(typed: Form | undefined): Photo['words'] {
  return typed && (readFields(photoSchema, typed, true).data as Photo['words']);
}

/** What a press has done. */
export const statusLines = () => ({
  add: words.added,
  show: words.shown,
  save: words.saved,
  replace: words.replaced,
  remove: words.removed,
  drop: words.dropped,
});

/** Why a file is not taken. */
export const problemLines = (): Record<PhotoProblem, string> => ({
  empty: words.empty,
  unknown: words.unknown,
  heic: words.heic,
  broken: words.broken,
  'too-many-pixels': fill(words.tooManyPixels, { most: 60 }),
  'too-small': fill(words.tooSmall, { least: 1440 }),
});
