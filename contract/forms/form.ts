/** One field of a form. Everything that shows, reads, checks or passes on its answer takes it from here. */
export type FieldDefinition = {
  /** What it is called in a post. */
  name: string;
  /** The column of a lead that holds the answer, if not of the same name. */
  column?: string;
  label: string;
  /** What mails and the office's command line call it, if not by its label. Fields with the same one share a row. */
  officeLabel?: string;
  /** What the text message or mail calls it that a visitor can send instead, if not as the office does. */
  fallbackLabel?: string;
  /** The field that it follows on the page; without one, the field before it here. */
  after?: string;
  /** Where the answer is none of these, the field is refused. */
  options?: readonly string[];
  /** What stands in the list of options until one is chosen, and what is said of an answer that is none of them. */
  choose?: string;
  unknown?: string;
  /** Whether the answer may have several lines. */
  multiline?: boolean;
  /** The message where there is no answer; a field without one may stay empty. */
  missing?: string;
  /** The longest answer in UTF-16 code units, which is what `maxlength` counts, and what the field is called beside it. */
  limit?: { length: number; of: string };
  /** What browsers and keyboards are told of it, as React spells it. */
  attributes?: Attributes;
};

type Attributes = {
  type?: 'tel' | 'email';
  autoComplete?: string;
  inputMode?: 'email';
  autoCapitalize?: 'none';
  spellCheck?: false;
};

export type FormDefinition<Name extends string = string> = {
  name: Name;
  /** Where it is posted. */
  action: string;
  /** What a lead of this form is called. */
  title: string;
  /** Stands over the thanks. */
  sentTitle: string;
  /** Set for a form that leaves the checking to us alone: it marks nothing as required and nothing as optional. */
  noValidate?: boolean;
  /**
   * In the order in which answers are read, stored and told. Where the page has another, a field says what it comes
   * `after` there.
   */
  fields: readonly FieldDefinition[];
  /** Rules across fields: one of `fields` must be answered, or `message` stands beside the first. */
  oneOf?: { fields: readonly string[]; message: string };
};

/** The answers under the names of a post. */
export type PostedAnswers<Form extends FormDefinition> = {
  [Field in Form['fields'][number] as Field['name']]: Answer<Field>;
};

/** The answers under the columns of a lead. */
export type ColumnAnswers<Form extends FormDefinition> = {
  [Field in Form['fields'][number] as ColumnOf<Field>]: Answer<Field>;
};

type ColumnOf<Field extends FieldDefinition> = Field extends { column: infer Column extends string }
  ? Column
  : Field['name'];

type Answer<Field extends FieldDefinition> = Field extends { options: readonly (infer Option)[] }
  ? Option | (Field extends { missing: string } ? never : '')
  : string;

/** What to change, by the name of the field. */
export type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

/** What a posted form answers to a program, whatever the status. The specification's own success has no reference. */
export type FormAnswer<Field extends string> =
  | { success: true; reference?: string | undefined }
  | { success: false; message: string; errors?: FieldErrors<Field> };

/** What the office calls the two halves of a name together. */
export const NAME = 'Name';

/** The fields in the order of the page. */
export function fieldsOnPage({ fields }: FormDefinition): FieldDefinition[] {
  return fields
    .filter(({ after }) => !after)
    .flatMap((field) => [field, ...fields.filter(({ after }) => after === field.name)]);
}

/** The column of a lead that holds the answer. */
export function columnOf({ name, column = name }: FieldDefinition): string {
  return column;
}

/** How an option is written in a list or a mail: "Service and maintenance". */
export function optionLabel(option: string): string {
  return option.charAt(0).toUpperCase() + option.slice(1);
}
