import type { Form } from '../../contract/content/desk/read-fields.ts';
import { formFrom, readFields } from '../../contract/content/desk/read-fields.ts';
import { photoSchema } from '../../contract/content/schema/pictures.ts';
import { fill } from '../../contract/fill.ts';
import { officePhotos as words } from '../../messages/en/office-photos.ts';
import { websiteChanges } from '../../messages/en/website-changes.ts';
import type { CopySize, Photo } from '../../server/website/photos.ts';
import type { PhotoProblem } from '../../server/website/prepare-photo.ts';
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
export function cardOf({ name, mark, words: said, uses, isChanged }: Photo, size: CopySize = 'small') {
  return {
    ...{ name, uses, isChanged },
    path: photoPath(name),
    picture: mark ? versionPath(name, mark, size) : undefined,
    alt: said?.alt,
    isSample: said?.sample === true,
    isCut:
      said?.keep !== undefined || name.startsWith('header-') || uses.includes(websiteChanges.files.guide),
  };
}

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
export const statusLines = (name = '') => ({
  add: fill(words.added, { name }),
  save: words.saved,
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
