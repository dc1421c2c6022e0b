import type { FastifyInstance } from 'fastify';
import * as words from '../../content/words/office-search.ts';
import { fill } from '../../contract/fill.ts';
import type { OfficeHours } from '../../server/calendar/office-hours.ts';
import { readablePhone } from '../../server/formats/phone-numbers.ts';
import { foundIn } from '../../server/leads/found-in.ts';
import { parseReference } from '../../server/leads/reference.ts';
import type { LeadFilter, LeadWithDeliveries } from '../../server/store/leads.ts';
import { folded, withoutPhones } from '../../server/store/search-text.ts';
import type { Store } from '../../server/store/store.ts';
import { fieldOf } from '../fields.ts';
import { leadCard } from './lead-card.ts';
import type { LeadCard } from './lead-ticket.tsx';

type Deps = {
  store: Pick<Store, 'findLeads' | 'countLeads'>;
  officeHours: Pick<OfficeHours, 'calendar'>;
  clock: () => Date;
};

/** So many are shown. Whoever finds more has typed too little. */
const MOST = 50;

/** Longer than anything that somebody looks for. */
const LONGEST = 200;

/** The field at the top of every page. What it finds alone by a number, a reference or a phone number opens at once. */
export async function searchRoutes(app: FastifyInstance, { store, officeHours, clock }: Deps) {
  app.get('/office/search', async (request, reply) => {
    const typed = fieldOf(request.query, 'q').slice(0, LONGEST);
    if (typed === '') return reply.sendPage('search', { typed, cards: [] });
    const [only, ...others] = await namedBy(typed);
    if (only && others.length === 0) return reply.redirect(`/office/requests/${only.reference}`, 303);
    const leads = only ? [only, ...others] : await find({ search: typed });
    const count = only ? leads.length : await store.countLeads({ search: typed });
    return reply.sendPage('search', {
      typed,
      found: fill(count === 0 ? words.nothing : count === 1 ? words.one : words.some, { count, typed }),
      cards: leads.map((lead) => ({
        ...leadCard(lead, { now: clock(), calendar: officeHours.calendar() }),
        ...matchIn(lead, typed),
      })),
      more: count > leads.length ? fill(words.more, { count: leads.length }) : undefined,
    });
  });

  /** What somebody has named, and not described: by its reference, its number, or the whole number of a phone. */
  async function namedBy(typed: string): Promise<LeadWithDeliveries[]> {
    const reference = parseReference(typed);
    if (reference) return store.findLeads({ references: [reference] });
    const [, number] = /^#?(\d{1,9})$/.exec(typed) ?? [];
    if (number) {
      const numbered = await find({ number: Number(number) });
      if (numbered.length > 0) return numbered;
      // A number may be that of an automatic test, which is in no list.
      const tests = await find({ number: Number(number), canary: true });
      if (tests.length > 0) return tests;
    }
    const { phones, rest } = withoutPhones(typed);
    if (phones.length === 0) return [];
    const found = await find({ search: phones.join(' ') });
    // Somebody may copy from a sheet all that was typed beside the number.
    return found.filter(({ phone }) => !/[\p{L}\p{N}]/u.test(rest) || isShown(phone, typed));
  }

  const find = (filter: Pick<LeadFilter, 'search' | 'number' | 'canary'>) =>
    store.findLeads(filter, { limit: MOST, newestFirst: true });
}

function isShown(phone: string, typed: string): boolean {
  return [phone, readablePhone(phone)].some((shown) => folded(shown) === folded(typed));
}

/** The words in which it was found; none where name or number on the ticket say it. */
function matchIn(
  { description, email, page }: LeadWithDeliveries,
  typed: string,
): Partial<Pick<LeadCard, 'words'>> {
  const inWords = foundIn(description, typed);
  if (inWords) return { words: inWords };
  for (const [label, text] of [
    [words.inEmail, email],
    [words.inPage, page],
  ] as const) {
    const found = foundIn(text, typed);
    if (found) return { words: [`${label}${found[0]}`, found[1], found[2]] };
  }
  return {};
}
