import { businessMinute } from '../../server/formats/business-time.ts';
import { visibleText } from '../../server/formats/visible-text.ts';
import { historyLines, whoOf } from '../../server/leads/lead-history.ts';
import type { LeadEvent } from '../../server/store/lead-events.ts';
import type { LeadWithDeliveries } from '../../server/store/leads.ts';
import { asJson } from '../json.ts';
import { asTable } from '../table.ts';
import { asReference, type LeadsCommand, unknownReference } from './command.ts';

export const historyCommand: LeadsCommand = {
  name: 'history',
  about: 'Shows who has changed what, the newest first',
  args: ['REFERENCE'],
  options: { json: { type: 'boolean', about: 'for programs' } },
  async run({ store, args: [typed = ''], values, stdout, stderr }) {
    const reference = asReference(typed);
    const [lead] = await store.findLeads({ references: [reference] });
    if (!lead) {
      stderr(unknownReference(reference));
      return 1;
    }
    const events = await store.historyOf(reference);
    stdout(values.json ? asJson(historyToJson(events)) : historyBlock(lead, events));
    return 0;
  },
};

/** One line for each change, with a user's text in full below it. */
export function historyBlock(lead: LeadWithDeliveries, events: LeadEvent[]): string {
  const lines = historyLines(lead, events);
  const cells = lines.map(({ version, at, who, what }) => [String(version), businessMinute(at), who, what]);
  const [headings, ...rows] = asTable(cells, HEADINGS).split('\n');
  const blocks = lines.map(({ text }, place) => `${rows[place]}\n${indented(text)}`);
  return `${headings}\n${blocks.join('')}`;
}

const HEADINGS = ['Rev', 'When', 'Who', 'What'];

function indented(text: string): string {
  if (text === '') return '';
  return visibleText(text).replaceAll(/^/gm, '     ').concat('\n');
}

export function historyToJson(events: LeadEvent[]) {
  return events.map((event) => ({ ...event, who: whoOf(event) }));
}
