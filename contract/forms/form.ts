/** One question of a form, without its words. Everything that shows, reads, checks or passes on its answer reads this. */
export type FieldStructure = {
  /** What it is called in a post. */
  name: string;
  /** The column of a lead that holds the answer, if not of the same name. */
  column?: string;
  /** The field that it follows on the page; without one, the field before it here. */
  after?: string;
  /** Set where the answer is one of the options listed with the words. */
  choice?: true;
  /** Set where the answer may have several lines. */
  multiline?: true;
  /** Set where there must be an answer. */
  required?: true;
  /** The longest answer in UTF-16 code units, which is what `maxlength` counts. */
  maxLength?: number;
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

/**
 * What a form asks. Its words are the business's own and live in `content/`. A new field needs an entry in `fields`, its words,
 * and a migration that adds its column (`alter table leads add column … text`): pages, checks, mails, office and exports follow.
 */
export type FormStructure<Name extends string = string> = {
  name: Name;
  /** Where it is posted. */
  action: string;
  /** Set for a form that leaves the checking to us alone: it marks nothing as required and nothing as optional. */
  noValidate?: boolean;
  /**
   * In the order in which answers are read, stored and told. Where the page has another, a field says what it comes
   * `after` there.
   */
  fields: readonly FieldStructure[];
  /** One of these must be answered. */
  oneOf?: readonly string[];
};

type AllFieldWords = {
  label: string;
  /** What mails and the office's command line call it, if not by its label. Fields with the same one share a row. */
  officeLabel?: string;
  /** What the text message or mail calls it that a visitor can send instead, if not as the office does. */
  fallbackLabel?: string;
  /** Help shown under it. */
  hint?: string;
  /** The message where there is no answer. */
  missing: string;
  /** What it is called in the message that asks for a shorter answer. */
  inSentence: string;
  /** What can be chosen; the placeholder until something is; and the message about an answer that is none of them. */
  options: readonly string[];
  choose: string;
  unknown: string;
};

/** Exactly the texts that a field of this kind needs: a missing one and a superfluous one are type errors. */
type FieldWords<Field extends FieldStructure> = Pick<
  AllFieldWords,
  | 'label'
  | 'officeLabel'
  | 'fallbackLabel'
  | 'hint'
  | (Field extends { required: true } ? 'missing' : never)
  | (Field extends { maxLength: number } ? 'inSentence' : never)
  | (Field extends { choice: true } ? 'options' | 'choose' | 'unknown' : never)
>;

type TitleWords = {
  /** What a lead of this form is called. */
  title: string;
  /** The heading above the thanks. */
  sentTitle: string;
};

/** What is said of a form and of each of its fields. */
export type FormWords<Form extends FormStructure> = TitleWords & {
  fields: { [Field in Form['fields'][number] as Field['name']]: FieldWords<Field> };
} & (Form extends { oneOf: readonly string[] } ? { noneOf: string } : unknown);

type SomeFieldWords = Pick<AllFieldWords, 'label'> & Partial<AllFieldWords>;

/** A field with its words. */
export type FieldDefinition = FieldStructure & SomeFieldWords;

/** A form with its words. */
export type FormDefinition<Name extends string = string> = Omit<FormStructure<Name>, 'fields'> &
  TitleWords & {
    fields: readonly FieldDefinition[];
    /** Shown at the first of `oneOf` when none is answered. */
    noneOf?: string;
  };

/** Puts a form and its words together. */
export function defineForm<Form extends FormStructure>(
  form: Form,
  words: FormWords<Form>,
): FormDefinition<Form['name']> {
  const wordsOf: Record<string, SomeFieldWords> = words.fields;
  const fields = form.fields.map((field) => ({ ...field, ...wordsOf[field.name] }) as FieldDefinition);
  return { ...form, ...words, fields };
}

/** The answers under the names of a post. What is not required may be left out. */
export type PostedAnswers<Form extends FormStructure> = {
  [Field in Form['fields'][number] as Field extends { required: true } ? Field['name'] : never]: string;
} & { [Field in Form['fields'][number] as Field['name']]?: string };

/** The answers under the columns of a lead. */
export type ColumnAnswers<Form extends FormStructure> = {
  [Field in Form['fields'][number] as ColumnOf<Field>]: string;
};

type ColumnOf<Field extends FieldStructure> = Field extends { column: infer Column extends string }
  ? Column
  : Field['name'];

/** Whether it is asked: a choice without options is not. */
export function isAsked({ options }: FieldDefinition): boolean {
  return options?.length !== 0;
}

/** The fields in the order of the page. */
export function fieldsOnPage({ fields }: FormDefinition): FieldDefinition[] {
  return placedAfter(undefined).filter(isAsked);

  function placedAfter(name: string | undefined): FieldDefinition[] {
    return fields
      .filter(({ after }) => after === name)
      .flatMap((field) => [field, ...placedAfter(field.name)]);
  }
}

/** The column of a lead that holds the answer. */
export function columnOf({ name, column = name }: FieldStructure): string {
  return column;
}

/** How an option is written in a list or a mail: "Service and maintenance". */
export function optionLabel(option: string): string {
  return option.charAt(0).toUpperCase() + option.slice(1);
}
