/** The page behind "I’m calling them" in the office's mail. Its name, by what it asks or tells. */
export const whoTitle = 'Who is calling?';
export const callThem = 'Call this one?';
export const takenTitle = 'Someone is on it';
export const yourCall = 'Your call';

/** Before it is claimed; without a sign-in, the buttons are the names. */
export const pressYourName = 'Press your name, and it’s yours to call. Everyone in the office sees that.';
export const claim = 'I’m calling them';
export const held = 'Held: nobody knows yet whether a person sent it.';

/** While it is claimed; `{name}` is by whom, `{time}` "9:30 a.m.". */
export const taken = '{name} has been on it since {time}.';
export const takenBySomeone = 'Someone has been on it since {time}.';
export const takeOver = 'Take over';
export const whoTakesOver = 'To take over, press your name. {name} will see that you did.';
export const goOn = 'I’m {name}, go on';
export const whoTakesOverAnyway = 'To take over, press your name.';

/** The result of a press, or why it changed nothing. */
export const yours = 'It’s yours. Everyone can see that you’re on it.';
export const noted = 'Noted.';
export const undone = 'Undone.';
export const quicker = 'Nothing was changed: someone was quicker.';
export const pressAgain = 'Please press once more.';
export const tooOften =
  'Nothing was changed: this was pressed too often in the last hour. Call them all the same, and sign in to note it.';
export const changed = 'Nothing was changed: someone has changed this since you opened the page.';

/** For the holder of the claim. `{outcome}` is one of `outcomes` in `office-lead.ts`. */
export const call = 'Call {phone}';
export const write = 'Write to {email}';
export const noContact = 'They gave no number and no address.';
export const howDidItGo = 'How did it go?';
export const outcomeHint = 'Until you say, we’ll remind you.';
export const notCalling = 'Undo: I’m not calling';
export const undoOutcome = 'Undo: {outcome}';
export const theirWords = 'What they wrote';
export const openRequest = 'Open the whole request';

/** For every link that opens nothing; it does not tell which of the reasons it is. */
export const endedTitle = 'Nothing here';
export const ended =
  'This link is incomplete or too old, or the request is finished. You’ll find every request on the board.';
