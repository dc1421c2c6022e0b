// `npm run ready` and `npm run canary`: one command each, named by the first argument.
import { canaryCommand } from './canary.ts';
import { readyCommand } from './ready/command.ts';
import { runCommand } from './run.ts';
import { processTerminal } from './terminal.ts';

const [name, ...args] = process.argv.slice(2);
const command = name === 'canary' ? canaryCommand : readyCommand;
process.exitCode = await runCommand(command, `npm run ${command.name} --`, args, processTerminal());
