import { formatReference } from '../../contract/answer.ts';
import { calendarFile } from '../../contract/calendar-file.ts';
import { company } from '../../contract/content/current.ts';
import { fill } from '../../contract/fill.ts';
import { myRequest as words } from '../../messages/en/my-request.ts';
import { type Html, html } from '../formats/html.ts';
import { visitInWords } from '../leads/visit.ts';
import type { Lead, Visit } from '../store/lead.ts';

/** `path`: the address of the page. */
type Known = { lead: Lead; path: string; now: Date };

/** When the office comes, with the way to the entry for the customer's calendar. */
export function visitLine(known: Known): Html | undefined {
  const visit = visitOf(known);
  return (
    visit &&
    html`<p><b>${fill(words.visit, { visit: visitInWords(visit) })}</b> <a href="${known.path}/visit.ics">${words.visitLink}</a></p>`
  );
}

/** The entry for their calendar, as a file. */
export function visitFile(known: Known): string | undefined {
  const { reference } = known.lead;
  const visit = visitOf(known);
  const { name, phone = '' } = company;
  return (
    visit &&
    calendarFile({
      company: name,
      made: known.now,
      events: [
        {
          id: `${reference}@visit`,
          when: visit,
          summary: fill(words.visitEntry, { company: name }),
          description: `${words.reference} ${formatReference(reference)}\n${phone}`.trim(),
        },
      ],
    })
  );
}

/** What the customer can still expect: not once it is past, or nothing came of the request. */
function visitOf({ lead: { status, visit }, now }: Known): Visit | undefined {
  return visit && visit.until > now && status !== 'lost' && status !== 'closed' ? visit : undefined;
}
