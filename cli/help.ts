import type { Command, Option, Options } from './command.ts';

/** A program with several commands. */
export type Program = {
  /** What a person types before the name of a command. */
  call: string;
  commands: Command[];
  /** More text for `--help`, below the commands. */
  notes: string;
};

/** The options of every command. */
export const GLOBAL_OPTIONS = {
  settings: {
    type: 'string',
    value: 'FILE',
    about: 'takes settings from this file too; those of the environment go first',
  },
  help: { type: 'boolean', short: 'h', about: 'shows this' },
} as const satisfies Options;

/** The help of a program: its commands, one per line. */
export function overview({ call, commands, notes }: Program): string {
  return sections(
    `${call} COMMAND [options]`,
    rows(commands.map(({ name, about }) => [name, about])),
    rows([
      optionRow(['settings', GLOBAL_OPTIONS.settings]),
      ['--help', 'after a command: tells more about it'],
    ]),
    notes,
  );
}

/** The help of one command: its usage and options. */
export function commandHelp({ args, about, options, notes = '' }: Command, call: string): string {
  return sections(
    [call, ...args, '[options]'].join(' '),
    about.endsWith('.') ? about : `${about}.`,
    rows(Object.entries({ ...options, ...GLOBAL_OPTIONS }).map(optionRow)),
    notes,
  );
}

function optionRow([name, option]: [string, Option]): [string, string] {
  return [`--${name}${option.type === 'string' ? ` ${option.value}` : ''}`, option.about];
}

function rows(pairs: [string, string][]): string {
  const width = Math.max(...pairs.map(([left]) => left.length));
  return pairs
    .map(
      ([left, right]) => `  ${left.padEnd(width)}   ${right.replaceAll('\n', `\n${' '.repeat(width + 5)}`)}`,
    )
    .join('\n');
}

function sections(...texts: string[]): string {
  return `${texts.filter((text) => text !== '').join('\n\n')}\n`;
}
