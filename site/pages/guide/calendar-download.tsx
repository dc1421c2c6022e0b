import { type FormEvent, useId, useRef } from 'react';
import { guide } from '../../../content/guide.ts';
import type { ChecklistGroup } from '../../../content/schema.ts';
import { Button } from '../../ui/button/button.tsx';
import { checklistCalendar } from './calendar.ts';
import styles from './checklist.module.css';

const { listing, calendar } = guide.steps.checklist.tools;

/** Asks for the listing date and downloads a calendar file with the checklist groups before it. */
export function CalendarDownload({ groups }: { groups: ChecklistGroup[] }) {
  const id = useId();
  const date = useRef<HTMLInputElement>(null);

  function download() {
    if (!date.current?.reportValidity()) return;
    const file = new Blob([checklistCalendar(groups, date.current.value, new Date())], {
      type: 'text/calendar',
    });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file);
    link.download = 'selling-your-home.ics';
    link.click();
    URL.revokeObjectURL(link.href);
  }

  // Otherwise the checklist would take a change of the date for a tick.
  const stopPropagation = (event: FormEvent) => event.stopPropagation();

  return (
    <div className={styles.calendar} onChange={stopPropagation}>
      <label htmlFor={id}>{listing}</label>
      <p className={styles.buttons}>
        <input ref={date} id={id} type="date" required />
        <Button onClick={download}>{calendar}</Button>
      </p>
    </div>
  );
}
