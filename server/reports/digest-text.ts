import { businessDay, readableTime } from '../business-time.ts';
import { FORM_NAMES } from '../leads/form-names.ts';
import { describeClockChange, RETENTION_PAUSED } from '../operations/clock/clock-messages.ts';
import { describeBulkDeletion } from '../operations/retention/bulk-deletion.ts';
import type { Digest, Named } from '../store/digest.ts';
import { visibleText } from '../visible-text.ts';

/** A part of the digest: lines, each with what belongs to it below. */
export type Section = { title: string; lines: Line[] };
type Line = { text: string; below?: string[] };

/** In milliseconds. A backup is made every night: beyond this, a night was missed. */
export const MAX_BACKUP_AGE = 36 * 60 * 60 * 1000;

/** The sections of the digest, the most urgent first. */
export function digestSections(digest: Digest): Section[] {
  const alarms = alarmsOf(digest);
  return [
    ...(alarms.length > 0 ? [{ title: 'Please look at this', lines: alarms.map((text) => ({ text })) }] : []),
    { title: `Received since ${readableTime(new Date(digest.since))}`, lines: received(digest) },
    { title: 'Mails', lines: mails(digest) },
    { title: 'Held', lines: held(digest) },
    ...listed('Given up', digest.undelivered, 'Read it with', 'show'),
    ...listed('Without a confirmation: please call them', digest.unconfirmed, 'Their number is in', 'show'),
    { title: 'Backup', lines: backup(digest) },
  ];
}

/** How the digest ends. */
export const LAST_LINE =
  'This mail comes every morning, also when nothing has happened. If this mail does not come, something is wrong: look at the server.';

export function digestTitle({ at }: Digest): string {
  const day = new Date(`${businessDay(new Date(at))}T12:00:00Z`);
  return `Digest of ${day.toLocaleDateString('en-US', { timeZone: 'UTC', weekday: 'long', month: 'long', day: 'numeric' })}`;
}

/** Nothing that a visitor typed stands in it. */
export function digestSubject(digest: Digest): string {
  const [estimates, messages] = digest.arrivals.map(({ arrivals }) => arrivals.received);
  const held = digest.held.length + digest.alsoHeld;
  const facts = [
    counted(estimates ?? 0, 'request'),
    counted(messages ?? 0, 'message'),
    ...(held > 0 ? [`${held} held`] : []),
  ];
  return `${alarmsOf(digest).length > 0 ? 'ATTENTION · ' : ''}${digestTitle(digest)}: ${facts.join(', ')}`;
}

/** For a terminal. */
export function digestText(digest: Digest): string {
  const sections = digestSections(digest).map(({ title, lines }) =>
    [
      title,
      ...lines.flatMap(({ text, below = [] }) => [`  ${text}`, ...below.map((line) => `      ${line}`)]),
    ].join('\n'),
  );
  return [digestTitle(digest), ...sections, LAST_LINE, ''].join('\n\n').trimEnd();
}

function alarmsOf(digest: Digest): string[] {
  const { arrivals, undelivered, backups, retention } = digest;
  const missing = arrivals.flatMap(({ form, arrivals }) =>
    arrivals.missing.length > 0
      ? [
          `Not in the database, although numbers were given: ${FORM_NAMES[form].toLowerCase()}s ${ranges(arrivals.missing)}.`,
        ]
      : [],
  );
  return [
    ...missing,
    ...(undelivered.length > 0
      ? ['Something could not be delivered to you and was given up; it is named below.']
      : []),
    ...backupAlarms(backups, new Date(digest.at)),
    ...clockAlarms(digest.clock),
    ...(retention ? [describeBulkDeletion(retention)] : []),
  ];
}

const MOST_CHANGES = 5;

/** The newest; the clocks of two servers that differ change with every look. */
function clockAlarms(clock: Digest['clock']): string[] {
  if (!clock) return [];
  const lines = clock.changes
    .slice(-MOST_CHANGES)
    .map(({ kind, from, to }) => describeClockChange({ kind, from: new Date(from), to: new Date(to) }));
  const others = clock.changes.length - lines.length;
  return [
    ...lines,
    ...(others > 0 ? [`The clock was changed ${others} more times: npm run leads -- clock`] : []),
    ...(clock.heldBack ? [RETENTION_PAUSED] : []),
  ];
}

