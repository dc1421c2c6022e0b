/**
 * Measures each subject once per round, every second round in reverse, to spread drift of the machine over all subjects.
 * Returns the results of each subject, in the order of the subjects.
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

/** A browser may crash once an hour; that should not discard the other results. */
export function tryTwice<Subject, Result>(
  measure: (subject: Subject) => Promise<Result>,
): (subject: Subject) => Promise<Result> {
  return (subject) =>
    measure(subject).catch((error: unknown) => {
      process.stderr.write(`once more, because of ${error}\n`);
      return measure(subject);
    });
}
