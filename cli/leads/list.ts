import { businessMinute } from '../../server/business-time.ts';
import { FORM_NAMES } from '../../server/leads/form-names.ts';
import { fullName, SHORT_COLUMNS, stateOf } from '../../server/leads/lead-rows.ts';
import { leadPayload } from '../../server/leads/payload.ts';
import type { LeadWithDeliveries } from '../../server/store/leads.ts';
import { type Command, Misunderstood } from '../command.ts';
import { asTable } from '../table.ts';
import { FILTER_HELP, FILTER_OPTIONS } from './filter.ts';
import { counted, foundLeads, leadsAsCsv, leadsAsJson } from './found-leads.ts';

/** The newest stands last, where a terminal shows it. */
export const listCommand: Command = {
  usage: '[options]',
  about: 'Lists requests and messages, the newest last',
  help: `${FILTER_HELP}  --json, --csv   for programs and spreadsheets
`,
  options: { ...FILTER_OPTIONS, json: { type: 'boolean' }, csv: { type: 'boolean' } },
  words: 0,
  async run(asked) {
    const { values, terminal } = asked;
    if (values.json && values.csv) throw new Misunderstood('Say --json or --csv, not both.');
    const { pages, count } = counted(foundLeads(asked));
    if (values.json) for await (const text of leadsAsJson(pages)) terminal.say(text);
    else if (values.csv) for await (const text of leadsAsCsv(pages, SHORT_COLUMNS)) terminal.say(text);
    else terminal.say(await asListed(pages));
    if (count() > 0) return 0;
    terminal.complain('Nothing was found.\n');
    return 1;
  },
};

/** The columns are as wide as what stands in them, so the lines wait for the last page. */
async function asListed(pages: AsyncIterable<LeadWithDeliveries[]>): Promise<string> {
  const rows: string[][] = [];
  for await (const leads of pages) rows.push(...leads.map(row));
  return rows.length === 0 ? '' : asTable(rows, HEADINGS);
}

const HEADINGS = ['Received', 'Reference', 'What', 'Name', 'Phone', 'Service', 'State'];

function row(lead: LeadWithDeliveries): string[] {
  const { createdAt, reference, form, number, phone } = lead;
  return [
    businessMinute(createdAt),
    reference,
    `${FORM_NAMES[form]} #${number}`,
    fullName(lead),
    phone,
    leadPayload(lead).service_label ?? '',
    stateOf(lead),
  ];
}
