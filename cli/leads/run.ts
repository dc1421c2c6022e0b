import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs, parseEnv } from 'node:util';
import { type Config, readConfig } from '../../server/config.ts';
import { StartupProblem } from '../../server/startup-problem.ts';
import { openStore } from '../../server/store/open.ts';
import { type Asked, type Command, type ExitCode, Misunderstood, type Terminal } from '../command.ts';
import { backupCommand } from './backup.ts';
import { clockCommand } from './clock.ts';
import { digestCommand } from './digest.ts';
import { exportCommand } from './export.ts';
import { forgetCommand } from './forget.ts';
import { holdCommand } from './hold.ts';
import { listCommand } from './list.ts';
import { releaseCommand } from './release.ts';
import { resendCommand } from './resend.ts';
import { restoreCommand } from './restore.ts';
import { retentionCommand } from './retention.ts';
import { showCommand } from './show.ts';

const COMMANDS: Record<string, Command> = {
  list: listCommand,
  show: showCommand,
  export: exportCommand,
  resend: resendCommand,
  release: releaseCommand,
  hold: holdCommand,
  forget: forgetCommand,
  backup: backupCommand,
  restore: restoreCommand,
  digest: digestCommand,
  retention: retentionCommand,
  clock: clockCommand,
};

const EVERYWHERE = { settings: { type: 'string' }, help: { type: 'boolean' } } as const;

/** Does one command of the office. */
export async function runLeads(args: string[], terminal: Terminal): Promise<ExitCode> {
  const [name = '', ...rest] = args;
  if (['', '--help', '-h', 'help'].includes(name)) return help(rest[0], name, terminal);
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  try {
    if (!command) throw new Misunderstood(`There is no command "${name}".`);
    return await doCommand(name, command, rest, terminal);
  } catch (error) {
    if (error instanceof Misunderstood || isParseError(error)) {
      terminal.complain(`${error.message}\n\n${command ? usageOf(name, command) : overview()}`);
      return 2;
    }
    terminal.complain(error instanceof StartupProblem ? `${error.message}\n` : surprise(error, terminal));
    return 1;
  }
}

/** The database is busy or gone, or we have made a mistake; whoever looks for that wants to know where. */
function surprise(error: unknown, { env }: Terminal): string {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  const where = env.LOG_LEVEL === 'debug' ? `${stack}\n` : '';
  return `It could not be done: ${message}. Try again; LOG_LEVEL=debug tells more.\n${where}`;
}

async function doCommand(
  name: string,
  command: Command,
  args: string[],
  terminal: Terminal,
): Promise<ExitCode> {
  const { values, positionals: words } = parseArgs({
    args,
    options: { ...command.options, ...EVERYWHERE },
    allowPositionals: true,
  });
  if (values.help) {
    terminal.say(usageOf(name, command));
    return 0;
  }
  if (words.length !== command.words)
    throw new Misunderstood(`"${name}" is followed by ${wordsOf(command)}.`);
  const config = readSettings(terminal, values.settings as string | undefined);
  const asked: Asked = { values, words, at: terminal.clock(), config, terminal };
  if ('runAlone' in command) return command.runAlone(asked);
  refuseToMakeOne(config);
  const store = await openStore(config, { warn: (_details, message) => terminal.complain(`${message}\n`) });
  try {
    return await command.run({ ...asked, store });
  } finally {
    await store.close();
  }
}

function wordsOf({ words, usage }: Command): string {
  return words === 0 ? 'options only' : usage.split(' ').slice(0, words).join(' ');
}

/** Those of the environment go first, as with `npm run ready`. */
function readSettings({ env }: Terminal, file: string | undefined): Config {
  if (!file) return readConfig(env);
  try {
    return readConfig({ ...parseEnv(readFileSync(file, 'utf8')), ...env });
  } catch (error) {
    if (error instanceof StartupProblem) throw error;
    throw new Misunderstood(`The settings in ${file} cannot be read: ${(error as Error).message}.`);
  }
}

/** A wrong DATA_DIR would otherwise give an empty list, and leave a database in a place where nobody wants one. */
function refuseToMakeOne({ databaseUrl, dataDir }: Config) {
  if (databaseUrl || existsSync(join(dataDir, 'one-call.sqlite'))) return;
  throw new StartupProblem(
    `There is no database in ${dataDir}. Set DATA_DIR, or name the file with your settings: --settings FILE.`,
  );
}

function isParseError(error: unknown): error is Error {
  return String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS');
}

function help(about: string | undefined, name: string, terminal: Terminal): ExitCode {
  const command = about && Object.hasOwn(COMMANDS, about) ? COMMANDS[about] : undefined;
  const text = about && command ? usageOf(about, command) : overview();
  if (name !== '') {
    terminal.say(text);
    return 0;
  }
  terminal.complain(text);
  return 2;
}

function overview(): string {
  const width = Math.max(...Object.keys(COMMANDS).map((name) => name.length));
  const lines = Object.entries(COMMANDS).map(([name, { about }]) => `  ${name.padEnd(width)}   ${about}`);
  return `npm run leads -- COMMAND [options]

${lines.join('\n')}

  --settings FILE   take settings from this file too; those of the environment go first
  --help            after a command: more about it

Programs say "npm run --silent leads", so that npm writes nothing of its own.
It ends with 0, with 1 when something cannot be done or is not found, and with 2 when it is not understood.
`;
}

function usageOf(name: string, { usage, about, help }: Command): string {
  return `npm run leads -- ${[name, usage].filter((part) => part !== '').join(' ')}

${about}${about.endsWith('.') ? '' : '.'}
${help}`;
}
