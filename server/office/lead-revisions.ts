import type { Revision } from '../../office/pages.tsx';
import { historyLines } from '../leads/lead-history.ts';
import { canUndo, type LeadEvent } from '../store/lead-events.ts';
import type { Lead } from '../store/store.ts';
import { oneLine, visibleText } from '../visible-text.ts';
import { whenInWords } from './moments.ts';

/** Of a note that stands on the sheet in full, the block of revisions has the beginning. */
const BEGINNING = 80;

/** The lines of the block of revisions, the newest first, down to the first: that it came. */
export function revisionsOf(lead: Pick<Lead, 'createdAt'>, events: LeadEvent[], now: Date): Revision[] {
  return historyLines(lead, events, (time) => whenInWords(time, now)).map(
    ({ version, at, who, what, text }, place) => {
      const event = events[place];
      const isUndone = event?.undone ?? false;
      return {
        version,
        who: oneLine(visibleText(who)),
        when: whenInWords(at, now),
        what,
        text: isUndone ? visibleText(text) : oneLine(visibleText(text), BEGINNING),
        isUndone,
        canUndo: event !== undefined && canUndo(events, event),
      };
    },
  );
}
