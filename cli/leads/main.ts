import { processTerminal } from '../terminal.ts';
import { runLeads } from './run.ts';

// As in the server: our files contain personal data.
process.umask(0o077);

process.exitCode = await runLeads(process.argv.slice(2), processTerminal());
