import { z } from 'zod';
import { text, textCounting, textWith } from '../schema.ts';

/** What each file in `content/mails/` may hold, as `content/schema.ts` says it of the others. */

/** What comes after "because", with places for these numbers. */
function reason(...places: string[]) {
  return textCounting(...places).refine(
    (words) => !words.endsWith('.'),
    'expected the end of a sentence that begins with "because", without its period',
  );
}

/** A number with what it counts, for one and for several; `{count}` is the number. */
const counted = z.strictObject({ one: textCounting('count'), several: textWith('count') });

/** What the customer's mail says differently after the two forms. */
const customerForm = z.strictObject({
  /** `{reference}` is what the customer can name on the phone. */
  subject: textCounting('reference'),
  heading: text,
  /** `{company}` is our name. */
  thanks: textCounting('company'),
  /** After `whatHappensNext`. `{promise}` is by when you answer: "by Tuesday, December 1, 10 a.m.", as in `words/promise.ts`. */
  next: textWith('promise'),
  /** For a stranger whose address somebody else has typed. */
  notYours: text,
});

/** `customer.ts`: what whoever sent a form gets. */
export const customerMailSchema = z.strictObject({
  /** After a request for an estimate. */
  estimate: customerForm,
  /** After a message. */
  contact: customerForm,
  /** What an inbox shows beside the subject. */
  preview: textCounting('reference', 'promise'),
  /** Above the service that was chosen, and above the reference. */
  service: text,
  reference: text,
  /** Begins the line about what happens next. */
  whatHappensNext: text,
  /** Ends that line: what comes as an answer to this mail reaches the office. The services' pages ask for photos this way. */
  canAnswer: text,
  /** Who has to call somebody else first stands before it, from `emergency.ts`. `{phone}` is the office number. */
  emergency: textWith('emergencyPhone', 'phone'),
  /** The button, which calls the office. */
  call: text,
  /** Stands in the office's lists in place of a mail that cannot be sent. */
  notAnAddress: text,
});

export type CustomerMail = z.infer<typeof customerMailSchema>;

/** What the office's mail says differently after the two forms. */
const officeForm = z.strictObject({
  /** What the office calls it, in every mail and list: "Estimate request #12". */
  name: text,
  /** The last line: whom answering the mail writes to, or why it does not reach anybody. */
  canAnswer: text,
  /** In place of it where the mail has a link to claim the request, which an answer would quote: it has one to write instead. */
  canWrite: text,
  noAddress: text,
  badAddress: text,
});

/** `office.ts`: what brings a request or a message to the office. */
export const officeMailSchema = z.strictObject({
  estimate: officeForm,
  contact: officeForm,
  /** For one whose captcha is missing or wrong. */
  held: z.strictObject({
    /** Begins the subject. */
    subject: text,
    /** What an inbox shows beside the subject. */
    preview: textCounting('reference'),
    /** `{title}` is the line before it in bold letters, `{reason}` is one of `held.ts`. */
    title: text,
    text: textWith('title', 'reason'),
  }),
  /** Above the reference and the time, and in place of an answer that was left out; in `bad-address.ts` as well. */
  reference: text,
  received: text,
  /** Above the time by which the customer hears from you. */
  promised: text,
  /** Above the reasons of `held.ts` that were too few to hold it. */
  signs: text,
  notGiven: text,
  /** In place of `canAnswer` where the address has letters beyond a to z. */
  cannotAnswer: text,
});

export type OfficeMail = z.infer<typeof officeMailSchema>;

/** `claim.ts`: the links above whatever brings a request to the office. */
export const claimLinksSchema = z.strictObject({
  /** Calls the customer; `{phone}` is their number as they typed it. */
  call: textCounting('phone'),
  /** Opens the page where somebody says that they call. */
  claim: text,
  /** Begins a mail to the customer at `{email}`, in which nothing of ours is quoted, and the subject of that mail. */
  write: textWith('email'),
  subject: textWith('company', 'reference'),
});

export type ClaimLinkWords = z.infer<typeof claimLinksSchema>;

/** Why the office is told again: nobody has claimed it, its promise is at risk or was missed, or no call is noted. */
function escalationWords(unclaimed: string[], promise: string[], claimed: string[], forgotten = claimed) {
  return z.strictObject({
    unclaimed: textWith(...unclaimed),
    promise: textWith(...promise),
    missed: textWith(...promise),
    unfinished: textWith(...claimed),
    forgotten: textWith(...forgotten),
  });
}

