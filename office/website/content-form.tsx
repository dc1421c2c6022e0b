import { Fragment, type ReactNode } from 'react';
import type { Field, Group, List } from '../../contract/content/desk/fields.ts';
import type { FileForm, FormMistakes } from '../../contract/content/desk/file-form.ts';
import { fill } from '../../contract/fill.ts';
import { officeWebsite as words } from '../../messages/en/office-website.ts';
import { Button } from '../../site/ui/button/button.tsx';
import { SubmitButton } from '../parts/controls.tsx';
import styles from './content-form.module.css';
import { ControlField, type Files } from './control-field.tsx';
import {
  entryId,
  entryTitle,
  errorAt,
  fieldsIn,
  gistOf,
  hintOf,
  idOf,
  isControl,
  isEmpty,
  shortened,
  spanIn,
  valuesOf,
} from './field-words.ts';

/** With more fields than these, what holds several is closed until it is asked for. */
const FIELDS_IN_SIGHT = 6;

/** So many optional fields that are empty come last, and are closed. */
const FEW = 3;

type ContentFormProps = {
  /** Where it posts to. */
  action: string;
  /** The version that is edited, which comes back with the form. */
  from?: string;
  form: FileForm;
  /** What a file that is one list is called. */
  title: string;
  mistakes?: FormMistakes | undefined;
  /** The files in each folder that a field can name: `photos`. */
  files?: Files;
  /** What is said beside some fields, by their names. */
  remarks?: ReadonlyMap<string, string>;
  /** The list in which something was just pressed. */
  pressed?: string | undefined;
};

type Shown = {
  action: string;
  mistakes: FormMistakes;
  files: Files;
  remarks?: ReadonlyMap<string, string>;
  pressed?: string | undefined;
  /** What has words of its own, whatever its page is called. */
  ownWords?: Field[];
};

/**
 * The form of a file. Its first button saves, because the Enter key presses the first one; the others post the same form with a change of a
 * list in `press`. The browser refuses nothing: what is wrong is said by the server, which has then kept what was typed.
 */
export function ContentForm(props: ContentFormProps) {
  const { action, from, form, title, mistakes = new Map(), files = {}, remarks = new Map(), pressed } = props;
  const { fields, text } = form;
  const isOwn = (field: Field) => /^(?:heading|title)$/.test(field.name) && !isEmpty(field);
  const ownWords = text && 'fields' in fields ? fields.fields.filter(isOwn) : [];
  const shown = { action, mistakes, files, remarks, pressed, ownWords };
  const textField = text && { ...text, label: words.text, help: words.textHelp };
  return (
    <form method="post" action={action} noValidate data-long className={`${styles.root} stack`}>
      {from !== undefined && <input type="hidden" name="#from" value={from} />}
      <button type="submit" tabIndex={-1} aria-hidden className={styles.first}>
        {words.save}
      </button>
      <Summary fields={[...(textField ? [textField] : []), fields]} shown={shown} />
      <Mistakes name="" shown={shown} />
      {fields.kind === 'group' ? (
        <Fields fields={fields.fields} shown={shown} folds />
      ) : (
        <AnyField field={{ ...fields, label: fields.label || title }} shown={shown} />
      )}
      {textField && <AnyField field={textField} shown={shown} />}
      <p className={styles.save}>
        <SubmitButton>{words.save}</SubmitButton>
      </p>
    </form>
  );
}

/** Leads to each field with a mistake. */
function Summary({ fields, shown }: { fields: Field[]; shown: Shown }) {
  const { mistakes } = shown;
  const wrong = fields
    .flatMap((field) => fieldsIn(field, ''))
    .filter(({ name }) => name && mistakes.has(name));
  if (wrong.length === 0) return null;
  return (
    <ul className={styles.summary}>
      {wrong.map(({ name, label }) => (
        <li key={name}>
          <a href={`#${idOf(name)}`}>{fill(words.toMend, { field: label })}</a>{' '}
          {errorAt(name, shown.mistakes)}
        </li>
      ))}
    </ul>
  );
}

