import { readFileSync } from 'node:fs';
import { parseArgs, parseEnv } from 'node:util';
import { StartupError } from '../server/process/errors.ts';
import { type Command, type Context, type ExitCode, type Terminal, UsageError } from './command.ts';
import { commandHelp, GLOBAL_OPTIONS, overview, type Program } from './help.ts';

/** Runs the command named by the first argument, or by the first two: the name of a command may have two words. */
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
  const help = overview(isGroup ? group : program);
  if (isHelp || (isGroup && others[0] === '--help')) {
    terminal.stdout(help);
    return 0;
  }
  const typed = isGroup ? named.slice(0, 2).join(' ') : word;
  terminal.stderr(typed === undefined ? help : `There is no command "${typed}".\n\n${help}`);
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
    if (!isFollowedBy(positionals.length, command.args)) {
      throw new UsageError(`"${command.name}" is followed by ${command.args.join(' ') || 'options only'}.`);
    }
    const env = readSettings(terminal.env, values.settings);
    return await command.run({ ...terminal, env, values, args: positionals, at: terminal.clock() });
  } catch (error) {
    if (error instanceof UsageError) {
      terminal.stderr(`${error.message}\n\n${commandHelp(command, call)}`);
      return 2;
    }
    terminal.stderr(error instanceof StartupError ? `${error.message}\n` : unexpected(error, terminal));
    return 1;
  }
}

function isFollowedBy(count: number, args: string[]): boolean {
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
function unexpected(error: unknown, { env }: Pick<Context, 'env'>): string {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  const where = env.LOG_LEVEL === 'debug' ? `${stack}\n` : '';
  return `It could not be done: ${message}. Try again; LOG_LEVEL=debug tells more.\n${where}`;
}

/** The environment, over the settings of the file in `--settings`. Throws a UsageError when that cannot be read. */
function readSettings(env: Terminal['env'], file: unknown): Terminal['env'] {
  if (typeof file !== 'string') return env;
  try {
    return { ...parseEnv(readFileSync(file, 'utf8')), ...env };
  } catch (error) {
    throw new UsageError(`The settings in ${file} cannot be read: ${(error as Error).message}.`);
  }
}
