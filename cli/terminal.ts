import { createInterface } from 'node:readline/promises';
import type { Terminal } from './command.ts';

/** The terminal of this process. */
export function processTerminal(): Terminal {
  const { env, stdout, stderr } = process;
  // A reader such as `head` may close the pipe early.
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  return {
    env,
    clock: () => new Date(),
    stdout: (text) => void stdout.write(text),
    stderr: (text) => void stderr.write(text),
    ask,
  };
}

/** Reads a line from stdin. The question goes to stderr, because a program may be reading stdout. */
async function ask(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    // At the end of stdin, `question` never resolves.
    const ended = new Promise<string>((resolve) => lines.once('close', () => resolve('')));
    return (await Promise.race([lines.question(question), ended])).trim();
  } finally {
    lines.close();
  }
}
