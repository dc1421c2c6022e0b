/** Something a person must fix before the program can run; its message is shown without a stack trace. */
export class StartupError extends Error {
  override name = 'StartupError';
}
