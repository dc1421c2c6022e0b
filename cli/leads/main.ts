import { processTerminal } from '../terminal.ts';
import { runLeads } from './run.ts';

// As the server: what we write is for our user alone.
process.umask(0o077);

process.exitCode = await runLeads(process.argv.slice(2), processTerminal());
