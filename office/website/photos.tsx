import { fieldsOf, type Group } from '../../contract/content/desk/fields.ts';
import type { FormMistakes } from '../../contract/content/desk/file-form.ts';
import { photoSchema } from '../../contract/content/schema/pictures.ts';
import { fill } from '../../contract/fill.ts';
import { officePhotos as words } from '../../messages/en/office-photos.ts';
import { InputField } from '../../site/ui/field/field.tsx';
import { SubmitButton } from '../parts/controls.tsx';
import { type Frame, Page } from '../parts/page.tsx';
import { AnyField } from './content-form.tsx';
import {
  ChosenPicture,
  KINDS,
  MOST,
  type PhotoCard,
  PhotoMarks,
  ReadOnly,
  type TypedPhoto,
  usesOf,
} from './photo-parts.tsx';
import styles from './photos.module.css';
import { SEVERAL } from './website-page.ts';

type PhotosProps = {
  frame: Frame;
  cards: PhotoCard[];
  /** The folder on the server, where they are changed instead. */
  folder: string | undefined;
  canBegin: boolean;
  /** The form of a new one. */
  add: TypedPhoto | undefined;
  status?: string | undefined;
  mistakes?: FormMistakes | undefined;
  /** What is wrong with the file that was chosen. */
  problem?: string | undefined;
  /** Of several that were chosen at once: where each is now, or what is wrong with it. */
  results?: { file: string; to?: string; problem?: string | undefined }[];
};

/** All photographs of the website. */
export function Photos({ frame, cards, folder, canBegin, add, results = [], ...now }: PhotosProps) {
  const { status, mistakes, problem } = now;
  const isWrong = mistakes !== undefined || problem !== undefined;
  return (
    <Page frame={frame} title={words.title} isWrong={isWrong} status={status} current="website">
      <div className="row">
        <a href="/office/website">{words.back}</a>
        <p className="quiet">{countOf(cards)}</p>
      </div>
      {folder !== undefined && <ReadOnly folder={folder} canBegin={canBegin} />}
      {results.length > 0 && (
        <ul className="stack">
          {results.map(({ file, to, problem: wrong }) => (
            <li key={`${file} ${to}`}>
              {to ? (
                <a href={to} className="target">
                  {fill(words.addedFile, { file })}
                </a>
              ) : (
                fill(words.refusedFile, { file, problem: wrong ?? '' })
              )}
            </li>
          ))}
        </ul>
      )}
      {add && <AddForm add={add} mistakes={mistakes} problem={problem} isOpen={isWrong} />}
      {add && <AddSeveral />}
      <ul className={styles.grid}>
        {cards.map((card) => (
          <li key={card.name} className={styles.card}>
            <a href={card.path}>
              {card.picture ? (
                <img src={card.picture} alt="" width={480} height={320} loading="lazy" decoding="async" />
              ) : (
                <span className={styles.missing}>{words.noPicture}</span>
              )}
              <span className={styles.alt}>{card.alt ?? `${words.undescribed}: ${card.name}`}</span>
            </a>
            <p className="quiet">{usesOf(card)}</p>
            <PhotoMarks card={card} />
          </li>
        ))}
      </ul>
    </Page>
  );
}

function countOf(cards: PhotoCard[]): string {
  const undescribed = cards.filter(({ alt }) => !alt).length;
  if (cards.length === 0) return words.none;
  const all = cards.length === 1 ? words.countOne : fill(words.count, { count: cards.length });
  if (undescribed === 0) return all;
  const left =
    undescribed === 1 ? words.undescribedOne : fill(words.undescribedCount, { count: undescribed });
  return `${all}, ${left}`;
}

type AddFormProps = Pick<PhotosProps, 'mistakes' | 'problem'> & { add: TypedPhoto; isOpen: boolean };

function AddForm({ add, mistakes = new Map(), problem, isOpen }: AddFormProps) {
  const action = '/office/website/photos';
  const { fields } = fieldsOf(photoSchema, add.words) as Group;
  const shown = { action, mistakes, files: {} };
  return (
    <details className={styles.add} open={isOpen}>
      <summary>{words.add}</summary>
      <form method="post" action={action} encType="multipart/form-data" noValidate className="stack">
        <ChosenPicture label={words.file} picture={add.picture} problem={problem} />
        {fields
          .filter(({ needed, isMain }) => needed || isMain)
          .map((field) => (
            <AnyField key={field.name} field={field} shown={shown} />
          ))}
        <SubmitButton>{words.addButton}</SubmitButton>
      </form>
    </details>
  );
}

/** From the album of a phone. What they show is said of each on its page. */
function AddSeveral() {
  return (
    <details className={styles.add}>
      <summary>{words.addSeveral}</summary>
      <form method="post" action={SEVERAL} encType="multipart/form-data" className="stack">
        <InputField
          id="files"
          name="files"
          type="file"
          multiple
          accept={KINDS}
          label={words.files}
          hint={fill(words.filesHint, { most: MOST })}
        />
        <SubmitButton>{words.addFiles}</SubmitButton>
      </form>
    </details>
  );
}
