import type { ReactNode } from 'react';
import type { FieldErrors } from '../../../contract/answer.ts';
import {
  type FieldDefinition,
  type FormDefinition,
  fieldsOnPage,
  optionLabel,
} from '../../../contract/forms/form.ts';
import { InputField, SelectField, TextareaField } from '../field/field.tsx';
import styles from './form.module.css';
import type { FormBinding } from './use-form.ts';

type FormFieldsProps = {
  id: string;
  definition: FormDefinition;
  errors: FieldErrors<string>;
  /** Options that the visitor cannot change, by field name. */
  fixed?: Record<string, string | undefined>;
  /** More content under a control, by field name. */
  help?: Record<string, { hint?: ReactNode; note?: ReactNode }>;
};

/** The fields of a form. They are uncontrolled: what was typed before the script came must stay. */
export function FormFields({ id, definition, errors, fixed, help }: FormFieldsProps) {
  return fieldsOnPage(definition).map((field) => {
    const { name, label, hint, required, choice, multiline, maxLength, attributes } = field;
    const props = {
      id: fieldId(id, name),
      label,
      name,
      error: errors[name],
      ...(definition.noValidate ? { required: false } : { optional: !required }),
      ...(hint && { hint }),
      ...help?.[name],
    };
    if (choice) return <OptionField key={name} {...props} field={field} fixed={fixed?.[name]} />;
    const Field = multiline ? TextareaField : InputField;
    return <Field key={name} {...props} maxLength={maxLength} {...attributes} />;
  });
}

/** Under what is described: what its words call for before it is sent. */
export function WordNotes({ state, words }: Pick<FormBinding, 'state' | 'words'>) {
  const { script, heard: { advice = [], elsewhere = [] } = {} } = words;
  const notes = script && state.phase !== 'sent' ? script : undefined;
  return (
    <>
      <div className={styles.notices} role="status">
        {notes && advice.length > 0 && <notes.AdviceBox key={advice.join()} advice={advice} />}
      </div>
      <div className={styles.notices} role="status">
        {notes && elsewhere.length > 0 && <notes.ElsewhereNote places={elsewhere} />}
      </div>
    </>
  );
}

type OptionFieldProps = {
  id: string;
  label: string;
  name: string;
  error: string | undefined;
  field: FieldDefinition;
  fixed: string | undefined;
};

/** A disabled select sends nothing, so a fixed option travels in a hidden field beside it. */
function OptionField({ field: { choose, options = [] }, fixed, ...props }: OptionFieldProps) {
  if (fixed) {
    return (
      <>
        <SelectField {...props} name={undefined} disabled defaultValue={fixed}>
          <option value={fixed}>{optionLabel(fixed)}</option>
        </SelectField>
        <input type="hidden" name={props.name} value={fixed} />
      </>
    );
  }
  return (
    <SelectField {...props} defaultValue="">
      <option value="">{choose}</option>
      {options.map((option) => (
        <option key={option} value={option}>
          {optionLabel(option)}
        </option>
      ))}
    </SelectField>
  );
}

/** The id of a field's control, unique even with two forms on a page. */
export function fieldId(formId: string, field: string): string {
  return `${formId}-${field}`;
}
