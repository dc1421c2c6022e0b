/** What was asked for on the command line. */
export type Options = {
  /** How often each thing is measured; each measurement has its own number if this is not given. */
  rounds?: number | undefined;
  /** Names of what alone is to be measured, like `home,about`. */
  only?: string[] | undefined;
};