/** `escalation.ts`: what tells the office again. `{waited}` is `minutes` or `since`, and `{time}` a day and an hour. */
export const escalationMailSchema = z.strictObject({
  /** Begins the subject. */
  subject: escalationWords(['waited'], ['time'], []),
  /** Begins the text, in bold letters. */
  title: escalationWords([], [], []),
  text: escalationWords(['title', 'waited'], ['title', 'time'], ['title'], ['title', 'waited']),
  /** Behind the text, while somebody has it in hand: with their name, and where it is not known. */
  claimedBy: textWith('name', 'time'),
  claimed: textWith('time'),
  /** At its foot, where no links of ours stand in it. */
  canWrite: text,
  minutes: textWith('minutes'),
  since: textWith('time'),
});

export type EscalationMail = z.infer<typeof escalationMailSchema>;

/** What the office is told of one level of urgency. */
const level = z.strictObject({
  /** Begins the subject: "URGENT: Estimate request #12". */
  subject: text,
  title: text,
  /** What the visitor was told. */
  told: text,
});

/** `urgent.ts`: what the office is told of a request whose words sound like an emergency. */
export const urgentSchema = z.strictObject({
  danger: level,
  urgent: level,
  /** The end of a sentence that begins with "because"; `{rules}` are some of those below, with commas between. */
  because: reason('rules'),
  /** What each rule of `contract/emergency/table.ts` finds. */
  rules: z.strictObject({
    gas: text,
    'carbon-monoxide': text,
    fire: text,
    smoke: text,
    sparks: text,
    'live-wire': text,
    collapse: text,
    hurt: text,
    'water-inside': text,
    'burst-pipe': text,
    flood: text,
    'no-heat': text,
    sewage: text,
    'open-roof': text,
    tree: text,
    'open-door': text,
  }),
  /** The head of the office's mail. */
  text: textWith('title', 'reason', 'told'),
  /** Beside one that is held, in the digest and in lists. */
  held: text,
  /** In the subject of the mail about one that is held as spam, and its first paragraph. */
  heldSubject: text,
  heldTitle: text,
  heldText: textWith('title', 'reason', 'command'),
});

export type UrgentWords = z.infer<typeof urgentSchema>;

/** `bad-address.ts`: what tells the office that a mail server has refused the customer's address for good. */
export const badAddressMailSchema = z.strictObject({
  /** Begins the subject, and stands above the mail. */
  title: text,
  /** What to do: with a phone number, and without one. */
  withPhone: text,
  withoutPhone: text,
  /** Each above what it names. */
  phone: text,
  name: text,
  email: text,
  refusal: text,
});

export type BadAddressMail = z.infer<typeof badAddressMailSchema>;

/** `sign-in.ts`: what tells somebody in the office of a code or of a sign-in. `{name}` is the reader's name. */
export const signInMailSchema = z.strictObject({
  /** Brings the code. `{until}` is a day and time. */
  code: z.strictObject({
    subject: text,
    preview: textWith('until'),
    heading: text,
    text: textWith('name', 'until'),
    /** Above the code, and above `where`. */
    code: text,
    asked: text,
    /** For somebody whose address a stranger has typed. */
    notYours: text,
  }),
  /** Says that a device was signed in. */
  signedIn: z.strictObject({
    subject: text,
    preview: textCounting('device'),
    heading: text,
    text: textWith('name'),
    /** Above `where`. */
    signedIn: text,
    /** `{devices}` is the address of the page that can sign it out. */
    notYou: textWith('devices'),
  }),
  /** The browser with its system, and a day and time. */
  where: textWith('device', 'time'),
});

export type SignInMail = z.infer<typeof signInMailSchema>;

/** `canary.ts`: the automatic test that the server sends itself (`docs/running.md`), and its two mails. */
export const canarySchema = z.strictObject({
  /** Begins the subject of both mails. The rules of mailboxes go by it. */
  subject: text,
  /** Stands at the head of both. */
  text,
  /** What the test types into the form. */
  firstName: text,
  lastName: text,
  description: text,
});

export type CanaryWords = z.infer<typeof canarySchema>;

/** `foot.ts`: the box at the foot of every mail. */
export const mailFootSchema = z.strictObject({
  /** `{parent}` is the parent company's name. */
  parent: textCounting('parent'),
  /** `{phone}` is the office number, and then the emergency number. */
  office: textWith('phone'),
  emergency: textWith('phone'),
});

export type MailFoot = z.infer<typeof mailFootSchema>;

/** `held.ts`: why something is held, each as the end of a sentence that begins with "because". */
export const heldReasonsSchema = z.strictObject({
  /** What was wrong with the captcha. */
  captcha: z.strictObject({
    missing: reason(),
    unreadable: reason(),
    forged: reason(),
    wrong: reason(),
    expired: reason(),
    used: reason(),
    refused: reason(),
    unavailable: reason(),
    /** It says that it is an automatic test of ours, and is not. */
    marker: reason(),
  }),
  /** What looks like spam. */
  signals: z.strictObject({
    honeypot: reason(),
    /** `{seconds}` is the number of seconds in words. */
    hasty: reason('seconds'),
    link: reason(),
    /** `{sites}` is a number in words. */
    links: reason('sites'),
    markup: reason(),
    linkedName: reason(),
    unproven: reason(),
    /** `{count}` is the number of requests. */
    sameSender: reason('count'),
    often: reason(),
  }),
});

