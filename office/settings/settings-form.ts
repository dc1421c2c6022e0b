/** What was typed into the fields of a form and could not be taken, by their names. */
export type Typed = Record<string, string>;

export type SettingsFormProps = {
  typed: Typed;
  /** Why it could not, by field. */
  errors: Record<string, string>;
  /** The first day that can be chosen, like `2026-12-24`. */
  today: string;
};
