import type { ExitCode, Terminal } from '../command.ts';
import { runProgram } from '../run.ts';
import { backupCommand } from './backup.ts';
import {
  closedAddCommand,
  closedListCommand,
  closedRemoveCommand,
  stormOffCommand,
  stormOnCommand,
} from './calendar.ts';
import { clockCommand } from './clock.ts';
import { closeOldCommand } from './close-old.ts';
import { asCommand } from './command.ts';
import { exportCommand } from './export.ts';
import { forgetCommand } from './forget.ts';
import { historyCommand } from './history.ts';
import { findCommand, listCommand } from './list.ts';
import { holdCommand, releaseCommand, resendCommand } from './mails.ts';
import { officeCommands } from './office.ts';
import { digestCommand, figuresCommand } from './reports.ts';
import { restoreCommand } from './restore.ts';
import { retentionCommand } from './retention.ts';
import { showCommand } from './show.ts';
import { outcomeCommand, statusCommand } from './status.ts';
import {
  claimCommand,
  noteCommand,
  notUrgentCommand,
  remindCommand,
  unclaimCommand,
  undoCommand,
} from './work.ts';

const COMMANDS = [
  listCommand,
  showCommand,
  exportCommand,
  resendCommand,
  releaseCommand,
  holdCommand,
  notUrgentCommand,
  claimCommand,
  unclaimCommand,
  outcomeCommand,
  statusCommand,
  closeOldCommand,
  noteCommand,
  remindCommand,
  undoCommand,
  historyCommand,
  findCommand,
  figuresCommand,
  forgetCommand,
  backupCommand,
  restoreCommand,
  digestCommand,
  retentionCommand,
  clockCommand,
  closedAddCommand,
  closedListCommand,
  closedRemoveCommand,
  stormOnCommand,
  stormOffCommand,
  ...officeCommands,
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
