import { urgentWords } from '../../content/mails/urgent.ts';
import { businessMinute } from '../../server/formats/business-time.ts';
import { leadsAsCsv } from '../../server/leads/csv.ts';
import { leadName } from '../../server/leads/lead-name.ts';
import { fullName, SHORT_COLUMNS, stateOf, statusOf } from '../../server/leads/lead-rows.ts';
import { leadPayload } from '../../server/leads/payload.ts';
import { eachPageOfLeads, type LeadWithDeliveries } from '../../server/store/leads.ts';
import { UsageError } from '../command.ts';
import { asTable } from '../table.ts';
import type { LeadsCommand } from './command.ts';
import { counted, FILTER_OPTIONS, foundLeads, leadsAsJson } from './filter.ts';

/** The newest comes last, where a terminal shows it. */
export const listCommand: LeadsCommand = {
  name: 'list',
  about: 'Lists requests and messages, the newest last',
  args: [],
  options: {
    ...FILTER_OPTIONS,
    json: { type: 'boolean', about: 'as JSON for a program' },
    csv: { type: 'boolean', about: 'as CSV for a spreadsheet' },
  },
  async run(context) {
    const { values, stdout, stderr } = context;
    if (values.json && values.csv) throw new UsageError('Say --json or --csv, not both.');
    const { pages, count } = counted(foundLeads(context));
    if (values.json) for await (const text of leadsAsJson(pages)) stdout(text);
    else if (values.csv) for await (const text of leadsAsCsv(pages, SHORT_COLUMNS)) stdout(text);
    else stdout(await asListed(pages));
    if (count() > 0) return 0;
    stderr('Nothing was found.\n');
    return 1;
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

export const findCommand: LeadsCommand = {
  name: 'find',
  about: 'Finds requests and messages by what you know of them, the newest last',
  args: ['WORDS…'],
  options: { json: { type: 'boolean', about: 'as JSON for a program' } },
  notes: `WORDS is a number (1043 or #1043; quote the #), a reference, a phone number in any format, an email, a name, or words of
the description. Of several, all must be there. Accents and capitals do not matter, and a part of a word is enough.`,
  async run({ store, args, values, stdout, stderr }) {
    const search = args.join(' ').trim();
    if (search === '') throw new UsageError('Say what to look for.');
    const { pages, count } = counted(eachPageOfLeads(store, { search }));
    if (values.json) for await (const text of leadsAsJson(pages)) stdout(text);
    else stdout(await asListed(pages));
    if (count() > 0) return 0;
    stderr('Nothing was found.\n');
    return 1;
  },
};
