import { messages } from '../messages.ts';

export const leadHistory = messages('leadHistory', {
  /** How a request or a message stands in the office. */
  statuses: {
    new: 'new',
    claimed: 'claimed',
    quoted: 'quoted',
    won: 'won',
    lost: 'lost',
    closed: 'closed',
  },

  /** What came of a call or a mail to the customer. */
  outcomes: {
    reached: 'reached',
    message: 'left a message',
    'no-answer': 'no answer',
    wrote: 'emailed or texted',
  },

  /** Who did something when nobody has given a name: by which way it came. */
  ways: {
    office: 'office',
    mail: 'mail',
    cli: 'command line',
    customer: 'customer',
    system: 'on its own',
  },

  /** Who did it, when somebody has named themselves by another way than the office's pages. */
  whoByWay: '{name} ({way})',

  /** What the customer can correct, with what it is now. */
  corrections: {
    phone: 'phone {value}',
    email: 'email {value}',
    description: 'description',
    wished_times: 'wished times {value}',
  },
  /** In place of a value that was taken away. */
  nothing: 'none',

  /** A line of the history; `{what}` is of the list above, `{version}` is the line that was undone, and `{change}` what such a line says. */
  changes: {
    received: 'received',
    claimed: 'claimed',
    takenOver: 'taken over',
    released: 'unclaimed',
    reopened: 'open again',
    quotedFor: 'quoted, {amount}',
    note: 'note',
    reminder: 'reminder for {time}',
    noReminder: 'reminder removed',
    visit: 'visit {time}',
    noVisit: 'visit removed',
    'not-urgent': 'not urgent',
    corrected: 'corrected: {what}',
    photo: 'one photo added',
    photos: '{count} photos added',
    'photo-removed': 'photo removed',
    canceled: 'canceled',
    undid: 'undid {version}',
    undone: '{change} (undone)',
  },
});
