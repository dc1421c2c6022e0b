import { Fragment } from 'react';
import type { Control } from '../../contract/content/desk/fields.ts';
import type { FormMistakes } from '../../contract/content/desk/file-form.ts';
import { RESERVED_PHONE } from '../../contract/reserved-phones.ts';
import { officeWebsite as words } from '../../messages/en/office-website.ts';
import { InputField, SelectField, TextareaField } from '../../site/ui/field/field.tsx';
import styles from './content-form.module.css';
import { choiceLabel, errorAt, hintOf, idOf, rowsOf } from './field-words.ts';
import { PHOTOS, picturePath } from './website-page.ts';

/** Files of each folder, by the names that fields have for them and with what they are called. */
export type Files = Record<string, { name: string; title: string }[]>;

type ControlFieldProps = {
  field: Control;
  shown: {
    mistakes: FormMistakes;
    files: Files;
    remarks?: ReadonlyMap<string, string>;
    ownWords?: NameHintProps['ownWords'];
  };
};

/** The label, the control and what is said of it: the kind follows from the schema. */
export function ControlField({ field, shown }: ControlFieldProps) {
  const { kind, name, label, value, needed, choices, folder, most } = field;
  const id = idOf(name);
  const isForExamples = kind === 'line' && RESERVED_PHONE.test(value);
  const error = errorAt(name, shown.mistakes) ?? (isForExamples ? words.examplePhone : undefined);
  const remark = shown.remarks?.get(name);
  // What may stand in braces is said with the remark.
  const limits = field.limits.filter((limit) => !remark || !limit.includes('{'));
  const hint = [hintOf({ ...field, limits }), remark].filter(Boolean).join(' ') || undefined;
  const { ownWords = [] } = shown;
  const isCalled = name === 'name' && ownWords.length > 0;
  const said = isCalled ? <NameHint hint={hint} ownWords={ownWords} /> : hint;
  const common = { id, name, label, error, hint: said, optional: !needed, defaultValue: value };
  const named = (choice: string) => ({ name: choice, title: choiceLabel(choice) });
  const options = choices?.map(named) ?? (folder ? shown.files[folder] : undefined);
  if (kind === 'switch') return <Switch field={field} error={error} />;
  if (options && kind !== 'checks') {
    const isThere = options.some((option) => option.name === value);
    const select = (
      <SelectField {...common} data-pictures={folder === 'photos' ? PHOTOS : undefined}>
        <option value="">{words.notChosen}</option>
        {(value && !isThere ? [named(value), ...options] : options).map((option) => (
          <option key={option.name} value={option.name}>
            {option.title}
          </option>
        ))}
      </SelectField>
    );
    if (folder !== 'photos') return select;
    return (
      <div className={styles.photo}>
        {select}
        {isThere && <img src={picturePath(value)} alt="" loading="lazy" decoding="async" />}
      </div>
    );
  }
  if (kind === 'checks') return <Checks field={field} error={error} />;
  if (kind === 'lines') {
    const several = {
      ...common,
      hint: [hint, field.commas ? words.onePerLineOrComma : words.onePerLine].filter(Boolean).join(' '),
    };
    return <TextareaField {...several} rows={Math.max(2, value.split('\n').length)} />;
  }
  const typed = { ...common, 'data-most': most };
  if (kind === 'text') return <TextareaField {...typed} rows={rowsOf(value)} />;
  if (kind === 'markdown') return <TextareaField {...typed} rows={24} data-markdown />;
  if (kind === 'yaml') return <TextareaField {...typed} rows={24} />;
  return <InputField {...typed} autoComplete="off" />;
}

type NameHintProps = { hint: string | undefined; ownWords: { name: string; label: string }[] };

/** Leads to what stays as it is when the name of a page is changed. */
function NameHint({ hint, ownWords }: NameHintProps) {
  return (
    <>
      {hint} {words.ownWords}
      {ownWords.map(({ name, label }, n) => (
        <Fragment key={name}>
          {n > 0 && ', '}
          <a href={`#${idOf(name)}`}>{label}</a>
        </Fragment>
      ))}
    </>
  );
}

/** Any number of choices. */
function Checks({ field, error }: { field: Control; error: string | undefined }) {
  const { name, label, value, choices = [] } = field;
  const chosen = value.split('\n').filter(Boolean);
  return (
    <fieldset id={idOf(name)} className={styles.group} aria-describedby={error && `${idOf(name)}-error`}>
      <legend>{label}</legend>
      {error && (
        <p id={`${idOf(name)}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {field.help && <p className="quiet">{hintOf(field)}</p>}
      <div className={styles.checks}>
        {[...new Set([...choices, ...chosen])].map((choice) => (
          <label key={choice} className={styles.switch}>
            <input
              type="checkbox"
              id={`${idOf(name)}-${choice}`}
              name={name}
              value={choice}
              defaultChecked={chosen.includes(choice)}
            />
            {choiceLabel(choice)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** A box is ticked or not, and never missing. */
function Switch({ field, error }: { field: Control; error: string | undefined }) {
  const { name, label, value } = field;
  const id = idOf(name);
  const hint = hintOf(field);
  const texts = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div>
      <label className={styles.switch}>
        <input
          type="checkbox"
          id={id}
          name={name}
          value="true"
          defaultChecked={value === 'true'}
          aria-describedby={texts || undefined}
        />
        {label}
      </label>
      {error && <p id={`${id}-error`}>{error}</p>}
      {hint && (
        <p id={`${id}-hint`} className="quiet">
          {hint}
        </p>
      )}
    </div>
  );
}
