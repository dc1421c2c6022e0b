import { eachPageOfLeads } from '../../server/store/leads.ts';
import { UsageError } from '../command.ts';
import type { LeadsCommand } from './command.ts';
import { counted, leadsAsJson } from './found-leads.ts';
import { asListed } from './list.ts';

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
