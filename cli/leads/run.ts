import type { ExitCode, Terminal } from '../command.ts';
import { runProgram } from '../run.ts';
import { backupCommands } from './backup.ts';
import { calendarCommands } from './calendar.ts';
import { asCommand } from './command.ts';
import { contentCommands } from './content.ts';
import { forgetCommand } from './forget.ts';
import { listCommands } from './list.ts';
import { mailCommands } from './mails.ts';
import { officeCommands } from './office.ts';
import { reportCommands } from './reports.ts';
import { retentionCommands } from './retention.ts';
import { showCommands } from './show.ts';
import { workCommands } from './work.ts';

const COMMANDS = [
  ...listCommands,
  ...showCommands,
  ...mailCommands,
  ...workCommands,
  ...reportCommands,
  forgetCommand,
  ...backupCommands,
  ...retentionCommands,
  ...calendarCommands,
  ...officeCommands,
  ...contentCommands,
];

const NOTES = `In scripts use "npm run --silent leads", which prints nothing of npm's own.
Exit status: 0 success, 1 failed or not found, 2 usage error.`;

/** Runs one `leads` command. */
export function runLeads(args: string[], terminal: Terminal): Promise<ExitCode> {
  return runProgram(
    { call: 'npm run leads --', commands: COMMANDS.map(asCommand), notes: NOTES },
    args,
    terminal,
  );
}
