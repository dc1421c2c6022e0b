import type { Group } from '../../contract/content/desk/fields.ts';
import { fieldsOf } from '../../contract/content/desk/fields.ts';
import type { FormMistakes } from '../../contract/content/desk/file-form.ts';
import { photoSchema } from '../../contract/content/schema/pictures.ts';
import { fill } from '../../contract/fill.ts';
import { officePhotos as words } from '../../messages/en/office-photos.ts';
import { officeWebsite as websiteWords } from '../../messages/en/office-website.ts';
import { Button } from '../../site/ui/button/button.tsx';
import { SelectField } from '../../site/ui/field/field.tsx';
import { SubmitButton } from '../parts/controls.tsx';
import { type Frame, Page } from '../parts/page.tsx';
import { AnyField } from './content-form.tsx';
import { shortened } from './field-words.ts';
import styles from './photo.module.css';
import {
  ChosenPicture,
  type PhotoCard,
  PhotoMarks,
  ReadOnly,
  type TypedPhoto,
  usesOf,
} from './photo-parts.tsx';

type PhotoForm = TypedPhoto & {
  /** Marks of the words and of the picture that the owner had before them. */
  seenWords: string;
  seenPicture: string;
};

type PhotoProps = {
  frame: Frame;
  card: PhotoCard;
  caption: string | undefined;
  folder: string | undefined;
  canBegin: boolean;
  form: PhotoForm | undefined;
  /** Where it could be shown, by the parts of the website, once that is asked for. */
  places: { title: string; places: { value: string; label: string }[] }[];
  /** The version of someone else who has changed it meanwhile. */
  theirs: { title: string; card: PhotoCard | undefined; caption: string | undefined } | undefined;
  status?: string | undefined;
  mistakes?: FormMistakes | undefined;
  problem?: string | undefined;
};

/** One photograph: what is said of it, what of it stays in sight, another picture in its place, and its removal. */
export function Photo({ frame, card, caption, form, status, mistakes, problem, ...rest }: PhotoProps) {
  const { folder, canBegin, places, theirs } = rest;
  const isWrong = mistakes !== undefined || problem !== undefined;
  return (
    <Page frame={frame} title={shortened(card.title)} isWrong={isWrong} status={status} current="website">
      <div className="row">
        <a href="/office/website/photos">{words.backToPhotos}</a>
        {card.isChanged && <a href="/office/website/publish">{words.publish}</a>}
        {form && places.length === 0 && <a href={`${card.path}?show#${PLACE}`}>{words.showOn}</a>}
        <p className="quiet">{usesOf(card)}</p>
        <PhotoMarks card={card} />
      </div>
      {folder !== undefined && <ReadOnly folder={folder} canBegin={canBegin} />}
      {theirs && (
        <section className={styles.theirs}>
          <h2>{theirs.title}</h2>
          {theirs.card?.picture && <img src={theirs.card.picture} alt={theirs.card.alt ?? ''} />}
          <p>{theirs.card?.alt}</p>
          <p className="quiet">{theirs.caption}</p>
        </section>
      )}
      {form ? (
        <EditForm card={card} form={form} mistakes={mistakes} problem={problem} />
      ) : (
        <figure className={styles.shown}>
          {card.picture && <img src={card.picture} alt={card.alt ?? ''} />}
          <figcaption>
            <p>{card.alt}</p>
            <p className="quiet">{caption}</p>
          </figcaption>
        </figure>
      )}
      {places.length > 0 && <ShowOn card={card} places={places} />}
      {form && card.isChanged && (
        <form method="post" action={`${card.path}/drop`}>
          <Button type="submit">{words.drop}</Button>
        </form>
      )}
      {form && <Removal card={card} />}
    </Page>
  );
}

type EditFormProps = Pick<PhotoProps, 'card' | 'mistakes' | 'problem'> & { form: PhotoForm };

