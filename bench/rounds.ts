import { cpus } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import type { Report } from './report.ts';

/** The command line's options. */
export type Options = {
  /** How often to measure each subject; each measurement has its own default. */
  rounds?: number | undefined;
  /** The selected names of a list, or all of them if none is selected. */
  chosen<Name extends string>(names: readonly Name[]): Name[];
};

/** A measurement of `npm run bench`. */
export type Measurement = {
  /** Names for `--only`. */
  names: readonly string[];
  /** Yields each report when it is ready. */
  run(options: Options): AsyncGenerator<Report>;
};

export function chooser(only: readonly string[]): Options['chosen'] {
  return (names) => {
    const some = names.filter((name) => only.includes(name));
    return some.length > 0 ? some : [...names];
  };
}

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

/** The value below which this share of the values lies, between two of them in proportion. NaN of nothing. */
export function quantile(values: number[], share: number): number {
  const sorted = values.filter(Number.isFinite).sort((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? Number.NaN;
  const above = sorted[Math.ceil(place)] ?? Number.NaN;
  return below + (above - below) * (place - Math.floor(place));
}

export function median(values: number[]): number {
  return quantile(values, 0.5);
}

/**
 * The interquartile range as a fraction of the median: one bad run in five does not count. NaN for fewer than three values,
 * which say nothing about the spread.
 */
export function spread(values: number[]): number {
  if (values.length < 3) return Number.NaN;
  return (quantile(values, 0.75) - quantile(values, 0.25)) / median(values);
}

/** In milliseconds. */
const LOOK_FOR = 2_000;

/** Part of all processors. */
const LIMIT = 0.2;

type OtherPrograms = { busy: number; limit: number };

/** What the processors do while we do nothing: the floor may repeat itself well on a busy machine, by chance. */
export async function lookAtOtherPrograms(): Promise<OtherPrograms> {
  const before = times();
  await setTimeout(LOOK_FOR);
  const after = times();
  return { busy: 1 - (after.idle - before.idle) / (after.all - before.all), limit: LIMIT };
}

export function busier(one: OtherPrograms, other: OtherPrograms): OtherPrograms {
  return one.busy > other.busy ? one : other;
}

function times(): { idle: number; all: number } {
  const each = cpus().map((cpu) => cpu.times);
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  return {
    idle: sum(each.map(({ idle }) => idle)),
    all: sum(each.map(({ user, nice, sys, idle, irq }) => user + nice + sys + idle + irq)),
  };
}
