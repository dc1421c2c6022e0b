import type { z } from 'zod';
import type { Path, Source } from './mistake.ts';

type Issue = z.core.$ZodIssue;

/**
 * A file's data with what people write by themselves in the form that the schema has for it: a ZIP code that YAML takes for a
 * number, "914-555-0142", "$480–950", "7:30-17:00", "March 2026". Only where the schema refuses the value as it is; nothing when nothing of
 * that kind is there.
 */
export function asMeant(source: Source, data: unknown, issues: Issue[]): unknown {
  let changed: unknown;
  for (const issue of issues) {
    const value = valueAt(data, issue.path);
    const meant = meantBy(issue, value, source);
    if (meant === undefined || issue.path.length === 0) continue;
    changed ??= structuredClone(data);
    const around = valueAt(changed, issue.path.slice(0, -1)) as Record<PropertyKey, unknown>;
    around[issue.path.at(-1) as PropertyKey] = meant;
  }
  return changed;
}

function meantBy(issue: Issue, value: unknown, source: Source): unknown {
  const expected = issue.code === 'invalid_type' ? issue.expected : undefined;
  if (expected === 'string' && /number|boolean/.test(typeof value)) return source.writtenAt(issue.path);
  // Stars are drawn for five of five only.
  if (expected === 'boolean' && issue.path.at(-1) === 'stars' && value === 5) return true;
  if (typeof value !== 'string') return undefined;
  if (expected === 'tuple') return rangeOf(value) ?? spansOf(value)?.[0];
  if (expected === 'array') return spansOf(value);
  if (issue.code !== 'invalid_format') return undefined;
  if (/^\d:\d\d$/.test(value)) return `0${value}`;
  return issue.path.at(-1) === 'date' ? monthOf(value) : phoneOf(value);
}

function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>((at, part) => (at as Record<PropertyKey, unknown> | undefined)?.[part], data);
}

/** "$9,500 to $14,000", "480–950". */
function rangeOf(text: string): number[] | undefined {
  const [, from, to] = /^\$?([\d,]+)\s*(?:-|–|—|to)\s*\$?([\d,]+)$/.exec(text.trim()) ?? [];
  return from && to ? [from, to].map((amount) => Number(amount.replaceAll(',', ''))) : undefined;
}

/** "7:30-17:00", "8:00 to 12:00, 13:00 to 17:00", "closed". */
function spansOf(text: string): [string, string][] | undefined {
  if (/^closed$/i.test(text.trim())) return [];
  const spans = text
    .split(',')
    .map((span) => /^\s*(\d\d?:\d\d)\s*(?:-|–|—|to)\s*(\d\d?:\d\d)\s*$/.exec(span));
  if (spans.some((span) => !span)) return undefined;
  return spans.map((span) => [(span?.[1] ?? '').padStart(5, '0'), (span?.[2] ?? '').padStart(5, '0')]);
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