function backupAlarms({ last, lastGood }: Digest['backups'], at: Date): string[] {
  const failed = last?.problem
    ? [`The backup of ${readableTime(new Date(last.at))} is of no use: ${last.problem}`]
    : [];
  if (!lastGood) return [...failed, 'There is no good backup.'];
  const age = at.getTime() - Date.parse(lastGood.at);
  return age > MAX_BACKUP_AGE ? [...failed, `The last good backup is ${duration(age)} old.`] : failed;
}

function received({ arrivals }: Digest): Line[] {
  return arrivals.map(({ form, from, arrivals: { received, last, missing, forgotten } }) => {
    const numbers = received > 0 ? ` (${ranges(range(from, last))})` : '';
    return {
      text: `${FORM_NAMES[form]}s: ${received === 0 ? 'none' : received}${numbers}.`,
      below: [
        ...(missing.length > 0 ? [`Missing: ${ranges(missing)}.`] : []),
        ...(forgotten.length > 0 ? [`Deleted with "leads forget": ${ranges(forgotten)}.`] : []),
      ],
    };
  });
}

function mails({ at, deliveries: { sent, dead, pending, failed, oldest } }: Digest): Line[] {
  const age = oldest ? `; the oldest has waited for ${duration(Date.parse(at) - Date.parse(oldest))}` : '';
  return [
    { text: `Delivered: ${sent}.` },
    { text: `Still waiting: ${pending + failed}${age}.` },
    { text: `Failed at least once, and tried again: ${failed}.` },
    { text: `Given up: ${dead}.` },
  ];
}

function held({ held, alsoHeld }: Digest): Line[] {
  const lines = held.map((lead) => {
    const because = lead.because.length > 0 ? lead.because : ['the office held it'];
    return {
      text: nameOf(lead),
      below: [...because.map((reason) => `because ${reason}`), command('release', lead.reference)],
    };
  });
  if (alsoHeld === 0) return lines.length > 0 ? lines : [{ text: 'Nothing.' }];
  const more = `${alsoHeld} ${lines.length > 0 ? 'more' : 'from before'}, most of them older than a week:`;
  return [...lines, { text: more, below: ['npm run leads -- list --held'] }];
}

function listed(title: string, leads: Named[], before: string, verb: string): Section[] {
  if (leads.length === 0) return [];
  const lines = leads.map((lead) => ({
    text: nameOf(lead),
    below: [
      ...lead.because.map((reason) => `because ${reason}`),
      `${before}: ${command(verb, lead.reference)}`,
    ],
  }));
  return [{ title, lines }];
}

function backup({ backups: { last, lastGood } }: Digest): Line[] {
  if (!lastGood) return [{ text: 'There is none.' }];
  const { at, place, requests, messages } = lastGood;
  const trial =
    requests === null
      ? 'Somebody else made it, and it was not restored in a trial.'
      : `Restored in a trial, it had ${counted(requests, 'request')} and ${counted(messages ?? 0, 'message')}.`;
  return [
    { text: `The last good one is of ${readableTime(new Date(at))}: ${place}`, below: [trial] },
    ...(last?.problem ? [{ text: `One has failed since: ${last.problem}` }] : []),
  ];
}

function nameOf({ form, number, reference, name }: Named): string {
  return [`${FORM_NAMES[form]} #${number}`, reference, ...(name === '' ? [] : [visibleText(name)])].join(
    ' · ',
  );
}

function command(verb: string, reference: string): string {
  return `npm run leads -- ${verb} ${reference}`;
}

/** `#3, #5–#7`. */
function ranges(numbers: number[]): string {
  const parts: [from: number, to: number][] = [];
  for (const number of numbers) {
    const open = parts.at(-1);
    if (open && open[1] === number - 1) open[1] = number;
    else parts.push([number, number]);
  }
  return parts.map(([from, to]) => (from === to ? `#${from}` : `#${from}–#${to}`)).join(', ');
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}

/** `2 hours`, in the largest unit of which there are two. */
function duration(milliseconds: number): string {
  const minutes = Math.max(0, Math.round(milliseconds / 60_000));
  if (minutes < 120) return counted(minutes, 'minute');
  if (minutes < 48 * 60) return counted(Math.round(minutes / 60), 'hour');
  return counted(Math.round(minutes / 60 / 24), 'day');
}

function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
