import type { PhotoWords } from '../../contract/content/schema/pictures.ts';
import { fill } from '../../contract/fill.ts';
import { officePhotos as words } from '../../messages/en/office-photos.ts';
import { InputField } from '../../site/ui/field/field.tsx';
import styles from './photos.module.css';

/** Of one photograph: the addresses of its page and of its picture, and what is said of it. */
export type PhotoCard = {
  name: string;
  path: string;
  picture: string | undefined;
  /** What it is called. */
  title: string;
  alt: string | undefined;
  uses: string[];
  isSample: boolean;
  isChanged: boolean;
  /** Whether it is cut, behind the title of a page. */
  isCut: boolean;
};

/** What was typed and chosen; the picture by its hash. */
export type TypedPhoto = {
  words: Partial<PhotoWords> | undefined;
  picture: { hash: string; path: string } | undefined;
};

/** In megabytes, as the routes have it. */
export const MOST = 25;

/** An iPhone and a Mac make a JPEG of what is none of these. */
export const KINDS = 'image/jpeg,image/png,image/webp,image/avif';

type ChosenPictureProps = {
  label: string;
  hint?: string;
  optional?: boolean;
  /** False where the page shows it already. */
  isShown?: boolean;
  picture: TypedPhoto['picture'];
  problem: string | undefined;
};

/** A field for a file, and the picture that was chosen with an earlier press, which is sent no second time. */
export function ChosenPicture({ label, hint = '', optional = false, ...rest }: ChosenPictureProps) {
  const { isShown = true, picture, problem } = rest;
  return (
    <>
      {picture && (
        <figure className={styles.kept}>
          <input type="hidden" name="picture" value={picture.hash} />
          {isShown && <img src={picture.path} alt={words.keptAlt} />}
          <figcaption className="quiet">{words.kept}</figcaption>
        </figure>
      )}
      <InputField
        id="file"
        name="file"
        type="file"
        accept={KINDS}
        label={picture ? words.fileOther : label}
        hint={`${hint} ${fill(words.fileHint, { most: MOST })}`.trim()}
        optional={optional || picture !== undefined}
        error={problem}
      />
    </>
  );
}

export function PhotoMarks({ card }: { card: PhotoCard }) {
  const marks = [card.isSample && words.sample, card.isChanged && words.changed].filter(Boolean);
  return marks.length > 0 ? (
    <p className={styles.marks}>
      {marks.map((mark) => (
        <span key={String(mark)}>{mark}</span>
      ))}
    </p>
  ) : null;
}

/** Why nothing can be changed here, and where it can. */
export function ReadOnly({ folder, canBegin }: { folder: string; canBegin: boolean }) {
  if (!canBegin) return <p className={styles.note}>{fill(words.readOnly, { folder })}</p>;
  return (
    <div className={`${styles.note} row`}>
      <p>{words.notBegun}</p>
      <a href="/office/website">{words.begin}</a>
    </div>
  );
}

/** "Shown on the home page, Decks". */
export function usesOf({ uses }: Pick<PhotoCard, 'uses'>): string {
  return uses.length > 0 ? fill(words.uses, { pages: uses.join(', ') }) : words.unused;
}
