export type CalendarFile = {
  company: string;
  made: Date;
  events: CalendarEvent[];
};

export type CalendarEvent = {
  /** An entry takes the place of an older one of the same id. */
  id: string;
  /** A whole day like `2026-11-21`, or a time from and until. */
  when: string | { from: Date; until: Date };
  summary: string;
  description: string;
};

/** An iCalendar file (RFC 5545). */
export function calendarFile({ company, made, events }: CalendarFile): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${text(company)}//Calendar//EN`,
    'CALSCALE:GREGORIAN',
    ...events.flatMap(({ id, when, summary, description }) => [
      'BEGIN:VEVENT',
      `UID:${id}`,
      `DTSTAMP:${time(made)}`,
      ...(typeof when === 'string'
        ? [`DTSTART;VALUE=DATE:${when.replaceAll('-', '')}`, 'TRANSP:TRANSPARENT']
        : [`DTSTART:${time(when.from)}`, `DTEND:${time(when.until)}`]),
      `SUMMARY:${text(summary)}`,
      `DESCRIPTION:${text(description)}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map(fold).join('\r\n').concat('\r\n');
}

/** In UTC. */
function time(at: Date): string {
  return at.toISOString().replace(/[-:]|\.\d+/g, '');
}

function text(value: string): string {
  return value.replace(/[\\;,]/g, '\\$&').replace(/\n/g, '\\n');
}

/** Folds lines longer than 75 bytes (RFC 5545, 3.1). */
function fold(line: string): string {
  const bytes = new TextEncoder();
  let folded = '';
  let length = 0;
  for (const character of line) {
    const size = bytes.encode(character).length;
    if (length + size > 75) {
      folded += '\r\n ';
      length = 1;
    }
    folded += character;
    length += size;
  }
  return folded;
}
