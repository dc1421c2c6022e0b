import { fill } from '../../contract/fill.ts';
import { digestWords as words } from '../../messages/en/mails/digest.ts';
import { urgentWords } from '../../messages/en/mails/urgent.ts';
import { businessDay, readableTime } from '../formats/business-time.ts';
import { visibleText } from '../formats/visible-text.ts';
import { durationInWords, promisesInWords } from '../leads/figures-in-words.ts';
import { leadName } from '../leads/lead-name.ts';
import { describeClockChange, retentionPaused } from '../operations/clock-watch.ts';
import { describeBulkDeletion } from '../operations/retention.ts';
import type { Digest, Named } from '../store/digest.ts';

/** A part of the digest: lines, each with what belongs to it below. */
export type Section = { title: string; lines: Line[] };
type Line = { text: string; below?: string[] };

/** In milliseconds. A backup is made every night: beyond this, a night was missed. */
export const MAX_BACKUP_AGE = 36 * 60 * 60 * 1000;

/** The sections of the digest, the most urgent first. */
export function digestSections(digest: Digest): Section[] {
  const alarms = alarmsOf(digest);
  const since = readableTime(new Date(digest.since));
  return [
    ...(alarms.length > 0 ? [{ title: words.alarms.title, lines: alarms.map((text) => ({ text })) }] : []),
    { title: fill(words.received.title, { time: since }), lines: received(digest) },
    ...listed(words.missed, digest.missed ?? []),
    ...listed(words.urgent, digest.urgent ?? [], 'not-urgent'),
    { title: words.mails.title, lines: mails(digest) },
    { title: words.held.title, lines: held(digest) },
    ...listed(words.givenUp, digest.undelivered),
    ...listed(words.unconfirmed, digest.unconfirmed),
    ...figures(digest),
    { title: words.backup.title, lines: backup(digest) },
  ];
}

export function digestTitle({ at }: Digest): string {
  const noon = new Date(`${businessDay(new Date(at))}T12:00:00Z`);
  const day = noon.toLocaleDateString('en-US', {
    timeZone: 'UTC',
    weekday: 'long',
    month: 'long',
    day: 'numeric',
  });
  return fill(words.title, { day });
}

/** It contains nothing that a visitor typed. */
export function digestSubject(digest: Digest): string {
  const [estimates, messages] = digest.arrivals.map(({ arrivals }) => arrivals.received);
  const urgent = digest.urgent?.length ?? 0;
  const held = digest.held.length + digest.alsoHeld;
  const facts = [
    counted(estimates ?? 0, 'request'),
    counted(messages ?? 0, 'message'),
    ...(urgent > 0 ? [fill(words.subject.urgent, { count: urgent })] : []),
    ...(held > 0 ? [fill(words.subject.held, { count: held })] : []),
  ];
  const alarm = alarmsOf(digest).length > 0 ? `${words.subject.attention} · ` : '';
  return `${alarm}${digestTitle(digest)}: ${facts.join(', ')}`;
}

/** For a terminal. */
export function digestText(digest: Digest): string {
  const sections = digestSections(digest).map(({ title, lines }) =>
    [
      title,
      ...lines.flatMap(({ text, below = [] }) => [`  ${text}`, ...below.map((line) => `      ${line}`)]),
    ].join('\n'),
  );
  return [digestTitle(digest), ...sections, words.last, ''].join('\n\n').trimEnd();
}

function alarmsOf(digest: Digest): string[] {
  const { arrivals, undelivered, backups, retention } = digest;
  const missing = arrivals.flatMap(({ form, arrivals }) =>
    arrivals.missing.length > 0
      ? [fill(words.alarms.missing[form], { numbers: ranges(arrivals.missing) })]
      : [],
  );
  return [
    ...missing,
    ...(undelivered.length > 0 ? [words.alarms.undelivered] : []),
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
    ...(others > 0 ? [moreChanges(others)] : []),
    ...(clock.heldBack ? [retentionPaused()] : []),
  ];
}

function moreChanges(count: number): string {
  const { one, several } = words.alarms.clock.more;
  return fill(count === 1 ? one : several, { count, command: command('clock') });
}

function backupAlarms({ last, lastGood }: Digest['backups'], at: Date): string[] {
  const failed = last?.problem
    ? [fill(words.alarms.badBackup, { time: readableTime(new Date(last.at)), problem: last.problem })]
    : [];
  if (!lastGood) return [...failed, words.alarms.noBackup];
  const age = at.getTime() - Date.parse(lastGood.at);
  return age > MAX_BACKUP_AGE ? [...failed, fill(words.alarms.oldBackup, { age: duration(age) })] : failed;
}

