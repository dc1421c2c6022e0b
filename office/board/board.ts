import { daysAfter } from '../../contract/days.ts';
import { fill } from '../../contract/fill.ts';
import { officeBoard as words } from '../../messages/en/office-board.ts';
import type { Calendar } from '../../server/calendar/calendar.ts';
import type { OfficeHours } from '../../server/calendar/office-hours.ts';
import { businessDay, startOfBusinessDay } from '../../server/formats/business-time.ts';
import type { LeadFilter, LeadWithDeliveries } from '../../server/store/leads.ts';
import type { LeadStatus, Priority, Store } from '../../server/store/store.ts';
import { durationInWords, timeBetween, type Wait, waitInWords, waitSince, whenInWords } from '../moments.ts';
import type { BoardProps } from './board.tsx';
import { leadCard } from './lead-card.ts';
import type { LeadCard } from './lead-cards.tsx';
import { tapeOfToday } from './tape.ts';

type Deps = {
  store: Pick<Store, 'findLeads' | 'countLeads'>;
  officeHours: Pick<OfficeHours, 'calendar'>;
  clock: () => Date;
};

/** Cards on a page. */
export const PAGE = 50;

/** More of what others have claimed would push aside what waits. */
const MAX_IN_HAND = 12;

/** In the order of calling. */
const PRIORITIES: Priority[] = ['danger', 'urgent', 'normal'];

/** Claimed, and not over. */
const OPEN: LeadStatus[] = ['claimed', 'quoted'];

/** A list: its cards, what comes before them, and where the next page begins. */
type Shown = Pick<BoardProps, 'cards' | 'reminders' | 'inHand' | 'empty' | 'test'> & {
  next?: string | undefined;
};

