import { useId, useRef } from 'react';
import { calendarFile } from '../../../contract/calendar-file.ts';
import type { ChecklistGroup, Company, Guide } from '../../../contract/content/schema.ts';
import { daysAfter } from '../../../contract/days.ts';
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
 * The checklist as a calendar file: one all-day event for each group, `group.days` before the listing.
 *
 * @param listing the listing date, as `YYYY-MM-DD`
 * @param made the time of creation
 */
export function checklistCalendar(
  { company, entry, groups }: Checklist,
  listing: string,
  made: Date,
): string {
  return calendarFile({
    company: company.name,
    made,
    events: groups.map(({ id, name, days, items }) => ({
      id: `${id}-${listing}@checklist`,
      when: daysAfter(listing, -days),
      summary: fill(entry, { group: name }),
      description: items.map((item) => `- ${item.text}`).join('\n'),
    })),
  });
}
