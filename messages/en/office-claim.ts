import { messages } from '../messages.ts';

export const officeClaim = messages('officeClaim', {
  /** The page behind "I’m calling them" in the office's mail. Its name, by what it asks or tells. */
  whoTitle: 'Who is calling?',
  callThem: 'Call this one?',
  takenTitle: 'Someone is on it',
  yourCall: 'Your call',

  /** Before it is claimed; without a sign-in, the buttons are the names. */
  pressYourName: 'Press your name, and it’s yours to call. Everyone in the office sees that.',
  claim: 'I’m calling them',
  held: 'Held: nobody knows yet whether a person sent it.',

  /** While it is claimed; `{name}` is by whom, `{time}` "9:30 a.m.". */
  taken: '{name} has been on it since {time}.',
  takenBySomeone: 'Someone has been on it since {time}.',
  takeOver: 'Take over',
  whoTakesOver: 'To take over, press your name. {name} will see that you did.',
  goOn: 'I’m {name}, go on',
  whoTakesOverAnyway: 'To take over, press your name.',

  /** The result of a press, or why it changed nothing. */
  yours: 'It’s yours. Everyone can see that you’re on it.',
  noted: 'Noted.',
  undone: 'Undone.',
  quicker: 'Nothing was changed: someone was quicker.',
  pressAgain: 'Please press once more.',
  tooOften:
    'Nothing was changed: this was pressed too often in the last hour. Call them all the same, and sign in to note it.',
  changed: 'Nothing was changed: someone has changed this since you opened the page.',

  /** For the holder of the claim. `{outcome}` is one of `outcomes` in `office-lead.ts`. */
  call: 'Call {phone}',
  write: 'Write to {email}',
  noContact: 'They gave no number and no address.',
  howDidItGo: 'How did it go?',
  outcomeHint: 'Until you say, we’ll remind you.',
  notCalling: 'Undo: I’m not calling',
  undoOutcome: 'Undo: {outcome}',
  theirWords: 'What they wrote',
  openRequest: 'Open the whole request',

  /** For every link that opens nothing; it does not tell which of the reasons it is. */
  endedTitle: 'Nothing here',
  ended:
    'This link is incomplete or too old, or the request is finished. You’ll find every request on the board.',
});
