import { writeFile } from 'node:fs/promises';
import { ALL_COLUMNS } from '../../server/leads/lead-rows.ts';
import { type Command, Misunderstood } from '../command.ts';
import { FILTER_HELP, FILTER_OPTIONS } from './filter.ts';
import { counted, foundLeads, leadsAsCsv, leadsAsJson } from './found-leads.ts';

export const exportCommand: Command = {
  usage: '[options]',
  about: 'Writes requests and messages with every word, as CSV for a spreadsheet',
  help: `${FILTER_HELP}  --json          as JSON for a program
  --csv           as CSV, which is what it does by itself
  --to FILE       into a new file that only you can read, instead of to the screen

In CSV a cell that a spreadsheet would run as a formula begins with an apostrophe, and phone numbers are written like
(914) 555-0142. Times are those of the office. What you export is not deleted by "forget" or after some months.
`,
  options: {
    ...FILTER_OPTIONS,
    json: { type: 'boolean' },
    csv: { type: 'boolean' },
    to: { type: 'string' },
  },
  words: 0,
  async run(asked) {
    const { values, terminal } = asked;
    if (values.json && values.csv) throw new Misunderstood('Say --json or --csv, not both.');
    const { pages, count } = counted(foundLeads(asked));
    const texts = values.json ? leadsAsJson(pages) : leadsAsCsv(pages, ALL_COLUMNS);
    if (typeof values.to !== 'string') for await (const text of texts) terminal.say(text);
    else if (!(await writeNew(values.to, texts, terminal.complain))) return 1;
    if (count() > 0) return 0;
    terminal.complain('Nothing was found.\n');
    return 1;
  },
};

/** Never over something that is there: it may be last month's. */
async function writeNew(
  file: string,
  texts: AsyncIterable<string>,
  complain: (text: string) => void,
): Promise<boolean> {
  try {
    await writeFile(file, texts, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    const exists = (error as NodeJS.ErrnoException).code === 'EEXIST';
    complain(
      exists ? `${file} exists already.\n` : `${file} cannot be written: ${(error as Error).message}.\n`,
    );
    return false;
  }
}
