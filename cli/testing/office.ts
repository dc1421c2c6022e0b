import { runLeads } from '../leads/run.ts';

/** What a command of the office has said, and its exit code. */
export type Said = { code: number; out: string; err: string };

type Circumstances = {
  settings: Record<string, string>;
  at?: Date;
  /** What a person types when asked. */
  answer?: string;
};

/** Does a command of the office in this process, on the store that the settings name. */
export async function office(args: string[], { settings, at, answer = '' }: Circumstances): Promise<Said> {
  const said = { out: '', err: '' };
  const code = await runLeads(args, {
    env: settings,
    clock: () => at ?? new Date(),
    say: (text) => {
      said.out += text;
    },
    complain: (text) => {
      said.err += text;
    },
    ask: async (question) => {
      said.err += question;
      return answer;
    },
  });
  return { code, ...said };
}