type FieldsProps = { fields: Field[]; shown: Shown; folds?: boolean; isWrong?: boolean };

/** Fields below each other; of the optional ones, those that are empty come last, behind a line that opens them. */
function Fields({ fields, shown, folds, isWrong }: FieldsProps) {
  const isSpare = (field: Field) =>
    !field.needed && !field.isMain && isEmpty(field) && !remarkIn(field, shown) && !isOpen(field.name, shown);
  const spare = fields.filter(isSpare);
  // What was just added is there to be filled in, and a mistake of several fields may be in an empty one.
  const hasFew = isWrong || spare.length < FEW || (!folds && fields.every(isEmpty));
  const isFirst = (field: Field) => field.isMain || (field.needed && fields.some(({ isMain }) => isMain));
  const sorted = [...fields.filter(isFirst), ...fields.filter((field) => !isFirst(field))];
  const inSight = hasFew ? sorted : sorted.filter((field) => !isSpare(field));
  const isLong = folds === true && inSight.length > FIELDS_IN_SIGHT;
  return (
    <>
      {inSight.map((field) => (
        <FoldedField key={field.name} field={field} shown={shown} isFolded={isLong && !field.isMain} />
      ))}
      {!hasFew && (
        <Fold title={words.more} gist={spare.map(({ label }) => label).join(', ')} isOpen={false}>
          {spare.map((field) => (
            <FoldedField
              key={field.name}
              field={field}
              shown={shown}
              isFolded={spare.length > FIELDS_IN_SIGHT}
            />
          ))}
        </Fold>
      )}
    </>
  );
}

/** A field; where there are many, one that holds several is closed. */
function FoldedField({ field, shown, isFolded }: FieldProps<Field> & { isFolded: boolean }) {
  if (!isFolded || isControl(field)) return <AnyField field={field} shown={shown} />;
  return (
    <Fold
      title={field.label}
      gist={withSample(field, called(gistOf(field), shown) || remarkIn(field, shown))}
      isOpen={isOpen(field.name, shown)}
    >
      <AnyField field={{ ...field, label: '' }} shown={shown} />
    </Fold>
  );
}

type FoldProps = { title: string; gist: string; isOpen: boolean; children: ReactNode };

/** What is said beside its first field of which something is said. */
function remarkIn({ name }: Field, { remarks }: Shown): string {
  const [, remark = ''] = [...(remarks ?? [])].find(([at]) => at === name || at.startsWith(`${name}.`)) ?? [];
  return remark;
}

/** A photograph by what it shows; anything else as it is. */
function called(title: string, { files }: Shown): string {
  return shortened(files.photos?.find(({ name }) => name === title)?.title ?? title);
}

/** Closed until it is asked for. What is in it is posted all the same. */
function Fold({ title, gist, isOpen, children }: FoldProps) {
  return (
    <details open={isOpen} className={styles.fold}>
      <summary>
        {title}
        <span className={styles.gist}>{gist}</span>
      </summary>
      <div className="stack">{children}</div>
    </details>
  );
}

/** A closed line hides the mark of its fields. */
function withSample({ isSample }: Field, gist: string): string {
  return [isSample && words.sample, gist].filter(Boolean).join(' · ');
}

