import type { z } from 'zod';
import type { Path, Source } from './mistake.ts';

type Issue = z.core.$ZodIssue;

/**
 * A file's data with what people write by themselves in the form that the schema has for it: a ZIP code that YAML takes for a
 * number, "914-555-0142", "$480–950", "$450", "8-5", "1 pm", "Sept 2026", "Texas", "yes". Only where the schema refuses the value as it is;
 * nothing when nothing of that kind is there. The one place for these readings: files, the interview and the forms of the office
 * come through here.
 */
export function asMeant(source: Source, data: unknown, issues: Issue[]): unknown {
  let changed: unknown;
  for (const issue of issues) {
    const value = valueAt(data, issue.path);
    const meant = meantBy(issue, value, data, source);
    if (meant === undefined || meant === value || issue.path.length === 0) continue;
    changed ??= structuredClone(data);
    const around = valueAt(changed, issue.path.slice(0, -1)) as Record<PropertyKey, unknown>;
    around[issue.path.at(-1) as PropertyKey] = meant;
  }
  return changed;
}

function meantBy(issue: Issue, value: unknown, data: unknown, source: Source): unknown {
  const expected = issue.code === 'invalid_type' ? issue.expected : undefined;
  if (issue.code === 'custom') return untilMidnight(value);
  if (expected === 'string' && /number|boolean/.test(typeof value)) return source.writtenAt(issue.path);
  // Stars are drawn for five of five only.
  if (expected === 'boolean' && issue.path.at(-1) === 'stars' && value === 5) return true;
  if (expected === 'number' && value === null) return otherEnd(issue.path, data);
  if (expected === 'tuple' && typeof value === 'number') return [value, value];
  if (typeof value !== 'string') return undefined;
  if (expected === 'boolean' && /^(?:on|yes|off|no)$/i.test(value)) return /^(?:on|yes)$/i.test(value);
  if (expected === 'tuple') return rangeOf(value) ?? spansOf(value)?.[0];
  if (expected === 'array') return spansOf(value);
  if (issue.code !== 'invalid_format') return undefined;
  if (issue.format === 'url')
    return /^[\w-]+(?:\.[\w-]+)+(?:\/\S*)?$/.test(value) ? `https://${value}` : undefined;
  switch (issue.path.at(-1)) {
    case 'date':
      return monthOf(value);
    case 'state':
      return stateOf(value);
    default:
      return timeOf(value) ?? phoneOf(value);
  }
}

/** The states, each with its two letters. */
const STATES = `
  Alabama AL, Alaska AK, Arizona AZ, Arkansas AR, California CA, Colorado CO, Connecticut CT,
  Delaware DE, District of Columbia DC, Florida FL, Georgia GA, Hawaii HI, Idaho ID, Illinois IL,
  Indiana IN, Iowa IA, Kansas KS, Kentucky KY, Louisiana LA, Maine ME, Maryland MD, Massachusetts MA,
  Michigan MI, Minnesota MN, Mississippi MS, Missouri MO, Montana MT, Nebraska NE, Nevada NV,
  New Hampshire NH, New Jersey NJ, New Mexico NM, New York NY, North Carolina NC, North Dakota ND,
  Ohio OH, Oklahoma OK, Oregon OR, Pennsylvania PA, Rhode Island RI, South Carolina SC,
  South Dakota SD, Tennessee TN, Texas TX, Utah UT, Vermont VT, Virginia VA, Washington WA,
  West Virginia WV, Wisconsin WI, Wyoming WY`;

/** "Texas", "tx", "N.Y." */
function stateOf(text: string): string {
  const name = text.trim().replace(/\s+/g, ' ').replaceAll('.', '').toUpperCase();
  const states = STATES.toUpperCase().trim().split(/,\s+/);
  const known = states.find((state) => state.slice(0, -3) === name);
  return known?.slice(-2) ?? name;
}

/** The value at a place in a file's data. */
export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>((at, part) => (at as Record<PropertyKey, unknown> | undefined)?.[part], data);
}

/** "$9,500 to $14,000", "480–950"; "$450" is from 450 to 450. */
function rangeOf(text: string): number[] | undefined {
  const [, from, to = from] =
    /^\$?([\d,]+)(?:\.00)?(?:\s*(?:-|–|—|to)\s*\$?([\d,]+)(?:\.00)?)?$/.exec(text.trim()) ?? [];
  return from && to ? [from, to].map((amount) => Number(amount.replaceAll(',', ''))) : undefined;
}

/** Of a range with one end: that one. */
function otherEnd(path: Path, data: unknown): unknown {
  const ends = valueAt(data, path.slice(0, -1));
  return Array.isArray(ends) && ends.length === 2 ? ends[1 - Number(path.at(-1))] : undefined;
}

