import { businessMinute } from '../../server/business-time.ts';
import { LONGEST_WORDS, STORM_SETTING } from '../../server/calendar/storm.ts';
import { visibleText } from '../../server/visible-text.ts';
import { UsageError } from '../command.ts';
import { asComingDay, asFutureTime } from '../time.ts';
import { BY_COMMAND_LINE } from './closed.ts';
import type { LeadsCommand } from './command.ts';

const MOST_TIMES_AS_LONG = 20;

export const stormOnCommand: LeadsCommand = {
  name: 'storm on',
  about: 'Tells every visitor that a storm keeps the office busy, and promises answers for later',
  args: [],
  options: {
    until: {
      type: 'string',
      value: 'TIME',
      about: `when it ends by itself: a day (2026-12-01, to its end), a time (2026-12-01T18:00), or how
long (36h, 3d)`,
    },
    words: { type: 'string', value: 'TEXT', about: 'what stands above the forms and on the contact page' },
    factor: { type: 'string', value: 'N', about: 'an answer takes so many times as long as usual' },
    'not-before': { type: 'string', value: 'DAY', about: 'no answer is promised before this day' },
  },
  notes: `Pages, answers and mails know within a minute; a browser may keep what it was told for one minute more. What was promised
before stays promised. Said again, it takes the place of what was said before.`,
  async run({ store, values, at, stdout }) {
    const until = asFutureTime(required(values.until, '--until 3d'), at);
    const words = required(values.words, '--words "The storm …"').replaceAll(/\s+/g, ' ').trim();
    if (words === '' || words.length > LONGEST_WORDS || /\p{Cc}/u.test(words)) {
      throw new UsageError(`Say 1 to ${LONGEST_WORDS} characters with --words.`);
    }
    const storm = {
      until: until.toISOString(),
      words,
      ...(values.factor !== undefined && { factor: asFactor(String(values.factor)) }),
      ...(values['not-before'] !== undefined && { notBefore: asComingDay(String(values['not-before']), at) }),
    };
    await store.saveSetting({
      name: STORM_SETTING,
      value: JSON.stringify(storm),
      changedBy: BY_COMMAND_LINE,
      changedAt: at,
    });
    stdout(`On until ${businessMinute(until)}, at the office: ${visibleText(words)}\n`);
    return 0;
  },
};

export const stormOffCommand: LeadsCommand = {
  name: 'storm off',
  about: 'Ends that before its time',
  args: [],
  options: {},
  async run({ store, stdout, stderr }) {
    if (!(await store.removeSetting(STORM_SETTING))) {
      stderr('It is not on.\n');
      return 1;
    }
    stdout('Off. The servers know within a minute.\n');
    return 0;
  },
};

function required(value: unknown, example: string): string {
  if (typeof value !== 'string') throw new UsageError(`Say ${example}.`);
  return value;
}

function asFactor(typed: string): number {
  const factor = Number(typed);
  if (typed.trim() !== '' && factor >= 1 && factor <= MOST_TIMES_AS_LONG) return factor;
  throw new UsageError(`"${typed}" is no factor. Say a number from 1 to ${MOST_TIMES_AS_LONG}.`);
}
