import { businessMinute } from '../../server/business-time.ts';
import { asCsv } from '../../server/leads/csv.ts';
import {
  asJsonLead,
  csvRows,
  FORM_NAMES,
  fullName,
  SHORT_COLUMNS,
  serviceOf,
  stateOf,
} from '../../server/leads/lead-rows.ts';
import type { Lead } from '../../server/store/leads.ts';
import { type Command, Misunderstood, type Values } from '../command.ts';
import { asJson } from '../json.ts';
import { asTable } from '../table.ts';
import { FILTER_HELP, FILTER_OPTIONS, filterOf } from './filter.ts';

/** The newest stands last, where a terminal shows it. */
export const listCommand: Command = {
  usage: '[options]',
  about: 'Lists requests and messages, the newest last',
  help: `${FILTER_HELP}  --json, --csv   for programs and spreadsheets
`,
  options: { ...FILTER_OPTIONS, json: { type: 'boolean' }, csv: { type: 'boolean' } },
  words: 0,
  async run(asked) {
    const { store, values, terminal } = asked;
    const leads = await store.findLeads(filterOf(asked));
    terminal.say(print(leads, values));
    if (leads.length > 0) return 0;
    terminal.complain('Nothing was found.\n');
    return 1;
  },
};

function print(leads: Lead[], { json, csv }: Values): string {
  if (json && csv) throw new Misunderstood('Say --json or --csv, not both.');
  if (json) return asJson(leads.map(asJsonLead));
  if (csv) return asCsv(csvRows(leads, SHORT_COLUMNS));
  return leads.length === 0 ? '' : asTable(leads.map(row), HEADINGS);
}

const HEADINGS = ['Received', 'Reference', 'What', 'Name', 'Phone', 'Service', 'State'];

function row(lead: Lead): string[] {
  const { createdAt, reference, form, number, phone } = lead;
  return [
    businessMinute(createdAt),
    reference,
    `${FORM_NAMES[form]} #${number}`,
    fullName(lead),
    phone,
    serviceOf(lead),
    stateOf(lead),
  ];
}
