/** Something a person must put right before the program can run; shown as it stands, without a stack. */
export class StartupProblem extends Error {
  override name = 'StartupProblem';
}
