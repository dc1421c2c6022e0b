import { expect, test } from 'vitest';
import { readyCommand } from './ready/command.ts';
import { runCommand } from './run.ts';
import { captureOutput, office } from './testing/office.ts';

/** What both programs say to the same arguments. */
function ask(args: string[]) {
  const settings = {};
  return Promise.all([
    office(['list', ...args], { settings }),
    captureOutput((terminal) => runCommand(readyCommand, 'npm run ready --', args, terminal), { settings }),
  ]);
}

test.each([
  [['--jsn'], "Unknown option '--jsn'."],
  [['--json=yes'], "Option '--json' does not take an argument."],
  [['--settings'], "Option '--settings <value>' argument missing."],
  [['--settings', 'no-such-file'], 'Cannot read the settings in no-such-file: ENOENT'],
  [['everything'], ' takes no arguments.'],
])('%j is the same mistake for both, and both say how it is written', async (args, said) => {
  for (const { code, out, err } of await ask(args)) {
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err.split('\n')[0]).toContain(said);
    expect(err).toMatch(/\nnpm run (leads -- list|ready --) \[options\]\n/);
    expect(err).toContain('\n  --settings FILE ');
  }
});

test.each(['--help', '-h'])('%s explains both, and is no mistake', async (option) => {
  for (const { code, out, err } of await ask([option])) {
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^npm run .*\[options\]\n\n[A-Z].*\.\n\n {2}--/);
  }
});
