import type { ReactNode } from 'react';
import type { Form } from '../../contract/content/desk/read-fields.ts';
import type { Field } from '../../contract/content/new-site/questions.ts';
import { fill } from '../../contract/fill.ts';
import { officeStart as words } from '../../messages/en/office-start.ts';
import { InputField, TextareaField } from '../../site/ui/field/field.tsx';
import styles from './question.module.css';

/** `where` is the address of the page, without its step. */
export type Place = { where: string; step: string; number: number; steps: number; back?: string | undefined };

export type Shown = { form: Form; errors: Record<string, string>; needed: string[] };

/** The fields of one set. */
export function Fields({ fields, at, ...shown }: Place & Shown & { fields: Field[]; at: string }) {
  return (
    <div className={styles.fields}>
      {fields.map((field) => {
        const name = `${at}.${field.id}`;
        const { ask: label, example, kind } = field;
        const hint = example && kind !== 'times' ? fill(words.example, { example }) : undefined;
        const { form, errors } = shown;
        if (kind === 'times' || kind === 'prices')
          return <Span key={name} name={name} label={label} kind={kind} {...shown} />;
        if (kind === 'paragraph')
          return (
            <TextareaField
              key={name}
              id={name}
              name={name}
              label={label}
              required={false}
              rows={3}
              error={errorAt(name, errors)}
              defaultValue={form.get(name)?.[0]}
            />
          );
        if (kind === 'yes')
          return (
            <div key={name} className={styles.boxes}>
              <label>
                <input type="checkbox" name={name} value="yes" defaultChecked={form.has(name)} />
                {label}
              </label>
            </div>
          );
        return <Line key={name} name={name} label={label} hint={hint} {...shown} />;
      })}
    </div>
  );
}

type LineProps = Place & Shown & { name: string; label: string; hint?: ReactNode };

export function Line({ name, label, hint, form, errors, needed }: LineProps) {
  return (
    <InputField
      id={name}
      name={name}
      label={label}
      hint={hint}
      error={errorAt(name, errors)}
      required={needed.includes(name)}
      defaultValue={form.get(name)?.[0]}
      {...INPUTS[name]}
      autoFocus={getsCursor(name, errors)}
    />
  );
}

/** What a phone's keyboard and a browser's memory can do for a field. */
const INPUTS: Record<
  string,
  { type?: 'tel' | 'email'; autoComplete?: string; inputMode?: 'numeric' | 'url' }
> = {
  name: { autoComplete: 'organization' },
  phone: { type: 'tel', autoComplete: 'tel' },
  emergencyPhone: { type: 'tel', autoComplete: 'off' },
  email: { type: 'email', autoComplete: 'email' },
  domain: { inputMode: 'url' },
  'address.street': { autoComplete: 'street-address' },
  'address.city': { autoComplete: 'address-level2' },
  'address.state': { autoComplete: 'address-level1' },
  'address.zip': { autoComplete: 'postal-code' },
  founded: { inputMode: 'numeric' },
  'owner.name': { autoComplete: 'name' },
  'owner.email': { type: 'email', autoComplete: 'email' },
};

type SpanProps = Shown & { name: string; label: string; kind: 'times' | 'prices' };

/** Two of a kind, from and to. */
function Span({ name, label, kind, form, errors }: SpanProps) {
  const error = errorAt(name, errors);
  const end = (part: 'from' | 'to') => (
    <input
      {...(kind === 'times' ? { type: 'time' } : { type: 'text', inputMode: 'numeric' })}
      name={`${name}.${part}`}
      aria-label={fill(part === 'from' ? words.from : words.until, { label })}
      aria-describedby={error && `${name}-error`}
      defaultValue={form.get(`${name}.${part}`)?.[0]}
      autoComplete="off"
      aria-invalid={error ? true : undefined}
      // biome-ignore lint/a11y/noAutofocus: after a refusal, at the first field that is wrong
      autoFocus={getsCursor(name, errors)}
    />
  );
  return (
    <div className={styles.span} data-wrong={error ? '' : undefined}>
      <p className={styles.spanLabel}>{label}</p>
      {error && (
        <p id={`${name}-error`} className={styles.error}>
          {error}
        </p>
      )}
      <div className={styles.ends} data-kind={kind}>
        {kind === 'prices' && <span aria-hidden="true">{words.dollar}</span>}
        {end('from')}
        <span aria-hidden="true">{words.dash}</span>
        {kind === 'prices' && <span aria-hidden="true">{words.dollar}</span>}
        {end('to')}
      </div>
    </div>
  );
}

/** Whether a field gets the cursor, as the first one that is wrong; undefined for no attribute. */
function getsCursor(name: string, errors: Record<string, string>): true | undefined {
  const [first] = Object.entries(errors);
  return (first && errorAt(name, Object.fromEntries([first])) !== undefined) || undefined;
}

/** What is wrong with a field, or with a part of it. */
function errorAt(name: string, errors: Record<string, string>): string | undefined {
  const [found] = Object.entries(errors).filter(
    ([at]) => at === name || at.startsWith(`${name}[`) || at.startsWith(`${name}.`),
  );
  return found?.[1];
}
