// Ends as a decoder does that breaks.
process.on('message', () => process.kill(process.pid, 'SIGSEGV'));
