import { runCommand } from '../run.ts';
import { processTerminal } from '../terminal.ts';
import { readyCommand } from './command.ts';

process.exitCode = await runCommand(
  readyCommand,
  'npm run ready --',
  process.argv.slice(2),
  processTerminal(),
);
