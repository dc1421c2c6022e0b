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
