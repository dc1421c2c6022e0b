import * as leadWords from '../../content/words/office-lead.ts';
import { fill } from '../../contract/fill.ts';
import { textOf, whatOf, whoOf } from '../leads/lead-history.ts';
import type { Changed } from '../store/lead-changes.ts';
import type { LeadEvent } from '../store/lead-events.ts';
import type { User } from '../store/users.ts';
import { visibleText } from '../visible-text.ts';
import { whenInWords } from './moments.ts';

/** A press that was refused, and the version that its page showed. */
type Refused = Extract<Changed, { done: false }> & { version: number };

type Context = {
  events: LeadEvent[];
  /** Who has pressed. */
  user: Pick<User, 'id'>;
  now: Date;
  /** Whether a note was typed. */
  hasNote: boolean;
};

/** Why nothing was changed, and what to do about it. */
export function refusalWordsOf(refused: Refused, { events, user, now, hasNote }: Context) {
  const { because, event, version } = refused;
  const since = events.filter((one) => one.version > version);
  const isStale = because === 'changed' && since.length > 0;
  const lines = isStale
    ? [
        since.every(({ who }) => who?.id === user.id) ? leadWords.changedByYou : leadWords.changed,
        ...since.map((one) => fill(leadWords.line, valuesOf(one, now))),
      ]
    : [fill(leadWords.refusals[because], event ? valuesOf(event, now) : {})];
  const advice = [isStale && leadWords.stillHere, hasNote && leadWords.textIsHere].filter(Boolean).join(' ');
  return { lines, advice: advice || undefined };
}

function valuesOf(event: LeadEvent, now: Date) {
  const what = [whatOf(event, (at) => whenInWords(at, now)), textOf(event)].filter(Boolean).join(': ');
  return {
    version: event.version,
    who: visibleText(whoOf(event)),
    time: whenInWords(event.at, now),
    what: visibleText(what),
  };
}