function received({ arrivals }: Digest): Line[] {
  return arrivals.map(({ form, from, arrivals: { received, last, missing, forgotten, tests = [] } }) => {
    const numbers = range(from, last).filter((number) => !tests.includes(number));
    const count = received > 0 ? `${received} (${ranges(numbers)})` : words.received.none;
    return {
      text: fill(words.received[form], { count }),
      below: [
        ...(missing.length > 0 ? [fill(words.received.missing, { numbers: ranges(missing) })] : []),
        ...(tests.length > 0 ? [fill(words.received.tests, { numbers: ranges(tests) })] : []),
        ...(forgotten.length > 0 ? [fill(words.received.forgotten, { numbers: ranges(forgotten) })] : []),
      ],
    };
  });
}

function mails({ at, deliveries: { sent, dead, pending, failed, oldest } }: Digest): Line[] {
  const count = pending + failed;
  const waiting = oldest
    ? fill(words.mails.waitingFor, { count, age: duration(Date.parse(at) - Date.parse(oldest)) })
    : fill(words.mails.waiting, { count });
  return [
    { text: fill(words.mails.sent, { count: sent }) },
    { text: waiting },
    { text: fill(words.mails.failed, { count: failed }) },
    { text: fill(words.mails.dead, { count: dead }) },
  ];
}

function held({ held, alsoHeld }: Digest): Line[] {
  const lines = held.map((lead) => {
    const reasons = lead.because.length > 0 ? lead.because : [words.held.byOffice];
    const text = [nameOf(lead), ...(lead.isUrgent ? [urgentWords.held] : [])].join(' · ');
    return { text, below: [...reasons.map(because), command('release', lead.reference)] };
  });
  if (alsoHeld === 0) return lines.length > 0 ? lines : [{ text: words.held.nothing }];
  const more = fill(lines.length > 0 ? words.held.more : words.held.fromBefore, { count: alsoHeld });
  return [...lines, { text: more, below: [command('list', '--held')] }];
}

function listed({ title, show }: { title: string; show: string }, leads: Named[], verb = 'show'): Section[] {
  if (leads.length === 0) return [];
  const lines = leads.map((lead) => ({
    text: nameOf(lead),
    below: [...lead.because.map(because), fill(show, { command: command(verb, lead.reference) })],
  }));
  return [{ title, lines }];
}

/** Left out while there is nothing to tell. */
function figures({ figures }: Digest): Section[] {
  if (!figures) return [];
  const { days, toContact, promises, openWithoutContact: open, won, lost } = figures;
  const isAny = 'cases' in toContact || toContact.few.length > 0 || promises.of > 0 || open + won + lost > 0;
  if (!isAny) return [];
  const { title, contact, kept, openWithoutContact, ended } = words.figures;
  const lines = [
    fill(contact, { times: durationInWords(toContact) }),
    fill(kept, { promises: promisesInWords(promises) }),
    fill(openWithoutContact, { count: open }),
    fill(ended, { won, lost }),
  ];
  return [{ title: fill(title, { days }), lines: lines.map((text) => ({ text })) }];
}

function because(reason: string): string {
  return fill(words.because, { reason });
}

function backup({ backups: { last, lastGood } }: Digest): Line[] {
  if (!lastGood) return [{ text: words.backup.none }];
  const { at, place, requests, messages } = lastGood;
  const trial =
    requests === null
      ? words.backup.notTried
      : fill(words.backup.tried, {
          requests: counted(requests, 'request'),
          messages: counted(messages ?? 0, 'message'),
        });
  return [
    { text: fill(words.backup.last, { time: readableTime(new Date(at)), place }), below: [trial] },
    ...(last?.problem ? [{ text: fill(words.backup.failed, { problem: last.problem }) }] : []),
  ];
}

function nameOf(lead: Named): string {
  const { reference, name } = lead;
  return [leadName(lead), reference, ...(name === '' ? [] : [visibleText(name)])].join(' · ');
}

function command(...args: string[]): string {
  return `npm run leads -- ${args.join(' ')}`;
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

function counted(count: number, what: keyof typeof words.counts): string {
  const { one, several } = words.counts[what];
  return fill(count === 1 ? one : several, { count });
}
