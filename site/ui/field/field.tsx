import type { ComponentProps, ReactNode } from 'react';
import * as formWords from '../../../content/words/form.ts';
import styles from './field.module.css';

type FieldProps = {
  id: string;
  label: string;
  /** Set for a field that may stay empty: it is marked "(optional)". */
  optional?: boolean;
  /** What is wrong with the answer, in words; shown under the label and tied to the control. */
  error?: string | undefined;
  /** Help that stands under the control and is tied to it. */
  hint?: string;
  /** What else stands there and speaks for itself when it appears. */
  note?: ReactNode;
};

type ControlProps<Tag extends 'input' | 'select' | 'textarea'> = FieldProps & Omit<ComponentProps<Tag>, 'id'>;

export function InputField({ id, label, optional, error, hint, note, ...control }: ControlProps<'input'>) {
  return (
    <Frame {...{ id, label, optional, error, hint, note }}>
      <input type="text" id={id} required={!optional} {...describe(id, error, hint)} {...control} />
    </Frame>
  );
}

/** A disabled select asks for no answer, so it cannot require one. */
export function SelectField({ id, label, optional, error, hint, note, ...control }: ControlProps<'select'>) {
  return (
    <Frame {...{ id, label, optional, error, hint, note }}>
      <select id={id} required={!optional && !control.disabled} {...describe(id, error, hint)} {...control} />
    </Frame>
  );
}

export function TextareaField({
  id,
  label,
  optional,
  error,
  hint,
  note,
  ...control
}: ControlProps<'textarea'>) {
  return (
    <Frame {...{ id, label, optional, error, hint, note }}>
      <textarea id={id} required={!optional} {...describe(id, error, hint)} {...control} />
    </Frame>
  );
}

function Frame({ id, label, optional, error, hint, note, children }: FieldProps & { children: ReactNode }) {
  return (
    <div className={styles.root} data-wrong={error ? '' : undefined}>
      <label htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> {formWords.optional}</span>}
      </label>
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
      {children}
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {note}
    </div>
  );
}

/** What is wrong is heard first, then the help. */
function describe(id: string, error: string | undefined, hint: string | undefined) {
  const texts = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean);
  return {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': texts.length > 0 ? texts.join(' ') : undefined,
  };
}
