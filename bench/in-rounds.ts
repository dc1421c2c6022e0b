/**
 * Measures each subject once in a round, every second round backwards, so that a machine that grows slower or faster does
 * so for all. Returns the results of each subject, in the order of the subjects.
 */
export async function inRounds<Subject, Result>(
  rounds: number,
  subjects: Subject[],
  measure: (subject: Subject) => Promise<Result>,
): Promise<Result[][]> {
  const results: Result[][] = subjects.map(() => []);
  const order = [...subjects.entries()];
  for (let round = 0; round < rounds; round++) {
    for (const [index, subject] of round % 2 === 0 ? order : order.toReversed()) {
      results[index]?.push(await measure(subject));
    }
    process.stderr.write(`round ${round + 1} of ${rounds}\n`);
  }
  return results;
}

/** A browser may fail once in an hour for reasons of its own, and need not take the other results with it. */
export function tryTwice<Subject, Result>(
  measure: (subject: Subject) => Promise<Result>,
): (subject: Subject) => Promise<Result> {
  return (subject) =>
    measure(subject).catch((error: unknown) => {
      process.stderr.write(`once more, because of ${error}\n`);
      return measure(subject);
    });
}
