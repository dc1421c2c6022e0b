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
import { UsageError, type Values } from '../command.ts';
import { asJson } from '../json.ts';
import { asTable } from '../table.ts';
import type { LeadsCommand } from './command.ts';
import { FILTER_OPTIONS, filterOf } from './filter.ts';

/** The newest stands last, where a terminal shows it. */
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
    const { store, values, stdout, stderr } = context;
    const leads = await store.findLeads(filterOf(context));
    stdout(print(leads, values));
    if (leads.length > 0) return 0;
    stderr('Nothing was found.\n');
    return 1;
  },
};

function print(leads: Lead[], { json, csv }: Values): string {
  if (json && csv) throw new UsageError('Say --json or --csv, not both.');
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
