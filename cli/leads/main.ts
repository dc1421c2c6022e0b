import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { runLeads } from './run.ts';

// As the server: what we write is for our user alone.
process.umask(0o077);

// Whoever reads our output may have seen enough, like `head`.
stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

process.exitCode = await runLeads(process.argv.slice(2), {
  env: process.env,
  clock: () => new Date(),
  say: (text) => void stdout.write(text),
  complain: (text) => void process.stderr.write(text),
  ask,
});

/** What a person answers, or a program through a pipe. The question goes to the error stream, beside the output. */
async function ask(question: string): Promise<string> {
  const lines = createInterface({ input: stdin, output: process.stderr });
  try {
    // Without an answer the stream ends, and so must the question.
    const ended = new Promise<string>((resolve) => lines.once('close', () => resolve('')));
    return (await Promise.race([lines.question(question), ended])).trim();
  } finally {
    lines.close();
  }
}