/** Something in it is wrong, or was just pressed. */
function isOpen(name: string, { mistakes, pressed }: Shown): boolean {
  const isIn = (at: string) => at === name || (/^[.[#]/.test(at.slice(name.length)) && at.startsWith(name));
  return [...mistakes.keys(), ...(pressed === undefined ? [] : [pressed])].some(isIn);
}

type FieldProps<Kind extends Field> = { field: Kind; shown: Shown };

/** The control or the group of a field. */
export function AnyField({ field, shown }: FieldProps<Field>) {
  if (field.kind === 'list')
    return field.times ? (
      <TimesField field={field} first={field.times.first} shown={shown} />
    ) : (
      <ListField field={field} shown={shown} />
    );
  return 'fields' in field ? (
    <GroupField field={field} shown={shown} />
  ) : (
    <ControlField field={field} shown={shown} />
  );
}

function GroupField({ field, shown }: FieldProps<Group>) {
  const { kind } = field;
  return (
    <Fieldset field={field} shown={shown} note={kind === 'either' ? words.either : ''}>
      <div className={kind === 'range' || kind === 'span' ? styles.parts : 'stack'}>
        <Fields fields={partsOf(field)} shown={shown} isWrong={shown.mistakes.has(field.name)} />
      </div>
    </Fieldset>
  );
}

/** The fields of a group with a label each. Those of a choice between several are shown one after another. */
function partsOf({ kind, label, fields }: Group): Field[] {
  if (kind === 'either') return fields.flatMap((option) => ('fields' in option ? partsOf(option) : [option]));
  const isPart = kind === 'range';
  const ends = isPart ? words.rangeParts : [];
  return fields.map((part, n) => ({
    ...part,
    needed: part.needed || (isPart && n === 0),
    label: part.label || ends[n] || partLabel(label, n),
  }));
}

function partLabel(label: string, n: number): string {
  return fill(words.otherPart, { label, number: n + 1 });
}

function ListField({ field, shown }: FieldProps<List>) {
  const { name, label, entries } = field;
  return (
    <Fieldset field={field} shown={shown}>
      <ol className={styles.entries} data-entries>
        {entries.map((entry, n) => (
          <li key={entry.field.name} id={entryId(name, n)}>
            <input type="hidden" name={`${name}[]`} value={n} />
            <Entry
              {...entry}
              title={called(entryTitle(entry, field, n), shown)}
              list={name}
              place={n}
              isLast={n === entries.length - 1}
              isOfSample={field.isSample}
              shown={shown}
            />
          </li>
        ))}
      </ol>
      <PressedNote name={name} shown={shown} />
      <Press
        press={`add ${name}`}
        label={words.add}
        entry={label}
        to={`${shown.action}#${entryId(name, entries.length)}`}
      />
    </Fieldset>
  );
}

/** That what was pressed in a list is not saved. */
function PressedNote({ name, shown }: { name: string; shown: Shown }) {
  return shown.pressed?.replace(/\[\d+\]$/, '') === name ? <p role="status">{words.pressed}</p> : null;
}

/** The hours of a day, a line for each time of opening. What is empty is closed. */
function TimesField({ field, first, shown }: FieldProps<List> & { first: Group }) {
  const { name, label, entries } = field;
  const to = `${shown.action}#${idOf(name)}`;
  const spans = entries.length > 0 ? entries.map((entry) => entry.field as Group) : [first];
  return (
    <Fieldset field={{ ...field, limits: [] }} shown={shown} className={styles.times}>
      {entries.length > 0 && <Press press={`add ${name}`} label={words.add} entry={label} to={to} />}
      {spans.map((span, n) => {
        const title = spans.length > 1 ? fill(words.entry, { list: label, number: n + 1 }) : label;
        return (
          <div key={span.name} className={styles.span}>
            <input type="hidden" name={`${name}[]`} value={n} />
            <TimeSpan span={span} title={title} shown={shown} />
          </div>
        );
      })}
      <PressedNote name={name} shown={shown} />
    </Fieldset>
  );
}

function TimeSpan({ span, title, shown }: { span: Group; title: string; shown: Shown }) {
  const { name, fields } = span;
  const wrong = [name, ...fields.map((part) => part.name)].find((each) => shown.mistakes.has(each));
  return (
    <>
      {fields.filter(isControl).map((part, n) => (
        <Fragment key={part.name}>
          {n > 0 && <span aria-hidden="true">{words.dash}</span>}
          <input
            id={idOf(part.name)}
            name={part.name}
            // Midnight at the end of a day is no time that a browser knows.
            type={/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/.test(part.value) ? 'time' : 'text'}
            defaultValue={part.value}
            aria-label={fill(words.spanEnd, { span: title, end: words.rangeParts[n] ?? '' })}
            aria-invalid={wrong ? true : undefined}
            aria-describedby={wrong && `${idOf(wrong)}-error`}
          />
        </Fragment>
      ))}
      {wrong && <Mistakes name={wrong} shown={shown} />}
    </>
  );
}

type EntryProps = List['entries'][number] & {
  title: string;
  list: string;
  place: number;
  isLast: boolean;
  /** Whether the mark of the list is above it. */
  isOfSample: boolean;
  shown: Shown;
};

/** One with several fields is closed until it is asked for, new or wrong. */
function Entry({ field, called, title, list, place, isLast, isOfSample, shown }: EntryProps) {
  const { name } = field;
  const to = (id: string) => `${shown.action}#${id}`;
  const isShort = isControl(field) || field.kind === 'range';
  const nameField = called && { ...called, label: fill(words.entryName, { entry: title }) };
  const isWhole = 'entries' in field && field.entries.length > 0;
  const remove = (
    <Press
      press={`remove ${name}`}
      label={isShort ? words.remove : fill(words.removeEntry, { entry: title })}
      entry={isShort ? title : ''}
      to={to(idOf(list))}
    />
  );
  const inside = (
    <>
      {nameField && <ControlField field={nameField} shown={shown} />}
      <AnyField field={{ ...field, label: isShort ? title : '' }} shown={shown} />
      <div className="row">
        {place > 0 && (
          <Press press={`up ${name}`} label={words.up} entry={title} to={to(entryId(list, place - 1))} />
        )}
        {!isLast && (
          <Press press={`down ${name}`} label={words.down} entry={title} to={to(entryId(list, place + 1))} />
        )}
        {!isWhole && remove}
      </div>
      {isWhole && (
        <details className={styles.fold}>
          <summary>{fill(words.removeEntry, { entry: title })}</summary>
          <p>{fill(words.removeAsk, { entries: gistOf(field) })}</p>
          {remove}
        </details>
      )}
    </>
  );
  if (isShort && !called) return <div className="stack">{inside}</div>;
  const all = [...(called ? [called.value] : []), ...valuesOf(field)];
  const isNew = all.every((value) => value === '');
  return (
    <Fold
      title={title}
      gist={isOfSample ? spanIn(field) : withSample(field, spanIn(field))}
      isOpen={isNew || isOpen(name, shown)}
    >
      {inside}
    </Fold>
  );
}

type PressProps = { press: string; label: string; entry: string; to: string };

/** `to`: the same page at what was pressed, which a browser then shows, and opens where it is closed. */
function Press({ press, label, entry, to }: PressProps) {
  return (
    <Button
      type="submit"
      name="press"
      value={press}
      formAction={to}
      aria-label={fill(words.buttonOf, { button: label, entry }).trim()}
    >
      {label}
    </Button>
  );
}

type FieldsetProps = FieldProps<Group | List> & { note?: string; className?: string; children: ReactNode };

/** Fields that belong together, with what is said of all of them. */
function Fieldset({ field, shown, note, className = '', children }: FieldsetProps) {
  const { name, label, isSample } = field;
  const id = idOf(name);
  const hint = [note, hintOf(field), shown.remarks?.get(name)].filter(Boolean).join(' ');
  const isWrong = shown.mistakes.has(name);
  const texts = [isWrong && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <fieldset id={id} className={`${styles.group} ${className}`} aria-describedby={texts || undefined}>
      {label && (
        <legend>
          {label}
          {isSample && <span className={styles.gist}>{words.sample}</span>}
        </legend>
      )}
      {name && <Mistakes name={name} shown={shown} />}
      {hint && (
        <p id={`${id}-hint`} className="quiet">
          {hint}
        </p>
      )}
      {children}
    </fieldset>
  );
}

function Mistakes({ name, shown }: { name: string; shown: Shown }) {
  const error = errorAt(name, shown.mistakes);
  return error ? (
    <p id={`${idOf(name)}-error`} className={styles.error}>
      {error}
    </p>
  ) : null;
}
