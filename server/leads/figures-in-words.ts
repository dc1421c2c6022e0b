import { fill } from '../../contract/fill.ts';
import { optionLabel } from '../../contract/forms/form.ts';
import { figures as words } from '../../messages/en/figures.ts';
import { officeMoments as timeWords } from '../../messages/en/office-moments.ts';
import type { Duration, Ended, Promises } from './figures.ts';

/** "half within 12 min, nine of ten within 45 min, slowest 2 h (34 cases)", or the few cases one by one. */
export function durationInWords(duration: Duration): string {
  if ('cases' in duration) {
    const { cases, median, nineOfTen, slowest } = duration;
    const lengths = [
      fill(words.halfWithin, { time: minutesInWords(median) }),
      fill(words.nineOfTenWithin, { time: minutesInWords(nineOfTen) }),
      fill(words.slowest, { time: minutesInWords(slowest) }),
    ];
    return `${lengths.join(', ')} ${fill(words.counted, { count: cases })}`;
  }
  const { few } = duration;
  if (few.length === 0) return words.noCases;
  const times = few.map(minutesInWords).join(', ');
  return fill(few.length === 1 ? words.oneCase : words.cases, { count: few.length, times });
}

/** "12 min", "2 h", "2 h 5 min". */
export function minutesInWords(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return fill(timeWords.minutes, { count: minutes });
  if (rest === 0) return fill(timeWords.hours, { hours });
  return fill(timeWords.hoursAndMinutes, { hours, minutes: rest });
}

/** "17 of 19". */
export function promisesInWords({ kept, of }: Promises): string {
  return of === 0 ? words.noCases : fill(words.kept, { kept, of });
}

export function endedInWords({ won, lost, wonPercent }: Ended): string {
  const all = won + lost;
  return wonPercent === undefined
    ? fill(words.wonOf, { won, all })
    : fill(words.wonPercent, { percent: wonPercent, all });
}

export function serviceInWords(name: string | null): string {
  return name === null ? words.messages : optionLabel(name);
}

export function sourceInWords(name: string | null): string {
  return name ?? words.byThemselves;
}
