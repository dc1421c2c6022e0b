import type { ComponentProps, ReactNode } from 'react';
import { form as formWords } from '../../../messages/en/form.ts';
import styles from './field.module.css';

type FieldProps = {
  id: string;
  label: string;
  /** Marks the label with "(optional)". */
  optional?: boolean;
  /** Shown below the label, and referenced by `aria-describedby`. */
  error?: string | undefined;
  /** Shown below the control, and referenced by `aria-describedby`. */
  hint?: ReactNode;
  /** More content below, which announces itself. */
  note?: ReactNode;
};

type ControlProps<Tag extends 'input' | 'select' | 'textarea'> = FieldProps & Omit<ComponentProps<Tag>, 'id'>;

export function InputField({ id, label, optional, error, hint, note, ...control }: ControlProps<'input'>) {
  return (
    <Frame {...{ id, label, optional, error, hint, note }}>
      <input
        type="text"
        dir="auto"
        id={id}
        required={!optional}
        {...describe(id, error, hint)}
        {...control}
      />
    </Frame>
  );
}

/**
 * A disabled select is never required. An enabled one says that it is not invalid, because Chromium tells assistive
 * technology otherwise before anything is chosen.
 */
export function SelectField({ id, label, optional, error, hint, note, ...control }: ControlProps<'select'>) {
  return (
    <Frame {...{ id, label, optional, error, hint, note }}>
      <select
        id={id}
        required={!optional && !control.disabled}
        {...describe(id, error, hint)}
        aria-invalid={error !== undefined}
        {...control}
      />
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
      <textarea dir="auto" id={id} required={!optional} {...describe(id, error, hint)} {...control} />
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

/** A screen reader reads the error first, then the hint. */
function describe(id: string, error: string | undefined, hint: ReactNode) {
  const texts = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean);
  return {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': texts.length > 0 ? texts.join(' ') : undefined,
  };
}
