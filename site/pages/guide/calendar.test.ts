import { expect, test } from 'vitest';
import { guide } from '../../../tests/sample.ts';
import { checklistCalendar } from './calendar.tsx';

const { groups, tools } = guide.steps.checklist;
const checklist = { company: { name: 'Example Repair' }, entry: tools.entry, groups };
const file = checklistCalendar(checklist, '2027-03-20', new Date('2027-01-05T10:11:12.345Z'));
const unfolded = file.replace(/\r\n /g, '');

test('has one entry for each group, on its day before the listing', () => {
  const days = [...unfolded.matchAll(/^DTSTART;VALUE=DATE:(\d{8})\r$/gm)].map(([, day]) => day);
  expect(days).toHaveLength(8);
  // 30 days before March 20 is February 18: the leap of the clocks in between does not count.
  expect(days[0]).toBe('20270218');
  expect(days).toEqual([...days].sort());
});

test('keeps to RFC 5545: line ends, lines of at most 75 bytes, escaped commas', () => {
  expect(file.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true);
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(file).not.toMatch(/[^\r]\n/);
  expect(unfolded).toContain('DTSTAMP:20270105T101112Z');
  for (const [, words = ''] of unfolded.matchAll(/^DESCRIPTION:(.*)\r$/gm)) {
    expect(words.replace(/\\[\\;,n]/g, '')).not.toMatch(/[;,\\]/);
  }
});

test('loses no item of the list', () => {
  const plain = unfolded.replace(/\\([\\;,])/g, '$1');
  for (const item of groups.flatMap((group) => group.items)) expect(plain).toContain(`- ${item.text}`);
});