export type HeldReasons = z.infer<typeof heldReasonsSchema>;

/**
 * `digest.ts`: the mail of every morning, section by section. `{command}` is what to type on the server, `{numbers}` are
 * those of requests or messages, `{time}` is a day and an hour, and `{age}` is one of `counts`.
 */
export const digestSchema = z.strictObject({
  /** Above the mail and in its subject. */
  title: textWith('day'),
  /** What stands in the subject besides: before the title when there is an alarm, how many are held, how many look urgent. */
  subject: z.strictObject({ attention: text, held: textWith('count'), urgent: textWith('count') }),
  /** What somebody has to look at. Left out when there is nothing. */
  alarms: z.strictObject({
    title: text,
    /** Numbers were given to requests or messages that are not there. */
    missing: z.strictObject({ estimate: textWith('numbers'), contact: textWith('numbers') }),
    undelivered: text,
    /** `{problem}` is what the program said. */
    badBackup: textWith('time', 'problem'),
    noBackup: text,
    oldBackup: textWith('age'),
    /** The clock of the server, by which everything gets its time. */
    clock: z.strictObject({
      /** How it was changed. */
      off: textWith('from', 'to'),
      back: textWith('from', 'to'),
      ahead: textWith('from', 'to'),
      /** How many changes there are besides. */
      more: z.strictObject({ one: textWith('command'), several: textWith('count', 'command') }),
      /** While nobody knows whether it is right. */
      doubt: textWith('command'),
    }),
    /** More would be deleted at once, because of their age, than a day makes old. */
    retention: textWith('old', 'all', 'age', 'command'),
  }),
  received: z.strictObject({
    title: textWith('time'),
    estimate: textWith('count'),
    contact: textWith('count'),
    /** The count when there are none. */
    none: text,
    missing: textWith('numbers'),
    forgotten: textWith('numbers'),
    /** Our own, which are not counted. */
    tests: textWith('numbers'),
  }),
  /** What came and looks urgent, held or not. Left out when there is nothing. */
  urgent: z.strictObject({ title: text, show: textWith('command') }),
  mails: z.strictObject({
    title: text,
    sent: textWith('count'),
    waiting: textWith('count'),
    waitingFor: textWith('count', 'age'),
    failed: textWith('count'),
    dead: textWith('count'),
  }),
  held: z.strictObject({
    title: text,
    /** The reason when the office itself has held it; the others stand in `held.ts`. */
    byOffice: reason(),
    /** How many are not named: besides those above, or where none is. */
    more: textWith('count'),
    fromBefore: textWith('count'),
    nothing: text,
  }),
  /** What the office should have had and did not get. Left out when there is nothing. */
  givenUp: z.strictObject({
    title: text,
    show: textWith('command'),
    officeMail: reason(),
    badAddressMail: reason(),
    escalation: reason(),
    escalationTo: reason('address', 'answer'),
    webhook: reason('answer'),
  }),
  /** Promises that were missed since the last digest. Left out when there are none. */
  missed: z.strictObject({ title: text, show: textWith('command'), promised: reason('time') }),
  /** Customers who have no confirmation. Left out when there are none. */
  unconfirmed: z.strictObject({
    title: text,
    show: textWith('command'),
    refused: reason(),
    notAnAddress: reason(),
    /** `{days}` is in words how many days it was tried for. */
    givenUp: reason('days'),
  }),
  /** How the office did lately. Left out while there is nothing to tell; `{times}` and `{promises}` are in `words/figures.ts`. */
  figures: z.strictObject({
    title: textWith('days'),
    contact: textWith('times'),
    kept: textWith('promises'),
    openWithoutContact: textWith('count'),
    ended: textWith('won', 'lost'),
  }),
  backup: z.strictObject({
    title: text,
    none: text,
    /** `{place}` is its file. */
    last: textWith('time', 'place'),
    /** `{requests}` and `{messages}` are of `counts`. */
    tried: textWith('requests', 'messages'),
    notTried: text,
    failed: textWith('problem'),
  }),
  /** Before each reason. */
  because: textWith('reason'),
  counts: z.strictObject({
    request: counted,
    message: counted,
    minute: counted,
    hour: counted,
    day: counted,
    month: counted,
  }),
  /** How the digest ends. That it must come is the alarm for everything else. */
  last: text,
});

export type DigestWords = z.infer<typeof digestSchema>;
