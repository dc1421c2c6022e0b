import { messages } from '../../messages.ts';

/** What the office is told of a request that sounds like an emergency: in its mail, in the digest and on the command line. */
export const urgentWords = messages('mails/urgent', {
  danger: {
    /** Begins the subject: "URGENT: Estimate request #12". */
    subject: 'DANGER',
    title: 'This sounds dangerous',
    /** What the visitor was told. */
    told: 'Our website told them to get to safety, to call 911 or the gas company first, and us only after that.',
  },
  urgent: {
    subject: 'URGENT',
    title: 'This sounds urgent',
    told: 'Our website showed them the emergency number.',
  },
  /** The end of a sentence that begins with "because"; `{rules}` are some of those below, with commas between. */
  because: 'the words speak of {rules}',
  /** What each rule of `contract/emergency/table.ts` finds. */
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
  /** The head of the office's mail. */
  text: '{title}, because {reason}. {told}',
  /** Beside one that is held, in the digest and in lists. */
  held: 'held, looks urgent',
  /** In the subject of the mail about one that is held as spam, and its first paragraph. */
  heldSubject: 'Held, looks like spam',
  heldTitle: 'Held: looks like spam, and looks urgent',
  heldText:
    '{title}. It looks like spam because {reason}. Because it also looks urgent, you get this email at once. Anything else about it is held: if it is real, call them, and release it with: {command}',
});
