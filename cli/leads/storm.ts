import { businessMinute } from '../../server/business-time.ts';
import { MOST_TIMES_AS_LONG, stormOff, stormOn } from '../../server/calendar/changes.ts';
import { LONGEST_WORDS } from '../../server/calendar/storm.ts';
import { visibleText } from '../../server/visible-text.ts';
import { UsageError } from '../command.ts';
import { asComingDay, asFutureTime } from '../time.ts';
import { byCommandLine } from './closed.ts';
import type { LeadsCommand } from './command.ts';

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
    const words = required(values.words, '--words "The storm …"');
    const factor = values.factor === undefined ? '' : String(values.factor);
    const notBefore = values['not-before'] === undefined ? '' : asComingDay(String(values['not-before']), at);
    const outcome = await stormOn(store, { until, words, factor, notBefore }, byCommandLine(at));
    if ('problem' in outcome) {
      throw new UsageError(
        outcome.problem === 'no-factor'
          ? `"${factor}" is no factor. Say a number from 1 to ${MOST_TIMES_AS_LONG}.`
          : `Say 1 to ${LONGEST_WORDS} characters with --words.`,
      );
    }
    stdout(`On until ${businessMinute(until)}, at the office: ${visibleText(outcome.done.words)}\n`);
    return 0;
  },
};

export const stormOffCommand: LeadsCommand = {
  name: 'storm off',
  about: 'Ends that before its time',
  args: [],
  options: {},
  async run({ store, at, stdout, stderr }) {
    if (!(await stormOff(store, byCommandLine(at)))) {
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
