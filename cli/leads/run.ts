import type { ExitCode, Terminal } from '../command.ts';
import { runProgram } from '../run.ts';
import { backupCommand } from './backup.ts';
import { clockCommand } from './clock.ts';
import { asCommand } from './command.ts';
import { digestCommand } from './digest.ts';
import { exportCommand } from './export.ts';
import { forgetCommand } from './forget.ts';
import { holdCommand } from './hold.ts';
import { listCommand } from './list.ts';
import { notUrgentCommand } from './not-urgent.ts';
import { releaseCommand } from './release.ts';
import { resendCommand } from './resend.ts';
import { restoreCommand } from './restore.ts';
import { retentionCommand } from './retention.ts';
import { showCommand } from './show.ts';

const COMMANDS = [
  listCommand,
  showCommand,
  exportCommand,
  resendCommand,
  releaseCommand,
  holdCommand,
  notUrgentCommand,
  forgetCommand,
  backupCommand,
  restoreCommand,
  digestCommand,
  retentionCommand,
  clockCommand,
];

const NOTES = `Programs say "npm run --silent leads", so that npm writes nothing of its own.
It ends with 0, with 1 when something cannot be done or is not found, and with 2 when it is not understood.`;

/** Runs one `leads` command. */
export function runLeads(args: string[], terminal: Terminal): Promise<ExitCode> {
  return runProgram(
    { call: 'npm run leads --', commands: COMMANDS.map(asCommand), notes: NOTES },
    args,
    terminal,
  );
}
