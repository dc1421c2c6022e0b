import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { company, takeContent } from '../contract/content/current.ts';
import { contentOf } from '../contract/content/read.ts';
import { temporaryFolder } from '../server/testing/test-app.ts';
import type { Terminal } from './command.ts';
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

test('the content is that of the settings file, unless the environment names another', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'company.yaml'), 'name: Ada\nphone: (203) 555-0177\n');
  await writeFile(join(folder, 'settings.env'), `CONTENT_DIR=${folder}\n`);
  const command = {
    name: 'name',
    about: 'Show the name',
    options: {},
    run: async ({ stdout }: Terminal) => stdout(company.name),
  };
  const run = (settings: Record<string, string>) =>
    captureOutput(
      (terminal) => runCommand(command, 'name', ['--settings', join(folder, 'settings.env')], terminal),
      { settings },
    );
  const { name } = company;
  onTestFinished(() => takeContent(contentOf(process.env.CONTENT_DIR || 'content')));
  expect((await run({ CONTENT_DIR: 'content' })).out).toBe(name);
  expect((await run({})).out).toBe('Ada');
  await writeFile(join(folder, 'company.yaml'), 'name: Ada\n');
  expect(await run({})).toMatchObject({
    code: 2,
    out: '',
    err: expect.stringContaining('company.yaml, line 1'),
  });
});
