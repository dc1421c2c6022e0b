import type { FastifyReply, FastifyRequest } from 'fastify';
import { fill } from '../../contract/fill.ts';
import { officeLead as leadWords } from '../../messages/en/office-lead.ts';
import { visibleText } from '../../server/formats/visible-text.ts';
import { textOf, whatOf, whoOf } from '../../server/leads/lead-history.ts';
import { parseReference } from '../../server/leads/reference.ts';
import type { Changed } from '../../server/store/lead-changes.ts';
import { canUndo, type LeadEvent } from '../../server/store/lead-events.ts';
import type { User } from '../../server/store/users.ts';
import { whenInWords } from '../moments.ts';

export type OfLead = { Params: { reference: string; target?: string } };

/** The reference in the address, in capitals; empty where it is none. */
export function referenceIn({ params }: Pick<FastifyRequest, 'params'>): string {
  return parseReference((params as OfLead['Params']).reference) ?? '';
}

/** The message about the change that made this version, and that version if it can be undone. */
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
    case 'visit':
      return fill(did.visit, { what: whatOf(event) });
    case 'corrected':
    case 'photos':
    case 'photo-removed':
      return whatOf(event);
    default:
      return did[kind];
  }
}

/** `version`: the one that the page of the press showed. */
type Refused = Extract<Changed, { done: false }> & { version: number };

type Context = {
  events: LeadEvent[];
  user: Pick<User, 'id'>;
  now: Date;
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

export function sendUnknown(reply: FastifyReply) {
  return reply.sendPage('problem', { title: leadWords.unknownTitle, message: leadWords.unknown }, 404);
}
