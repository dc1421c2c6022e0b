import type { UrgentWords } from './schema.ts';

/** What the office is told of a request that sounds like an emergency: in its mail, in the digest and on the command line. */
export const urgentWords: UrgentWords = {
  danger: {
    subject: 'DANGER',
    title: 'This sounds dangerous',
    told: 'Our website told them to get to safety, to call 911 or the gas company first, and us only after that.',
  },
  urgent: {
    subject: 'URGENT',
    title: 'This sounds urgent',
    told: 'Our website showed them the emergency number.',
  },
  because: 'the words speak of {rules}',
  rules: {
    gas: 'a smell of gas or a gas leak',
    'carbon-monoxide': 'carbon monoxide',
    fire: 'a fire',
    smoke: 'smoke',
    sparks: 'sparks or a burning smell',
    'live-wire': 'a live wire, a shock, or water near electricity',
    collapse: 'something falling or collapsing',
    hurt: 'an injury',
    'water-inside': 'water coming in',
    'burst-pipe': 'a burst pipe',
    flood: 'a flood',
    'no-heat': 'no heat',
    sewage: 'sewage',
    'open-roof': 'an open roof',
    tree: 'a tree on the house',
    'open-door': 'a door or window that is open or broken',
  },
  text: '{title}, because {reason}. {told}',
  held: 'held, looks urgent',
  heldSubject: 'Held, looks like spam',
  heldTitle: 'Held: looks like spam, and looks urgent',
  heldText:
    '{title}. It looks like spam because {reason}. Because it also looks urgent, you get this email at once. Anything else about it is held: if it is real, call them, and release it with: {command}',
};
