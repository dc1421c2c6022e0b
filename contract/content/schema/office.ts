import { z } from 'zod';
import { HOLIDAYS } from '../../days.ts';
import { reads } from './words.ts';

const TIME = /^([01]\d|2[0-3]):[0-5]\d$|^24:00$/;
const timeOfDay = z
  .string()
  .regex(TIME, 'expected a time like "08:00", or "24:00" for midnight at the end')
  .meta({ input: 'time' });

/** The office's hours on one day: none, one span or several, each from and until. */
const openingHours = z
  .array(
    z.tuple([timeOfDay, timeOfDay], 'expected two times in brackets, like [07:30, 17:00]'),
    'expected times in brackets, like [[07:30, 12:00], [13:00, 17:00]]',
  )
  .refine(
    // One that is no time has been named already.
    (spans) => {
      const times = spans.flat();
      return (
        times.some((time) => !TIME.test(time)) ||
        times.every((time, n) => n === 0 || (times[n - 1] ?? '') < time)
      );
    },
    'expected each time to be later than the one before it',
  );

/** On the office's clock (`timeZone` in `company.yaml`). A day with an empty list is closed. */
const weeklyHours = z.strictObject({
  monday: openingHours.default([]).meta({ label: 'Monday' }),
  tuesday: openingHours.default([]).meta({ label: 'Tuesday' }),
  wednesday: openingHours.default([]).meta({ label: 'Wednesday' }),
  thursday: openingHours.default([]).meta({ label: 'Thursday' }),
  friday: openingHours.default([]).meta({ label: 'Friday' }),
  saturday: openingHours.default([]).meta({ label: 'Saturday' }),
  sunday: openingHours.default([]).meta({ label: 'Sunday' }),
});

const minutes = z.number().int('expected whole minutes').min(1, 'expected a minute or more').max(6_000);

/** In minutes of the office's hours, but for those of `urgent`, which count by day and night. */
const escalateSchema = z
  .strictObject({
    first: minutes.meta({
      label: 'First reminder',
      help: 'Minutes until everyone is told of a request that no one has claimed. In storm mode they are more.',
    }),
    second: minutes.meta({ label: 'Second reminder', help: 'And again.' }),
    beforePromise: minutes.meta({
      label: 'Before the promised time',
      help: 'Minutes before the promised time, when the owners are told.',
    }),
    claimed: minutes.meta({
      label: 'After a claim',
      help: 'Minutes after a claim without an outcome until its holder is reminded; after as many again, everyone.',
    }),
    urgent: z
      .strictObject({
        first: minutes.meta({ label: 'First reminder', help: 'Minutes until everyone is told.' }),
        every: minutes
          .min(5, 'expected 5 minutes or more')
          .meta({ label: 'Again every', help: 'Minutes from one time to the next after that.' }),
        until: minutes.meta({ label: 'Ends after', help: 'Minutes after which it ends.' }),
        claimed: minutes.meta({ label: 'After a claim', help: 'The same in an emergency.' }),
      })
      .meta({
        label: 'Emergencies',
        help: 'What sounds like an emergency, by day and night.',
      }),
  })
  .refine(({ first, second }) => first < second, {
    ...reads('first', 'second'),
    error: 'expected "first" before "second"',
  })
  .refine(({ urgent }) => urgent.first < urgent.every, {
    ...reads('urgent'),
    error: 'expected "urgent.first" before "urgent.every"',
  })
  .refine(({ urgent }) => urgent.every <= urgent.until, {
    ...reads('urgent'),
    error: 'expected "urgent.until" from "urgent.every" on',
  });

/**
 * `office.yaml`: when the office answers. Contact page, footers, search engines and the time that a customer is promised come from here;
 * the emergency line is for any hour.
 */
export const officeSchema = z.strictObject({
  hours: weeklyHours.optional().meta({
    label: 'Hours',
    help: 'Without any, no time is promised: customers read "as soon as we can". A day without times is closed.',
  }),
  holidays: z
    .array(z.enum(HOLIDAYS, `expected one of ${HOLIDAYS.join(', ')}`))
    .refine((days) => new Set(days).size === days.length, 'expected each day once')
    .default([])
    .meta({
      label: 'Holidays',
      help: "The days on which the office is closed every year. New Year's Day, Juneteenth, Independence Day, Veterans Day and Christmas Day are also observed on Friday when they fall on a Saturday, and on Monday when they fall on a Sunday.",
    }),
  answerWithin: z
    .number()
    .int('expected whole minutes')
    .min(15, 'expected 15 minutes or more')
    .max(6_000, 'expected 6,000 minutes or fewer')
    .default(120)
    .meta({
      label: 'Answer within, in minutes',
      help: "Minutes of the office's hours within which you call or write back. Customers are promised that time, rounded up to the half hour, and a later one while you take longer.",
    }),
  escalate: escalateSchema
    .default({
      first: 15,
      second: 60,
      beforePromise: 15,
      claimed: 30,
      urgent: { first: 5, every: 15, until: 135, claimed: 10 },
    })
    .meta({
      label: 'Reminders',
      help: 'When the office is told again of an unanswered request, in minutes of its hours. All of them, or leave it out and have 15, 60, 15 and 30; for emergencies 5, 15, 135 and 10.',
    }),
});

export type Office = z.infer<typeof officeSchema>;

export type Hours = z.infer<typeof weeklyHours>;

export type Weekday = keyof Hours;
