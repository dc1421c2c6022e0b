import type { Report } from './report.ts';

/** What was asked for on the command line. */
export type Options = {
  /** How often each thing is measured; each measurement has its own number if this is not given. */
  rounds?: number | undefined;
  /** Whether a part of the measurement, or one of its subjects, is wanted. Nothing named of a list means all of it. */
  chosen<Name extends string>(names: readonly Name[]): Name[];
};

/** One of those that `npm run bench` knows. */
export type Measurement = {
  /** What `--only` may name. */
  names: readonly string[];
  /** Yields each report when it is ready. */
  run(options: Options): AsyncGenerator<Report>;
};

/** The names that stand in `only`, or all if none does. */
export function chooser(only: readonly string[]): Options['chosen'] {
  return (names) => {
    const some = names.filter((name) => only.includes(name));
    return some.length > 0 ? some : [...names];
  };
}
