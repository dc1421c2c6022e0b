import { company } from '../../../content/company.ts';
import { guide } from '../../../content/guide.ts';
import type { ChecklistGroup } from '../../../content/schema.ts';
import { fill } from '../../../contract/fill.ts';

/**
 * Writes the groups as a calendar (RFC 5545): one all-day entry for each, as many days before the listing as
 * stand beside it.
 *
 * @param listing the day of the listing, as `YYYY-MM-DD`
 * @param made when the file is made
 */
export function checklistCalendar(groups: ChecklistGroup[], listing: string, made: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${text(company.name)}//Checklist//EN`,
    'CALSCALE:GREGORIAN',
    ...groups.flatMap((group) => entry(group, listing, made)),
    'END:VCALENDAR',
  ];
  return lines.map(fold).join('\r\n').concat('\r\n');
}

function entry(group: ChecklistGroup, listing: string, made: Date): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${group.id}-${listing}@checklist`,
    `DTSTAMP:${made.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${dayBefore(listing, group.days)}`,
    `SUMMARY:${text(fill(guide.steps.checklist.tools.entry, { group: group.name }))}`,
    `DESCRIPTION:${text(group.items.map((item) => `- ${item.text}`).join('\n'))}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** Reckoned in UTC, where no day is shorter than another. */
function dayBefore(listing: string, days: number): string {
  const day = new Date(`${listing}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - days);
  return day.toISOString().slice(0, 10).replaceAll('-', '');
}

function text(value: string): string {
  return value.replace(/[\\;,]/g, '\\$&').replace(/\n/g, '\\n');
}

/** No line may be longer than 75 bytes; it goes on after a line end and a space. */
function fold(line: string): string {
  const bytes = new TextEncoder();
  let folded = '';
  let length = 0;
  for (const character of line) {
    const size = bytes.encode(character).length;
    if (length + size > 75) {
      folded += '\r\n ';
      length = 1;
    }
    folded += character;
    length += size;
  }
  return folded;
}
