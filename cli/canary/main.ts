import { runCommand } from '../run.ts';
import { processTerminal } from '../terminal.ts';
import { canaryCommand } from './command.ts';

process.exitCode = await runCommand(
  canaryCommand,
  'npm run canary --',
  process.argv.slice(2),
  processTerminal(),
);
