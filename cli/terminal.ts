import { createInterface } from 'node:readline/promises';
import type { Terminal } from './command.ts';

/** The terminal of this process. */
export function processTerminal(): Terminal {
  const { env, stdout, stderr } = process;
  // Whoever reads our output may have seen enough, like `head`.
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

/** What a person answers, or a program through a pipe. The question goes to stderr: a program may be reading stdout. */
async function ask(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    // Without an answer the stream ends, and so must the question.
    const ended = new Promise<string>((resolve) => lines.once('close', () => resolve('')));
    return (await Promise.race([lines.question(question), ended])).trim();
  } finally {
    lines.close();
  }
}
