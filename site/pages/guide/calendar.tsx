import { useId, useRef } from 'react';
import type { ChecklistGroup, Company, Guide } from '../../../contract/content/schema.ts';
import { fill } from '../../../contract/fill.ts';
import { useContent } from '../../content/use-content.ts';
import { Button } from '../../ui/button/button.tsx';
import styles from './checklist.module.css';

/** Asks for the listing date and downloads a calendar file with the checklist groups before it. */
export function CalendarDownload({
  groups,
  tools: { listing, calendar, entry },
}: Guide['steps']['checklist']) {
  const { company } = useContent();
  const id = useId();
  const date = useRef<HTMLInputElement>(null);

  function download() {
    if (!date.current?.reportValidity()) return;
    const file = new Blob([checklistCalendar({ company, entry, groups }, date.current.value, new Date())], {
      type: 'text/calendar',
    });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file);
    link.download = 'selling-your-home.ics';
    link.click();
    URL.revokeObjectURL(link.href);
  }

  return (
    <div className={styles.calendar}>
      <label htmlFor={id}>{listing}</label>
      <p className={styles.buttons}>
        <input ref={date} id={id} type="date" required />
        <Button onClick={download}>{calendar}</Button>
      </p>
    </div>
  );
}

type Checklist = {
  company: Pick<Company, 'name'>;
  /** The name of an entry, with `{group}`. */
  entry: string;
  groups: ChecklistGroup[];
};

/**
 * The checklist as an iCalendar file (RFC 5545): one all-day event for each group, `group.days` before the listing.
 *
 * @param listing the listing date, as `YYYY-MM-DD`
 * @param made the time of creation
 */
export function checklistCalendar(
  { company, entry, groups }: Checklist,
  listing: string,
  made: Date,
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${text(company.name)}//Checklist//EN`,
    'CALSCALE:GREGORIAN',
    ...groups.flatMap((group) => event(group, fill(entry, { group: group.name }), listing, made)),
    'END:VCALENDAR',
  ];
  return lines.map(fold).join('\r\n').concat('\r\n');
}

function event(group: ChecklistGroup, summary: string, listing: string, made: Date): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${group.id}-${listing}@checklist`,
    `DTSTAMP:${made.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${dayBefore(listing, group.days)}`,
    `SUMMARY:${text(summary)}`,
    `DESCRIPTION:${text(group.items.map((item) => `- ${item.text}`).join('\n'))}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** In UTC, where every day has 24 hours. */
function dayBefore(listing: string, days: number): string {
  const day = new Date(`${listing}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - days);
  return day.toISOString().slice(0, 10).replaceAll('-', '');
}

function text(value: string): string {
  return value.replace(/[\\;,]/g, '\\$&').replace(/\n/g, '\\n');
}

/** Folds lines longer than 75 bytes (RFC 5545, 3.1). */
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
