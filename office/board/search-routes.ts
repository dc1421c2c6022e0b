import type { FastifyInstance } from 'fastify';
import { fill } from '../../contract/fill.ts';
import { officeSearch as words } from '../../messages/en/office-search.ts';
import type { OfficeHours } from '../../server/calendar/office-hours.ts';
import { readablePhone } from '../../server/formats/phone-numbers.ts';
import { foundIn } from '../../server/leads/found-in.ts';
import { parseReference } from '../../server/leads/reference.ts';
import type { LeadFilter, LeadWithDeliveries } from '../../server/store/leads.ts';
import { folded, withoutPhones } from '../../server/store/search-text.ts';
import type { Store } from '../../server/store/store.ts';
import { fieldOf } from '../fields.ts';
import { leadPath } from '../lead/lead-page.ts';
import { leadCard } from './lead-card.ts';
import type { LeadCard } from './lead-cards.tsx';

type Deps = {
  store: Pick<Store, 'findLeads' | 'countLeads'>;
  officeHours: Pick<OfficeHours, 'calendar'>;
  clock: () => Date;
};

/** The number of results that are shown. */
const MAX_RESULTS = 50;

/** Of the search, in characters. */
const LONGEST = 200;

/** The search of every page. A number, a reference or a phone number of a single lead opens its page at once. */
export async function searchRoutes(app: FastifyInstance, { store, officeHours, clock }: Deps) {
  app.get('/office/search', async (request, reply) => {
    const typed = fieldOf(request.query, 'q').slice(0, LONGEST);
    if (typed === '') return reply.sendPage('search', { typed, cards: [] });
    const [only, ...others] = await namedBy(typed);
    if (only && others.length === 0) return reply.redirect(leadPath(only.reference), 303);
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

  /** The leads with this reference, number or whole phone number. */
  async function namedBy(typed: string): Promise<LeadWithDeliveries[]> {
    const reference = parseReference(typed);
    if (reference) return store.findLeads({ references: [reference] });
    const [, number] = /^#?(\d{1,9})$/.exec(typed) ?? [];
    if (number) {
      const numbered = await find({ number: Number(number) });
      if (numbered.length > 0) return numbered;
      // Automatic tests have numbers too, and are in no list.
      const tests = await find({ number: Number(number), canary: true });
      if (tests.length > 0) return tests;
    }
    const { phones, rest } = withoutPhones(typed);
    if (phones.length === 0) return [];
    const found = await find({ search: phones.join(' ') });
    // The field for the number may hold other words, which are copied along from the page.
    return found.filter(({ phone }) => !/[\p{L}\p{N}]/u.test(rest) || isShown(phone, typed));
  }

  const find = (filter: Pick<LeadFilter, 'search' | 'number' | 'canary'>) =>
    store.findLeads(filter, { limit: MAX_RESULTS, newestFirst: true });
}

function isShown(phone: string, typed: string): boolean {
  return [phone, readablePhone(phone)].some((shown) => folded(shown) === folded(typed));
}

/** The words in which it was found; none where the card's name or number matches. */
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
