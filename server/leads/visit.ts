import { span } from '../../messages/span.ts';
import { onTheClock, timeInWords } from '../../messages/time-in-words.ts';
import { businessMinute, longDay } from '../formats/business-time.ts';
import type { Visit } from '../store/lead.ts';

/** "Tuesday, December 2, 8 to 10 a.m."; "11 a.m. to 1 p.m." has both halves of the day. */
export function visitInWords({ from, until }: Visit): string {
  const [first = '', last = ''] = [from, until].map((at) => businessMinute(at).slice(11));
  const isOneHalf = first < '12:00' === last < '12:00';
  const hasName = first === '00:00' || first === '12:00';
  const begin = isOneHalf && !hasName ? onTheClock(first) : timeInWords(first);
  return `${longDay(from)}, ${span([begin, timeInWords(last)])}`;
}
