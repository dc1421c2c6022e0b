import * as leadWords from '../../content/words/office-lead.ts';
import { fill } from '../../contract/fill.ts';
import { whatOf } from '../leads/lead-history.ts';
import { canUndo, type LeadEvent } from '../store/lead-events.ts';
import { whenInWords } from './moments.ts';

/** What a press has done, by the line of the history that it made, and whether that can still be taken back. */
export function doneIn(events: LeadEvent[], version: number | undefined, now: Date) {
  const event = events.find((one) => one.version === version);
  if (!event) return undefined;
  return { words: wordsOf(event, now), undo: canUndo(events, event) ? event.version : undefined };
}

function wordsOf(event: LeadEvent, now: Date): string {
  const { did } = leadWords;
  const { kind, before, after } = event;
  switch (kind) {
    case 'claimed':
      return before.claimed_at ? did.takenOver : did.claimed;
    case 'outcome':
    case 'status':
      return fill(did[kind], { what: whatOf(event) });
    case 'reminder':
      return after.remind_at
        ? fill(did.reminder, { time: whenInWords(new Date(after.remind_at), now) })
        : did.noReminder;
    default:
      return did[kind];
  }
}
