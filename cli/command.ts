/** 0: success. 1: the command failed or found nothing. 2: a usage error. */
export type ExitCode = 0 | 1 | 2;

/** The command's environment, clock and streams; tests pass their own. */
export type Terminal = {
  env: Record<string, string | undefined>;
  clock(): Date;
  /** The result, for a person or a program. */
  stdout(text: string): void;
  /** Errors and remarks, for a person. */
  stderr(text: string): void;
  ask(question: string): Promise<string>;
};

/** An option of a command: `parseArgs` uses the type, and `--help` the rest. */
export type Option = {
  /** The text in `--help`; may have two lines. */
  about: string;
} & (
  | { type: 'boolean'; short?: string }
  /** `value`: its placeholder in `--help`, like FILE. */
  | { type: 'string'; value: string; multiple?: boolean }
);

export type Options = Record<string, Option>;

export type Values = Record<string, string | boolean | (string | boolean)[] | undefined>;

/** What a command gets. `env` includes the settings of `--settings FILE`. */
export type Context = Terminal & { values: Values; args: string[]; at: Date };

export type CommandDescription = {
  name: string;
  /** One line for `--help`. */
  about: string;
  /** The positional arguments, like REFERENCE; none by default. [EVENT] is optional, WORDS… may be several. */
  args?: string[];
  options?: Options;
  /** More text for `--help`, below the options. */
  notes?: string;
};

/** A command that ends without an error has succeeded. */
export type Command = CommandDescription & { run(context: Context): Promise<void> };

/** A mistake on the command line; its message is shown with the usage. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** The command failed or found nothing. The message is all that is printed; it may be empty. */
export class Failure extends Error {
  override name = 'Failure';
}

/** The option of every command that can print for programs. */
export const JSON_OPTION = { type: 'boolean', about: 'print JSON' } as const satisfies Option;
