import type { ComponentProps, ReactNode } from 'react';
import { messages } from '../../../contract/messages.ts';
import styles from './field.module.css';

type FieldProps = {
  id: string;
  label: string;
  /** Set for a field that may stay empty: it is marked "(optional)". */
  optional?: boolean;
  /** What is wrong with the answer, in words; shown under the label and tied to the control. */
  error?: string | undefined;
  /** What stands under the control: help, or a hint that does not block. */
  note?: ReactNode;
};

type ControlProps<Tag extends 'input' | 'select' | 'textarea'> = FieldProps & Omit<ComponentProps<Tag>, 'id'>;

export function InputField({ id, label, optional, error, note, ...control }: ControlProps<'input'>) {
  return (
    <Frame {...{ id, label, optional, error, note }}>
      <input type="text" id={id} required={!optional} {...describe(id, error)} {...control} />
    </Frame>
  );
}

/** A disabled select asks for no answer, so it cannot require one. */
export function SelectField({ id, label, optional, error, note, ...control }: ControlProps<'select'>) {
  return (
    <Frame {...{ id, label, optional, error, note }}>
      <select id={id} required={!optional && !control.disabled} {...describe(id, error)} {...control} />
    </Frame>
  );
}

export function TextareaField({ id, label, optional, error, note, ...control }: ControlProps<'textarea'>) {
  return (
    <Frame {...{ id, label, optional, error, note }}>
      <textarea id={id} required={!optional} {...describe(id, error)} {...control} />
    </Frame>
  );
}

function Frame({ id, label, optional, error, note, children }: FieldProps & { children: ReactNode }) {
  return (
    <div className={styles.root} data-wrong={error ? '' : undefined}>
      <label htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> {messages.optional}</span>}
      </label>
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
      {children}
      {note}
    </div>
  );
}

function describe(id: string, error: string | undefined) {
  return error ? ({ 'aria-invalid': true, 'aria-describedby': `${id}-error` } as const) : {};
}
