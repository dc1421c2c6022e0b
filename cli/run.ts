import { readFileSync } from 'node:fs';
import { parseArgs, parseEnv } from 'node:util';
import { takeContent } from '../contract/content/current.ts';
import { contentOf } from '../contract/content/read.ts';
import { StartupError } from '../server/process/errors.ts';
import {
  type Command,
  type ExitCode,
  Failure,
  type Option,
  type Options,
  type Terminal,
  UsageError,
} from './command.ts';

/** A program with several commands. */
type Program = {
  /** What a person types before the name of a command. */
  call: string;
  commands: Command[];
  /** More text for `--help`, below the commands. */
  notes: string;
};

/** The options of every command. */
const GLOBAL_OPTIONS = {
  settings: {
    type: 'string',
    value: 'FILE',
    about: 'read settings from this file too; the environment takes precedence',
  },
  help: { type: 'boolean', short: 'h', about: 'show this help' },
} as const satisfies Options;

/** Runs the command named by the first argument, or by the first two: a command's name may have two words. */
export async function runProgram(program: Program, args: string[], terminal: Terminal): Promise<ExitCode> {
  const { call, commands } = program;
  const [first = ''] = args;
  const isHelp = ['--help', '-h', 'help'].includes(first);
  const named = isHelp ? args.slice(1) : args;
  const command = commands.find(({ name }) => name.split(' ').every((word, place) => word === named[place]));
  if (command) {
    const rest = named.slice(command.name.split(' ').length);
    return runCommand(command, `${call} ${command.name}`, isHelp ? ['--help'] : rest, terminal);
  }
  const [word, ...others] = named;
  const group = { ...program, commands: commands.filter(({ name }) => name.startsWith(`${word} `)) };
  const isGroup = group.commands.length > 0;
  const help = programHelp(isGroup ? group : program);
  if (isHelp || (isGroup && others[0] === '--help')) {
    terminal.stdout(help);
    return 0;
  }
  const typed = isGroup ? named.slice(0, 2).join(' ') : word;
  terminal.stderr(typed === undefined ? help : `Unknown command "${typed}".\n\n${help}`);
  return 2;
}

/** Runs one command and prints its errors. `call`: how a person invokes it, without arguments. */
export async function runCommand(
  command: Command,
  call: string,
  args: string[],
  terminal: Terminal,
): Promise<ExitCode> {
  try {
    const { values, positionals } = parse(command, args);
    if (values.help) {
      terminal.stdout(commandHelp(command, call));
      return 0;
    }
    if (!isComplete(positionals.length, command.args ?? [])) {
      throw new UsageError(`"${command.name}" takes ${command.args?.join(' ') ?? 'no arguments'}.`);
    }
    const env = readSettings(terminal.env, values.settings);
    await command.run({ ...terminal, env, values, args: positionals, at: terminal.clock() });
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      terminal.stderr(`${error.message}\n\n${commandHelp(command, call)}`);
      return 2;
    }
    const isExpected = error instanceof Failure || error instanceof StartupError;
    const message = isExpected ? error.message : unexpected(error, terminal);
    terminal.stderr(message && `${message}\n`);
    return 1;
  }
}

function isComplete(count: number, args: string[]): boolean {
  const needed = args.filter((name) => !name.startsWith('[')).length;
  return count >= needed && (count <= args.length || args.some((name) => name.endsWith('…')));
}

function parse({ options }: Command, args: string[]) {
  try {
    return parseArgs({ args, options: { ...options, ...GLOBAL_OPTIONS }, allowPositionals: true });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (!code?.startsWith('ERR_PARSE_ARGS')) throw error;
    // The rest of Node's message explains how to pass a file named "--hold".
    throw new UsageError(`${message.split(/[.\n]/)[0]}.`);
  }
}

/** The database is busy or gone, or this is a bug: then the stack trace helps. */
function unexpected(error: unknown, { env }: Terminal): string {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  const where = env.LOG_LEVEL === 'debug' ? `\n${stack}` : '';
  return `The command failed: ${message}. Try again; LOG_LEVEL=debug shows more.${where}`;
}

/** The environment, over the settings of the file in `--settings`. Throws a UsageError when that cannot be read. */
function readSettings(env: Terminal['env'], file: unknown): Terminal['env'] {
  if (typeof file !== 'string') return env;
  try {
    const settings = parseEnv(readFileSync(file, 'utf8'));
    // What the environment names was read at the start.
    if (settings.CONTENT_DIR && !env.CONTENT_DIR) takeContent(contentOf(settings.CONTENT_DIR));
    return { ...settings, ...env };
  } catch (error) {
    throw new UsageError(`Cannot read the settings in ${file}: ${(error as Error).message}.`);
  }
}

/** The help of a program: its commands, one per line. */
function programHelp({ call, commands, notes }: Program): string {
  return sections(
    `${call} COMMAND [options]`,
    rows(commands.map(({ name, about }) => [name, about])),
    rows([
      optionRow(['settings', GLOBAL_OPTIONS.settings]),
      ['--help', 'after a command: show its arguments and options'],
    ]),
    notes,
  );
}

/** The help of one command: its usage and options. */
function commandHelp({ args = [], about, options, notes = '' }: Command, call: string): string {
  return sections(
    [call, ...args, '[options]'].join(' '),
    `${about}.`,
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
