import { writeFile } from 'node:fs/promises';
import { company } from '../../content/company.ts';
import { leadsAsCsv } from '../../server/leads/csv.ts';
import { ALL_COLUMNS } from '../../server/leads/lead-rows.ts';
import { UsageError } from '../command.ts';
import type { LeadsCommand } from './command.ts';
import { counted, FILTER_OPTIONS, foundLeads, leadsAsJson } from './filter.ts';

export const exportCommand: LeadsCommand = {
  name: 'export',
  about: 'Writes requests and messages with every word, as CSV for a spreadsheet',
  args: [],
  options: {
    ...FILTER_OPTIONS,
    json: { type: 'boolean', about: 'as JSON for a program' },
    csv: { type: 'boolean', about: 'as CSV, which is what it does by itself' },
    to: {
      type: 'string',
      value: 'FILE',
      about: 'into a new file that only you can read, instead of to the screen',
    },
  },
  notes: `In CSV a cell that a spreadsheet would run as a formula begins with an apostrophe, and phone numbers are written like
${company.phone}. Times are those of the office. What you export is not deleted by "forget" or after some months.`,
  async run(context) {
    const { values, stdout, stderr } = context;
    if (values.json && values.csv) throw new UsageError('Say --json or --csv, not both.');
    const { pages, count } = counted(foundLeads(context));
    const texts = values.json ? leadsAsJson(pages) : leadsAsCsv(pages, ALL_COLUMNS);
    if (typeof values.to !== 'string') for await (const text of texts) stdout(text);
    else if (!(await writeNew(values.to, texts, stderr))) return 1;
    if (count() > 0) return 0;
    stderr('Nothing was found.\n');
    return 1;
  },
};

/** Never overwrites a file: it may be last month's export. */
async function writeNew(
  file: string,
  texts: AsyncIterable<string>,
  stderr: (text: string) => void,
): Promise<boolean> {
  try {
    await writeFile(file, texts, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    const exists = (error as NodeJS.ErrnoException).code === 'EEXIST';
    stderr(
      exists ? `${file} exists already.\n` : `${file} cannot be written: ${(error as Error).message}.\n`,
    );
    return false;
  }
}
