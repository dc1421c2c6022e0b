/** 0: done. 1: it could not be done, or nothing was found. 2: the command line was not understood. */
export type ExitCode = 0 | 1 | 2;

/** What a command reads and writes besides its arguments; a test puts its own in the place of the process's. */
export type Terminal = {
  env: Record<string, string | undefined>;
  clock(): Date;
  /** What was asked for, for a person or for a program that reads it. */
  stdout(text: string): void;
  /** Mistakes and remarks, for a person. */
  stderr(text: string): void;
  ask(question: string): Promise<string>;
};

/** An option is described once: it is read by its type, and shown with the rest. */
export type Option = {
  /** For `--help`; a second line is set below the first. */
  about: string;
} & (
  | { type: 'boolean'; short?: string }
  /** `value` stands behind the name in `--help`, like FILE. */
  | { type: 'string'; value: string; multiple?: boolean }
);

export type Options = Record<string, Option>;

export type Values = Record<string, string | boolean | (string | boolean)[] | undefined>;

/** What a command gets. `env` holds the settings of the environment and those of `--settings FILE`. */
export type Context = Terminal & { values: Values; args: string[]; at: Date };

export type CommandDescription = {
  name: string;
  /** One line, as the start of a sentence. */
  about: string;
  /** What must stand behind the name, like REFERENCE. */
  args: string[];
  options: Options;
  /** What else there is to know, below the options. */
  notes?: string;
};

export type Command = CommandDescription & { run(context: Context): Promise<ExitCode> };

/** The command line was not understood; the message is shown with the usage. */
export class UsageError extends Error {
  override name = 'UsageError';
}
