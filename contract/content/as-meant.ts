import type { z } from 'zod';
import type { Path, Source } from './mistake.ts';

type Issue = z.core.$ZodIssue;

/**
 * A file's data with what people write by themselves in the form that the schema has for it: a ZIP code that YAML takes for a
 * number, "914-555-0142", "$480–950", "7:30-17:00", "1 pm", "March 2026", "yes". Only where the schema refuses the value as it is;
 * nothing when nothing of that kind is there.
 */
export function asMeant(source: Source, data: unknown, issues: Issue[]): unknown {
  let changed: unknown;
  for (const issue of issues) {
    const value = valueAt(data, issue.path);
    const meant = meantBy(issue, value, source);
    if (meant === undefined || meant === value || issue.path.length === 0) continue;
    changed ??= structuredClone(data);
    const around = valueAt(changed, issue.path.slice(0, -1)) as Record<PropertyKey, unknown>;
    around[issue.path.at(-1) as PropertyKey] = meant;
  }
  return changed;
}

function meantBy(issue: Issue, value: unknown, source: Source): unknown {
  const expected = issue.code === 'invalid_type' ? issue.expected : undefined;
  if (issue.code === 'custom') return untilMidnight(value);
  if (expected === 'string' && /number|boolean/.test(typeof value)) return source.writtenAt(issue.path);
  // Stars are drawn for five of five only.
  if (expected === 'boolean' && issue.path.at(-1) === 'stars' && value === 5) return true;
  if (typeof value !== 'string') return undefined;
  if (expected === 'boolean' && /^(?:on|yes|off|no)$/i.test(value)) return /^(?:on|yes)$/i.test(value);
  if (expected === 'tuple') return rangeOf(value) ?? spansOf(value)?.[0];
  if (expected === 'array') return spansOf(value);
  if (issue.code !== 'invalid_format') return undefined;
  return issue.path.at(-1) === 'date' ? monthOf(value) : (timeOf(value) ?? phoneOf(value));
}

/** The value at a place in a file's data. */
export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>((at, part) => (at as Record<PropertyKey, unknown> | undefined)?.[part], data);
}

/** "$9,500 to $14,000", "480–950". */
function rangeOf(text: string): number[] | undefined {
  const [, from, to] = /^\$?([\d,]+)\s*(?:-|–|—|to)\s*\$?([\d,]+)$/.exec(text.trim()) ?? [];
  return from && to ? [from, to].map((amount) => Number(amount.replaceAll(',', ''))) : undefined;
}

/** "7:30-17:00", "8 am to noon, 1 p.m. to 5 p.m.", "closed". */
function spansOf(text: string): string[][] | undefined {
  if (/^closed$/i.test(text.trim())) return [];
  const spans = text.split(',').map((span) => span.split(/-|–|—|\bto\b/i).map(timeOf));
  return spans.every((span) => span.length === 2 && span.every(Boolean)) ? (spans as string[][]) : undefined;
}

/** "7:30", "1 pm", "1:30 PM", "9am", "5 p.m.", "noon". */
function timeOf(text: string): string | undefined {
  if (/^noon$/i.test(text.trim())) return '12:00';
  const [, hour = '', minute, half] = /^(\d\d?)(?::(\d\d))?\s*(?:([ap])\.?m\.?)?$/i.exec(text.trim()) ?? [];
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hour);
  // A lone "7" may be in the morning or in the evening.
  if (half ? Number(hour) < 1 || Number(hour) > 12 : !minute) return undefined;
  return `${String(hours).padStart(2, '0')}:${minute ?? '00'}`;
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

/** "March 2026". */
function monthOf(text: string): string | undefined {
  const [, name = '', year] = /^([a-z]{3})[a-z]*\.? (\d{4})$/i.exec(text.trim()) ?? [];
  const month = 'janfebmaraprmayjunjulaugsepoctnovdec'.indexOf(name.toLowerCase()) / 3;
  return year && Number.isInteger(month) && month >= 0
    ? `${year}-${String(month + 1).padStart(2, '0')}`
    : undefined;
}
