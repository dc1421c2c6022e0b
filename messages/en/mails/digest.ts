import { messages } from '../../messages.ts';

/** The digest: the mail that tells the office every morning how things stand. `npm run leads -- digest` prints it too. */
export const digestWords = messages('mails/digest', {
  /** Above the mail and in its subject. */
  title: 'Digest of {day}',
  /** What stands in the subject besides: before the title when there is an alarm, how many are held, how many look urgent. */
  subject: { attention: 'ATTENTION', held: '{count} held', urgent: '{count} urgent' },
  /** What somebody has to look at. Left out when there is nothing. */
  alarms: {
    title: 'Please look at this',
    /** Numbers were given to requests or messages that are not there. */
    missing: {
      estimate: 'Numbered but missing from the database: estimate requests {numbers}.',
      contact: 'Numbered but missing from the database: messages {numbers}.',
    },
    undelivered:
      'Something could not be delivered to you, and the server stopped trying. It is listed below.',
    /** `{problem}` is what the program said. */
    badBackup: 'The backup from {time} is unusable: {problem}',
    noBackup: 'There is no good backup.',
    oldBackup: 'The last good backup is {age} old.',
    /** The clock of the server, by which everything gets its time. */
    clock: {
      /** How it was changed. */
      off: 'No server ran from {from} to {to}, if the clock is right.',
      back: 'The server’s clock was set back, from {from} to {to}: check whether it is right now. What came while it was wrong has a wrong time.',
      ahead:
        'The server’s clock jumped ahead, from {from} to {to}: check whether it is right now. What came while it was wrong has a wrong time.',
      /** How many changes there are besides. */
      more: {
        one: 'The clock was changed once more: {command}',
        several: 'The clock was changed {count} more times: {command}',
      },
      /** While nobody knows whether it is right. */
      doubt:
        'No old request will be deleted until the clock has run evenly for a day, and what was put off while it was wrong goes on waiting. If it is right now: {command}',
    },
    /** More would be deleted at once, because of their age, than a day makes old. */
    retention:
      '{old} of {all} requests and messages are older than {age}. That is too many to delete automatically. To review and delete them: {command}',
  },
  received: {
    title: 'Received since {time}',
    estimate: 'Estimate requests: {count}.',
    contact: 'Messages: {count}.',
    /** The count when there are none. */
    none: 'none',
    missing: 'Missing: {numbers}.',
    forgotten: 'Deleted with “leads forget”: {numbers}.',
    /** Our own, which are not counted. */
    tests: 'Automatic tests: {numbers}.',
  },
  /** What came and looks urgent, held or not. Left out when there is nothing. */
  urgent: {
    title: 'Looks urgent',
    show: 'If it is not: {command}',
  },
  mails: {
    title: 'Emails',
    sent: 'Delivered: {count}.',
    waiting: 'Still waiting: {count}.',
    waitingFor: 'Still waiting: {count}; the oldest has waited for {age}.',
    failed: 'Failed at least once, and tried again: {count}.',
    dead: 'Given up: {count}.',
  },
  held: {
    title: 'Held',
    /** The reason when the office itself has held it; the others stand in `held.ts`. */
    byOffice: 'the office held it',
    /** How many are not named: besides those above, or where none is. */
    more: '{count} more, most of them older than a week:',
    fromBefore: '{count} from before, most of them older than a week:',
    nothing: 'Nothing.',
  },
  /** What the office should have had and did not get. Left out when there is nothing. */
  givenUp: {
    title: 'Given up',
    show: 'Read it with: {command}',
    officeMail: 'the office mail was given up',
    badAddressMail: 'the bad address mail was given up',
    escalation: 'nobody could be told again that it waits',
    escalationTo: '{address} could not be told that it waits ({answer})',
    webhook: 'the hand-off was given up: {answer}',
  },
  /** Promises that were missed since the last digest. Left out when there are none. */
  missed: {
    title: 'Promises missed',
    show: 'Read it with: {command}',
    promised: 'they were to hear from us by {time}',
  },
  /** Customers who have no confirmation. Left out when there are none. */
  unconfirmed: {
    title: 'Got no confirmation: please call them',
    show: 'Find their number with: {command}',
    refused: 'the mail server refuses the address',
    notAnAddress: 'the email as typed is not an address',
    /** `{days}` is in words how many days it was tried for. */
    givenUp: 'no mail server accepted it for {days} days',
  },
  /** How the office did lately. Left out while there is nothing to tell; `{times}` and `{promises}` are in `figures.ts`. */
  figures: {
    title: 'The last {days} days',
    contact: 'From a request to the first call or email: {times}.',
    kept: 'Promises kept: {promises}.',
    openWithoutContact: 'Still waiting for a first call: {count}.',
    ended: 'Won: {won}. Lost: {lost}.',
  },
  backup: {
    title: 'Backup',
    none: 'There is none.',
    /** `{place}` is its file. */
    last: 'The last good one is from {time}: {place}',
    /** `{requests}` and `{messages}` are of `counts`. */
    tried: 'In a test restore it had {requests} and {messages}.',
    notTried: 'It was made outside this program and has not been test-restored.',
    failed: 'One has failed since: {problem}',
  },
  /** Before each reason. */
  because: 'because {reason}',
  counts: {
    request: { one: '1 request', several: '{count} requests' },
    message: { one: '1 message', several: '{count} messages' },
    minute: { one: '1 minute', several: '{count} minutes' },
    hour: { one: '1 hour', several: '{count} hours' },
    day: { one: '1 day', several: '{count} days' },
    month: { one: 'a month', several: '{count} months' },
  },
  /** How the digest ends. That it must come is the alarm for everything else. */
  last: 'This email comes every morning, even when nothing has happened. If it does not come, something is wrong: check the server.',
});
