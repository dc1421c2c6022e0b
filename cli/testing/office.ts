import type { ExitCode, Terminal } from '../command.ts';
import { runLeads } from '../leads/run.ts';

/** A command's output and exit code. */
export type CommandResult = { code: ExitCode; out: string; err: string };

type CommandOptions = {
  settings: Record<string, string>;
  at?: Date;
  /** What the user answers. */
  answer?: string;
};

/** Runs a `leads` command in this process, on the store in the settings. */
export function office(args: string[], options: CommandOptions): Promise<CommandResult> {
  return captureOutput((terminal) => runLeads(args, terminal), options);
}

/** Runs `run` with a terminal that captures its output. */
export async function captureOutput(
  run: (terminal: Terminal) => Promise<ExitCode>,
  { settings, at, answer = '' }: CommandOptions,
): Promise<CommandResult> {
  const output = { out: '', err: '' };
  const code = await run({
    env: settings,
    clock: () => at ?? new Date(),
    stdout: (text) => {
      output.out += text;
    },
    stderr: (text) => {
      output.err += text;
    },
    ask: async (question) => {
      output.err += question;
      return answer;
    },
  });
  return { code, ...output };
}
