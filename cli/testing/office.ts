import type { ExitCode, Terminal } from '../command.ts';
import { runLeads } from '../leads/run.ts';

/** What a command has said, and its exit code. */
export type Said = { code: ExitCode; out: string; err: string };

type Circumstances = {
  settings: Record<string, string>;
  at?: Date;
  /** What a person types when asked. */
  answer?: string;
};

/** Does a command of the office in this process, on the store that the settings name. */
export function office(args: string[], circumstances: Circumstances): Promise<Said> {
  return record((terminal) => runLeads(args, terminal), circumstances);
}

/** Runs something in this process and keeps what it says. */
export async function record(
  run: (terminal: Terminal) => Promise<ExitCode>,
  { settings, at, answer = '' }: Circumstances,
): Promise<Said> {
  const said = { out: '', err: '' };
  const code = await run({
    env: settings,
    clock: () => at ?? new Date(),
    stdout: (text) => {
      said.out += text;
    },
    stderr: (text) => {
      said.err += text;
    },
    ask: async (question) => {
      said.err += question;
      return answer;
    },
  });
  return { code, ...said };
}
