import type { ParseArgsConfig } from 'node:util';
import type { Config } from '../server/config.ts';
import type { Store } from '../server/store/store.ts';

/** 0: done. 1: it could not be done, or nothing was found. 2: we do not understand what is wanted. */
export type ExitCode = 0 | 1 | 2;

/** The world as the command line sees it. */
export type Terminal = {
  env: Record<string, string | undefined>;
  clock: () => Date;
  /** To whoever asked, or the program that reads it. */
  say(text: string): void;
  /** To the person, beside what a program reads. */
  complain(text: string): void;
  ask(question: string): Promise<string>;
};

export type Values = Record<string, string | boolean | (string | boolean)[] | undefined>;

export type Asked = { values: Values; words: string[]; at: Date; config: Config; terminal: Terminal };

type Described = {
  /** What stands behind the name, like `REFERENCE [--yes]`. */
  usage: string;
  /** One line, as the start of a sentence. */
  about: string;
  /** More lines, and one for each option. */
  help: string;
  options: NonNullable<ParseArgsConfig['options']>;
  /** How many words must stand behind the name. */
  words: number;
};

export type Command = Described &
  (
    | { run(asked: Asked & { store: Store }): Promise<ExitCode> }
    /** One that works on the files and needs nobody to have opened them. */
    | { runAlone(asked: Asked): Promise<ExitCode> }
  );

/** Something was said that we do not understand; shown as it stands, with the usage. */
export class Misunderstood extends Error {
  override name = 'Misunderstood';
}
