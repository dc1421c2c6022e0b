import type { OwnMessages } from '../messages/all.ts';

/** Lines of the program that read differently here. `messages/en/` has all of them; what is not here stays as it is there. */
export const ownMessages: OwnMessages = {
  servicePage: {
    scheduleNote:
      'Usual ranges in Westchester and Putnam, with labor and materials, before any sales tax{sample}. Permit fees are extra, at cost, and what’s under “What raises it” can take a job above its range. Your price is in the written estimate, free for planned work.',
    pricesNote:
      'One typical job of each kind, with its usual range in Westchester and Putnam{sample}. Each page has more of them, and what raises the price.',
  },
  emergencyAdvice: {
    urgentText:
      'We answer this number at any hour. (We don’t come to the city of Yonkers.) This form is read in office hours and sends nobody, so please call.',
  },
};
