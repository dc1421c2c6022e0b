import type { DigestWords } from './schema.ts';

/** The digest: the mail that tells the office every morning how things stand. `npm run leads -- digest` prints it too. */
export const digestWords: DigestWords = {
  title: 'Digest of {day}',
  subject: { attention: 'ATTENTION', held: '{count} held' },
  alarms: {
    title: 'Please look at this',
    missing: {
      estimate: 'Not in the database, although numbers were given: estimate requests {numbers}.',
      contact: 'Not in the database, although numbers were given: messages {numbers}.',
    },
    undelivered: 'Something could not be delivered to you and was given up; it is named below.',
    badBackup: 'The backup of {time} is of no use: {problem}',
    noBackup: 'There is no good backup.',
    oldBackup: 'The last good backup is {age} old.',
    clock: {
      off: 'No server ran from {from} to {to}, if the clock is right.',
      back: "The server's clock was set back, from {from} to {to}: check whether it is right now. What came while it was wrong has a wrong time.",
      ahead:
        "The server's clock jumped ahead, from {from} to {to}: check whether it is right now. What came while it was wrong has a wrong time.",
      more: {
        one: 'The clock was changed once more: {command}',
        several: 'The clock was changed {count} more times: {command}',
      },
      doubt:
        'No old request is deleted until the clock has gone on evenly for a day. If it is right: {command}',
    },
    retention:
      '{old} of {all} requests and messages are older than {age}. So many are not deleted automatically. To review and delete them: {command}',
  },
  received: {
    title: 'Received since {time}',
    estimate: 'Estimate requests: {count}.',
    contact: 'Messages: {count}.',
    none: 'none',
    missing: 'Missing: {numbers}.',
    forgotten: 'Deleted with "leads forget": {numbers}.',
  },
  mails: {
    title: 'Mails',
    sent: 'Delivered: {count}.',
    waiting: 'Still waiting: {count}.',
    waitingFor: 'Still waiting: {count}; the oldest has waited for {age}.',
    failed: 'Failed at least once, and tried again: {count}.',
    dead: 'Given up: {count}.',
  },
  held: {
    title: 'Held',
    byOffice: 'the office held it',
    more: '{count} more, most of them older than a week:',
    fromBefore: '{count} from before, most of them older than a week:',
    nothing: 'Nothing.',
  },
  givenUp: {
    title: 'Given up',
    show: 'Read it with: {command}',
    officeMail: 'the office mail was given up',
    badAddressMail: 'the bad address mail was given up',
    webhook: 'the hand-off was given up',
  },
  unconfirmed: {
    title: 'Without a confirmation: please call them',
    show: 'Their number is in: {command}',
    refused: 'the mail server of the address refuses it',
    notAnAddress: 'the e-mail as typed is not an address',
    givenUp: 'no mail server took it for {days} days',
  },
  backup: {
    title: 'Backup',
    none: 'There is none.',
    last: 'The last good one is of {time}: {place}',
    tried: 'Restored in a trial, it had {requests} and {messages}.',
    notTried: 'Somebody else made it, and it was not restored in a trial.',
    failed: 'One has failed since: {problem}',
  },
  because: 'because {reason}',
  counts: {
    request: { one: '1 request', several: '{count} requests' },
    message: { one: '1 message', several: '{count} messages' },
    minute: { one: '1 minute', several: '{count} minutes' },
    hour: { one: '1 hour', several: '{count} hours' },
    day: { one: '1 day', several: '{count} days' },
    month: { one: 'a month', several: '{count} months' },
  },
  last: 'This mail comes every morning, also when nothing has happened. If this mail does not come, something is wrong: look at the server.',
};