function EditForm({ card, form, mistakes = new Map(), problem }: EditFormProps) {
  const { fields } = fieldsOf(photoSchema, form.words ?? {}) as Group;
  const shown = { action: card.path, mistakes, files: {} };
  const part = (isWanted: (name: string) => boolean) =>
    fields
      .filter(({ name }) => isWanted(name))
      .map((field) => <AnyField key={field.name} field={field} shown={shown} />);
  const src = form.picture?.path ?? card.picture;
  const picture = src && { src, alt: form.picture ? words.keptAlt : (card.alt ?? '') };
  const isPoint = (name: string) => name === 'measure' || name === 'name';
  const hasPoints = form.words?.measure !== undefined || form.words?.name !== undefined;
  return (
    <form method="post" action={card.path} encType="multipart/form-data" noValidate className={styles.form}>
      <input type="hidden" name="seen-words" value={form.seenWords} />
      <input type="hidden" name="seen-picture" value={form.seenPicture} />
      <div className="stack">
        {picture && card.isCut && <FocusField {...picture} keep={form.words?.keep} />}
        {picture && !card.isCut && (
          <div className={styles.stage}>
            <img src={picture.src} alt={picture.alt} />
          </div>
        )}
        <ChosenPicture
          label={card.picture ? words.fileReplace : words.file}
          hint={card.picture ? words.replaceHint : ''}
          optional={card.picture !== undefined}
          picture={form.picture}
          isShown={false}
          problem={problem}
        />
      </div>
      <div className="stack">
        {part((name) => name !== 'keep' && !isPoint(name))}
        <details open={hasPoints || [...mistakes.keys()].some((name) => isPoint(name.replace(/[.[].*/, '')))}>
          <summary className={styles.more}>{words.more}</summary>
          <div className="stack">{part(isPoint)}</div>
        </details>
        <SubmitButton>{websiteWords.save}</SubmitButton>
      </div>
    </form>
  );
}

/** The places that the schema has for it, in percent. */
const PLACES = [0, 25, 50, 75, 100];

type FocusFieldProps = { src: string; alt: string; keep: readonly number[] | undefined };

/** Radio buttons on the picture, which the arrow keys move through. */
function FocusField({ src, alt, keep }: FocusFieldProps) {
  const chosen = keep?.join(' ') ?? '50 50';
  return (
    <fieldset className={styles.focus} aria-describedby="focus-hint">
      <legend>{words.focus}</legend>
      <div className={styles.stage}>
        <img src={src} alt={alt} />
        <div className={styles.points}>
          {PLACES.flatMap((down, row) =>
            PLACES.map((across, column) => {
              const place = `${across} ${down}`;
              return (
                <label key={place}>
                  <input
                    type="radio"
                    name="focus"
                    // In a file the middle is not said.
                    value={place === '50 50' && !keep?.every((each) => each === 50) ? '' : place}
                    defaultChecked={place === chosen}
                    aria-label={fill(words.focusPoint, {
                      across: words.across[column] ?? '',
                      down: words.down[row] ?? '',
                    })}
                  />
                </label>
              );
            }),
          )}
        </div>
      </div>
      <p id="focus-hint" className="quiet">
        {words.focusHint}
      </p>
    </fieldset>
  );
}

/** The field in which a place is chosen. */
const PLACE = 'place';

/** Puts it where it is to be shown, with one press. */
function ShowOn({ card, places }: Pick<PhotoProps, 'card' | 'places'>) {
  return (
    <form method="post" action={`${card.path}/show`} className="stack">
      <SelectField id={PLACE} name={PLACE} label={words.showOn} hint={words.showOnHint}>
        <option value="">{websiteWords.notChosen}</option>
        {places.map((part) => (
          <optgroup key={part.title} label={part.title}>
            {part.places.map(({ value, label }) => (
              <option key={value} value={value}>
                {label === '' ? part.title : fill(words.placeIn, { part: part.title, place: label })}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
      <p>
        <Button type="submit">{words.show}</Button>
      </p>
    </form>
  );
}

function Removal({ card }: { card: PhotoCard }) {
  if (card.uses.length > 0)
    return <p className="quiet">{fill(words.cannotRemove, { pages: card.uses.join(', ') })}</p>;
  return (
    <form method="post" action={`${card.path}/remove`}>
      <Button type="submit" className="danger">
        {words.remove}
      </Button>
    </form>
  );
}