/** "7:30-17:00", "8-5", "8 am to noon, 1 to 5 p.m.", "24 hours", "closed". */
function spansOf(text: string): string[][] | undefined {
  if (/^closed$/i.test(text.trim())) return [];
  if (/^(?:open )?24 ?(?:h|hours|hrs)$/i.test(text.trim())) return [['00:00', '24:00']];
  const read = text.split(/,|&|\band\b/i).map((span) => span.split(/-|–|—|\bto\b|\buntil\b/i).map(clockOf));
  if (!read.every((span) => span.length === 2 && span.every(Boolean))) return undefined;
  const times = withHalves(read.flat() as Clock[]).map(written);
  return read.map((_, n) => times.slice(2 * n, 2 * n + 2));
}

/** In minutes. A clock of twelve hours without "am" or "pm" is `open`: its half of the day follows from the times around it. */
type Clock = { minutes: number; open: boolean; is24: boolean };

/** "8-5" and "1 to 5 pm": an open time is as early as it can be behind the one before, and in the afternoon where it fits before one that is. */
function withHalves(times: Clock[]): number[] {
  if (times.some(({ is24 }) => is24)) return times.map(({ minutes }) => minutes);
  let last = -1;
  return times.map(({ minutes, open }, n) => {
    const next = times[n + 1];
    const isFrom = n % 2 === 0;
    const fits = isFrom && next && !next.open && next.minutes > NOON && minutes + NOON < next.minutes;
    last = open && (minutes <= last || fits) ? minutes + NOON : minutes;
    return last;
  });
}

const NOON = 12 * 60;

/** "7", "7:30", "1 pm", "1:30 PM", "9am", "5 p.m.", "9a", "noon", "0730". */
function clockOf(text: string): Clock | undefined {
  const words = text.trim().toLowerCase();
  if (words === 'noon') return { minutes: NOON, open: false, is24: false };
  const [, hour = '', minute = '00', half] =
    /^(\d\d?)(?::?(\d\d))?\s*(?:([ap])\.?(?:m\.?)?)?$/.exec(words) ?? [];
  if (!hour || (half && (Number(hour) < 1 || Number(hour) > 12))) return undefined;
  const hours = half ? (Number(hour) % 12) + (half === 'p' ? 12 : 0) : Number(hour);
  const is24 = !half && (hour.startsWith('0') || hours > 12);
  return { minutes: hours * 60 + Number(minute), open: !half && !is24, is24 };
}

function written(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** A time by itself. A lone "7" may be in the morning or in the evening. */
function timeOf(text: string): string | undefined {
  const clock = /^\s*\d\d?\s*$/.test(text) ? undefined : clockOf(text);
  return clock && written(clock.minutes);
}

/** The hours of a day whose last span ends with "12 am" or "00:00". */
function untilMidnight(spans: unknown): unknown {
  if (!Array.isArray(spans) || spans.at(-1)?.[1] !== '00:00') return undefined;
  return [...spans.slice(0, -1), [spans.at(-1)[0], '24:00']];
}

/** "914-555-0142", "+1 914.555.0142"; no other text has as many digits and nothing else. */
function phoneOf(text: string): string | undefined {
  const [, area, exchange, line] =
    /^(?:\+?1[\s.-]*)?\(?(\d{3})\)?[\s./-]*(\d{3})[\s.-]*(\d{4})$/.exec(text.trim()) ?? [];
  return line && `(${area}) ${exchange}-${line}`;
}

/** "March 2026", "Sept. 14, 2026", "9/2026", "9/14/2026", "2026-9". */
function monthOf(text: string): string | undefined {
  const [, name = '', year = ''] =
    /^([a-z]{3})[a-z]*[.,]? (?:\d\d?(?:st|nd|rd|th)?,? )?(\d{4})$/i.exec(text.trim()) ?? [];
  const month = 'janfebmaraprmayjunjulaugsepoctnovdec'.indexOf(name.toLowerCase()) / 3;
  if (name) return Number.isInteger(month) && month >= 0 ? inFigures(year, month + 1) : undefined;
  const [, before, after] = /^(\d\d?)[/.-](?:\d\d?[/.-])?(\d{4})$/.exec(text.trim()) ?? [];
  if (before && after) return inFigures(after, Number(before));
  const [, first, second] = /^(\d{4})[/.-](\d\d?)(?:[/.-]\d\d?)?$/.exec(text.trim()) ?? [];
  return first && second ? inFigures(first, Number(second)) : undefined;
}

function inFigures(year: string, month: number): string {
  return `${year}-${String(month).padStart(2, '0')}`;
}
