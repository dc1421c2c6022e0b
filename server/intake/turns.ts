/** Calls `goOn` when its turn has come: at once while few ask. */
export type Turns = (goOn: () => void) => void;

/**
 * Gives so many turns in each round of the event loop, in the order of asking. Whatever else has arrived, a page or a new
 * connection, is seen to between two rounds.
 */
export function createTurns(perRound: number): Turns {
  const waiting: (() => void)[] = [];
  let left = perRound;

  function take(goOn: () => void) {
    if (left === perRound) setImmediate(nextRound);
    left--;
    goOn();
  }

  function nextRound() {
    left = perRound;
    for (const goOn of waiting.splice(0, perRound)) take(goOn);
  }

  return (goOn) => {
    if (left > 0) take(goOn);
    else waiting.push(goOn);
  };
}
