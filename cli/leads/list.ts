import { writeFile } from 'node:fs/promises';
import { urgentWords } from '../../messages/en/mails/urgent.ts';
import { businessMinute } from '../../server/formats/business-time.ts';
import { leadsAsCsv } from '../../server/leads/csv.ts';
import { leadName } from '../../server/leads/lead-name.ts';
import { ALL_COLUMNS, fullName, SHORT_COLUMNS, stateOf, statusOf } from '../../server/leads/lead-rows.ts';
import { leadPayload } from '../../server/leads/payload.ts';
import { eachPageOfLeads, type LeadWithDeliveries } from '../../server/store/leads.ts';
import { Failure, JSON_OPTION, UsageError } from '../command.ts';
import { asTable } from '../output.ts';
import type { LeadsCommand } from './command.ts';
import { counted, FILTER_OPTIONS, foundLeads, leadsAsJson } from './filter.ts';

const NOTHING_FOUND = 'Nothing was found.';

/** The newest comes last, where a terminal shows it. */
const listCommand: LeadsCommand = {
  name: 'list',
  about: 'List requests and messages, newest last',
  options: {
    ...FILTER_OPTIONS,
    json: JSON_OPTION,
    csv: { type: 'boolean', about: 'print CSV' },
  },
  async run(context) {
    const { values, stdout } = context;
    if (values.json && values.csv) throw new UsageError('Use --json or --csv, not both.');
    const { pages, count } = counted(foundLeads(context));
    if (values.json) for await (const text of leadsAsJson(pages)) stdout(text);
    else if (values.csv) for await (const text of leadsAsCsv(pages, SHORT_COLUMNS)) stdout(text);
    else stdout(await asListed(pages));
    if (count() === 0) throw new Failure(NOTHING_FOUND);
  },
};

const findCommand: LeadsCommand = {
  name: 'find',
  about: 'Search requests and messages, newest last',
  args: ['WORDS…'],
  options: { json: JSON_OPTION },
  notes: `WORDS are a number (1043 or #1043; quote the #), a reference, a phone number in any format, an email, a name, or words of
the description. All of them must match. Accents and case are ignored, and part of a word is enough.`,
  async run({ store, args, values, stdout }) {
    const search = args.join(' ').trim();
    if (search === '') throw new UsageError('The search is empty.');
    const { pages, count } = counted(eachPageOfLeads(store, { search }));
    if (values.json) for await (const text of leadsAsJson(pages)) stdout(text);
    else stdout(await asListed(pages));
    if (count() === 0) throw new Failure(NOTHING_FOUND);
  },
};

/** Collects all pages first, because the widest cell sets a column's width. */
async function asListed(pages: AsyncIterable<LeadWithDeliveries[]>): Promise<string> {
  const rows: string[][] = [];
  for await (const leads of pages) rows.push(...leads.map(row));
  return rows.length === 0 ? '' : asTable(rows, HEADINGS);
}

const HEADINGS = ['Received', 'Reference', 'What', 'Priority', 'Name', 'Phone', 'Service', 'State', 'Status'];

function row(lead: LeadWithDeliveries): string[] {
  const { createdAt, reference, form, number, phone, priority } = lead;
  return [
    businessMinute(createdAt),
    reference,
    leadName({ form, number }),
    priority === 'normal' ? '' : urgentWords[priority].subject,
    fullName(lead),
    phone,
    leadPayload(lead).service_label ?? '',
    stateOf(lead),
    statusOf(lead),
  ];
}

const exportCommand: LeadsCommand = {
  name: 'export',
  about: 'Export requests and messages with all their text, as CSV',
  options: {
    ...FILTER_OPTIONS,
    json: JSON_OPTION,
    to: {
      type: 'string',
      value: 'FILE',
      about: 'write to a new file that only you can read',
    },
  },
  notes: `In CSV, a cell that a spreadsheet would run as a formula begins with an apostrophe, and phone numbers are written like
(914) 555-0142. Times are office time. Neither "forget" nor the retention period deletes what you export.`,
  async run(context) {
    const { values, stdout } = context;
    const { pages, count } = counted(foundLeads(context));
    const texts = values.json ? leadsAsJson(pages) : leadsAsCsv(pages, ALL_COLUMNS);
    if (typeof values.to === 'string') await writeNew(values.to, texts);
    else for await (const text of texts) stdout(text);
    if (count() === 0) throw new Failure(NOTHING_FOUND);
  },
};

/** Never overwrites a file: it may be last month's export. */
async function writeNew(file: string, texts: AsyncIterable<string>): Promise<void> {
  try {
    await writeFile(file, texts, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new Failure(code === 'EEXIST' ? `${file} exists already.` : `Cannot write ${file}: ${message}.`);
  }
}

export const listCommands = [listCommand, findCommand, exportCommand];
