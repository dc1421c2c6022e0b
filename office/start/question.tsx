import type { ReactNode } from 'react';
import type { Form } from '../../contract/content/desk/read-fields.ts';
import { SWATCHES } from '../../contract/content/new-site/color.ts';
import type { Field, Question } from '../../contract/content/new-site/questions.ts';
import { rowsIn, tickName } from '../../contract/content/new-site/typed-answers.ts';
import { fill } from '../../contract/fill.ts';
import { officeStart as words } from '../../messages/en/office-start.ts';
import { Button } from '../../site/ui/button/button.tsx';
import { SelectField } from '../../site/ui/field/field.tsx';
import { Fields, Line, type Place, type Shown } from './fields.tsx';
import styles from './question.module.css';

/** A service whose prices are asked for. */
export type Priced = { name: string; label: string; fields: Field[]; isOwn: boolean };

type AskedProps = Place & Shown & { question: Question; services: Options };

export function Asked({ question, ...shown }: AskedProps) {
  const { form, errors, needed, services } = shown;
  const { id, ask, kind, why, where, example, none, tick } = question;
  const about = [needed.includes(id) && words.needed, why, example && fill(words.example, { example })];
  const place = [fill(words.where, { where }), none && !tick && fill(words.none, { none })];
  const hint = (
    <>
      {about.filter(Boolean).join(' ')}
      <span className={styles.remark}>{place.filter(Boolean).join(' ')}</span>
    </>
  );
  switch (kind) {
    case 'text':
      return <Line name={id} label={ask} hint={hint} {...shown} />;
    case 'choice':
      return (
        <SelectField
          id={id}
          name={id}
          label={ask}
          hint={hint}
          required={false}
          error={errors[id]}
          defaultValue={form.get(id)?.[0]}
        >
          <option value="">{words.notChosen}</option>
          {question.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      );
    case 'color':
      return (
        <Group id={id} legend={ask} hint={hint} error={errors[id]}>
          <Boxes type="radio" name={id} options={COLORS} form={form} />
          <Line name="color.other" label={words.otherColor} {...shown} />
        </Group>
      );
    case 'choices':
      return (
        <Group id={id} legend={ask} hint={hint} error={errors[id]}>
          <Boxes name={id} options={question.options} form={form} />
        </Group>
      );
    case 'services':
      return (
        <Group id={id} legend={ask} hint={hint} error={errors[id]}>
          <Boxes name={id} options={services} form={form} />
          <Line name="services.others" label={words.otherServices} {...shown} />
        </Group>
      );
    case 'fields':
      return (
        <Group id={id} legend={ask} hint={hint} error={errors[id]}>
          <Fields fields={question.fields} at={id} {...shown} />
          {id === 'hours' && <p className="quiet">{words.closed}</p>}
        </Group>
      );
    case 'rows':
      return (
        <Group id={id} legend={ask} hint={hint} error={errors[id]}>
          {tick && <Boxes name={tickName(id)} options={[{ value: 'none', label: tick }]} form={form} />}
          <Rows list={id} entry={question.entry} label={ask} fields={question.fields} {...shown} />
        </Group>
      );
    case 'photos':
      return null;
  }
}

type GroupProps = {
  id: string;
  legend: string;
  hint?: ReactNode;
  error?: string | undefined;
  children: ReactNode;
};

/** Fields that belong together. */
function Group({ id, legend, hint, error, children }: GroupProps) {
  const texts = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <fieldset id={id} className={styles.group} aria-describedby={texts || undefined}>
      <legend>{legend}</legend>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="quiet">
          {hint}
        </p>
      )}
      {children}
    </fieldset>
  );
}

type Options = { value: string; label: string; hint?: string; color?: string }[];

const COLORS: Options = SWATCHES.map(([name, color]) => ({ value: name, label: name, color }));

type BoxesProps = { type?: 'checkbox' | 'radio'; name: string; options: Options; form: Form };

function Boxes({ type = 'checkbox', name, options, form }: BoxesProps) {
  return (
    <ul className={styles.boxes}>
      {options.map(({ value, label, hint, color }) => (
        <li key={value}>
          <label>
            <input type={type} name={name} value={value} defaultChecked={form.get(name)?.includes(value)} />
            {color && (
              <svg className={styles.swatch} viewBox="0 0 1 1" aria-hidden="true">
                <path d="M0 0h1v1H0z" fill={color} />
              </svg>
            )}
            <span>
              {label}
              {hint && <span className={`${styles.remark} quiet`}>{hint}</span>}
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}

type RowsProps = Place & Shown & { list: string; entry: string; label: string; fields: Field[] };

/** What was typed, and one row more. */
function Rows({ list, entry, label, fields, ...shown }: RowsProps) {
  const { where, step, form, errors } = shown;
  const count = rowsIn(form, list) + 1;
  return (
    <>
      {Array.from({ length: count }, (_, n) => `${list}[${n}]`).map((at, n) => (
        <Group key={at} id={at} legend={fill(words.entry, { entry, number: n + 1 })} error={errors[at]}>
          <Fields fields={fields} at={at} {...shown} />
        </Group>
      ))}
      <Button
        type="submit"
        name="more"
        value={list}
        formAction={`${where}/${step}`}
        aria-label={fill(words.anotherOf, { list: label })}
      >
        {words.another}
      </Button>
    </>
  );
}

export function Prices({ prices, ...shown }: Place & Shown & { prices: Priced[] }) {
  return prices.map(({ name, label, fields, isOwn }) => (
    <Group key={name} id={name} legend={label} error={shown.errors[name]}>
      {isOwn ? (
        <Rows list={name} entry={words.job} label={label} fields={fields} {...shown} />
      ) : (
        <Fields fields={fields} at={name} {...shown} />
      )}
    </Group>
  ));
}
