import { fill } from '../../contract/fill.ts';
import { leadHistory as words } from '../../messages/en/lead-history.ts';
import { readableTime } from '../formats/business-time.ts';
import { oneLine, visibleText } from '../formats/visible-text.ts';
import { toVisit } from '../store/lead.ts';
import type { LeadEvent } from '../store/lead-events.ts';
import type { LeadWithDeliveries } from '../store/leads.ts';
import { formatCents } from './amount.ts';
import { visitInWords } from './visit.ts';

/** The longest note, in UTF-16 code units. A customer's own words may have as many. */
export const LONGEST_NOTE = 5_000;

/** A line of the history for people. `text`: what a user typed; escape it where it is shown. */
export type HistoryLine = { version: number; at: Date; who: string; what: string; text: string };

/**
 * The history of a lead, newest first, down to its first version: that it came. `events`: as the store tells them. `when`: how
 * times are said.
 */
export function historyLines(
  lead: Pick<LeadWithDeliveries, 'createdAt'>,
  events: LeadEvent[],
  when = readableTime,
): HistoryLine[] {
  const lines = events.map((event) => {
    const what = whatOf(event, when);
    return {
      version: event.version,
      at: event.at,
      who: whoAndWay(event),
      what: event.undone ? fill(words.changes.undone, { change: what }) : what,
      text: textOf(event),
    };
  });
  const { received } = words.changes;
  return [...lines, { version: 1, at: lead.createdAt, who: words.ways.customer, what: received, text: '' }];
}

/** A name, or by which way it came. */
export function whoOf({ who, via }: LeadEvent): string {
  return who?.name || words.ways[via];
}

/** A signed-in user is verified; elsewhere a name is only a claim. */
function whoAndWay(event: LeadEvent): string {
  const { who, via } = event;
  if (!who?.name || via === 'office') return whoOf(event);
  return fill(words.whoByWay, { name: who.name, way: words.ways[via] });
}

/** What the user typed with it; empty for most changes. */
export function textOf({ after }: LeadEvent): string {
  return [after.lost_reason, after.note].filter(Boolean).join('\n');
}

/** What was done: "quoted, $1,200". `when`: how times are said. */
export function whatOf({ kind, via, before, after, undoes }: LeadEvent, when = readableTime): string {
  const { changes, outcomes } = words;
  switch (kind) {
    case 'claimed':
      return before.claimed_at ? changes.takenOver : changes.claimed;
    case 'outcome':
      return after.outcome ? outcomes[after.outcome] : '';
    case 'status':
      return via === 'customer' ? changes.canceled : statusChange(after);
    case 'reminder':
      return after.remind_at
        ? fill(changes.reminder, { time: when(new Date(after.remind_at)) })
        : changes.noReminder;
    case 'visit': {
      const visit = toVisit(after.visit ?? null);
      return visit ? fill(changes.visit, { time: visitInWords(visit) }) : changes.noVisit;
    }
    case 'corrected':
      return fill(changes.corrected, { what: correctionsIn(after).join(', ') });
    case 'photos':
      return after.photos === 1 ? changes.photo : fill(changes.photos, { count: after.photos ?? '' });
    case 'undone':
      return fill(changes.undid, { version: undoes ?? '' });
    default:
      return changes[kind];
  }
}

function correctionsIn(after: LeadEvent['after']): string[] {
  const columns = Object.keys(words.corrections) as (keyof typeof words.corrections)[];
  return columns
    .filter((column) => column in after)
    .map((column) => {
      const value = oneLine(visibleText(after[column]?.replaceAll('\n', '; ') ?? ''));
      return fill(words.corrections[column], { value: value || words.nothing });
    });
}

function statusChange({ status = 'quoted', quote_cents }: LeadEvent['after']): string {
  if (status === 'new') return words.changes.reopened;
  if (status !== 'quoted' || !quote_cents) return words.statuses[status];
  return fill(words.changes.quotedFor, { amount: formatCents(quote_cents) });
}