/** Asks the store for what the board shows. */
export function createBoard({ store, officeHours, clock }: Deps) {
  const context = () => ({ now: clock(), calendar: officeHours.calendar() });
  const asCards = (leads: LeadWithDeliveries[]): LeadCard[] => leads.map((lead) => leadCard(lead, context()));

  /** The last lead of the page before; undefined on the first page, and when it is gone. */
  async function lastBefore(after: string | undefined): Promise<LeadWithDeliveries | undefined> {
    return after ? (await store.findLeads({ references: [after] }))[0] : undefined;
  }

  async function page(filter: LeadFilter, after: string | undefined, newestFirst: boolean) {
    const last = await lastBefore(after);
    return cut(await store.findLeads(filter, { after: last, limit: PAGE + 1, newestFirst }));
  }

  /** What is urgent comes first, over as many pages as it has. */
  async function pageByUrgency(filter: LeadFilter, after: string | undefined, newestFirst: boolean) {
    const last = await lastBefore(after);
    const leads: LeadWithDeliveries[] = [];
    for (const priority of PRIORITIES.slice(last && PRIORITIES.indexOf(last.priority))) {
      const limit = PAGE + 1 - leads.length;
      const behind = priority === last?.priority ? last : undefined;
      if (limit > 0)
        leads.push(
          ...(await store.findLeads({ ...filter, priority }, { after: behind, limit, newestFirst })),
        );
    }
    return cut(leads);
  }

  /** The reminders of today, the earliest first. */
  async function remindersOf(filter: LeadFilter): Promise<LeadWithDeliveries[]> {
    const tomorrow = startOfBusinessDay(daysAfter(businessDay(clock()), 1));
    const due = await store.findLeads({ ...filter, remindedBy: tomorrow }, { limit: PAGE });
    const at = ({ remindAt }: LeadWithDeliveries) => remindAt?.getTime() ?? 0;
    return due.toSorted((one, other) => at(one) - at(other));
  }

  return {
    /** What is unclaimed, the longest waiting first. */
    async waiting(after?: string): Promise<Shown> {
      const { leads, next } = await pageByUrgency({ waiting: true }, after, false);
      const due = (await remindersOf({})).filter(({ status }) => status !== 'new');
      const uncalled = await store.findLeads(
        { statuses: ['claimed'], notContacted: true },
        { limit: MAX_IN_HAND, newestFirst: true },
      );
      const reminded = new Set(due.map(({ id }) => id));
      return {
        cards: asCards(leads),
        reminders: asCards(due),
        inHand: asCards(uncalled.filter(({ id }) => !reminded.has(id))),
        empty: await whenNoneWaits(),
        test: await lastTest(),
        next,
      };
    },

    /** What one user has claimed. */
    async mine(userId: string, after?: string): Promise<Shown> {
      const { leads, next } = await page({ claimedBy: userId, statuses: OPEN }, after, false);
      const due = await remindersOf({ claimedBy: userId });
      const reminded = new Set(due.map(({ id }) => id));
      return {
        cards: asCards(leads.filter(({ id }) => !reminded.has(id))),
        reminders: after ? [] : asCards(due),
        empty: words.nothingMine,
        next,
      };
    },

    /** The newest first. */
    async all(filter: LeadFilter, after?: string): Promise<Shown & { found: number }> {
      const { leads, next } = await page(filter, after, true);
      const found = await store.countLeads(filter);
      return { cards: asCards(leads), empty: words.nothingFound, next, found };
    },

    async held(after?: string): Promise<Shown> {
      const { leads, next } = await pageByUrgency({ states: ['held'] }, after, true);
      return { cards: asCards(leads), empty: words.nothingHeld, next };
    },

    /** Above every list: its count, the longest wait, and today's tape. */
    async head(userId: string) {
      const { now, calendar } = context();
      const today = startOfBusinessDay(businessDay(now));
      const [waiting, mine, held, heldUrgent, [oldest], fresh] = await Promise.all([
        store.countLeads({ waiting: true }),
        store.countLeads({ claimedBy: userId, statuses: OPEN }),
        store.countLeads({ states: ['held'] }),
        store.countLeads({ states: ['held'], isUrgent: true }),
        store.findLeads({ waiting: true }, { limit: 1 }),
        store.findLeads({ waiting: true, since: today }, { limit: PAGE }),
      ]);
      const marks = oldest && oldest.createdAt < today ? [oldest, ...fresh] : fresh;
      return {
        counts: { waiting, mine, held },
        heldUrgent,
        dimension: oldest && howLong(waiting, waitSince(oldest.createdAt, now, calendar)),
        tape: tapeOfToday(marks, now, calendar),
      };
    },
  };

  /** The last automatic test, whose number is missing among the requests. */
  async function lastTest(): Promise<string | undefined> {
    const [last] = await store.findLeads({ canary: true }, { limit: 1, newestFirst: true });
    if (!last) return undefined;
    const { number, createdAt, deliveries } = last;
    const hasLeft = deliveries.every(({ state }) => state === 'sent');
    return fill(hasLeft ? words.test : words.testPending, { number, when: whenInWords(createdAt, clock()) });
  }

  /** When the last one came, and how soon it was answered. */
  async function whenNoneWaits(): Promise<string> {
    const { now, calendar } = context();
    const [last] = await store.findLeads({ notHeld: true }, { limit: 1, newestFirst: true });
    if (!last) return words.nothingYet;
    return `${words.nobodyWaits} ${lastOne(last, now, calendar)}`;
  }
}

function lastOne(last: LeadWithDeliveries, now: Date, calendar: Calendar | undefined): string {
  const { createdAt, contactedAt, claimedByName } = last;
  const time = timeBetween(createdAt, now);
  if (contactedAt) {
    return fill(words.lastAnswered, {
      time,
      answer: waitInWords(waitSince(createdAt, contactedAt, calendar)),
    });
  }
  return claimedByName
    ? fill(words.lastClaimed, { time, who: claimedByName })
    : fill(words.lastOpen, { time });
}

/** One more than a page was queried, to know whether there is another. */
function cut(leads: LeadWithDeliveries[]) {
  const shown = leads.slice(0, PAGE);
  return { leads: shown, next: leads.length > PAGE ? shown.at(-1)?.reference : undefined };
}

/** "2 waiting, the longest 14 min". */
function howLong(count: number, wait: Wait): string {
  const [one, some] = dimensionTexts()[wait.kind];
  const time = wait.kind === 'closed' ? '' : durationInWords(wait.minutes);
  return fill(count === 1 ? one : some, { count, time });
}

const dimensionTexts = (): Record<Wait['kind'], [one: string, some: string]> => ({
  plain: [words.oneWaits, words.someWait],
  open: [words.oneWaitsOpen, words.someWaitOpen],
  closed: [words.oneWaitsClosed, words.someWaitClosed],
});
