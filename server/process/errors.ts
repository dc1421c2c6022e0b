/** Something a person must fix before the program can run; its message is shown without a stack trace. */
export class StartupError extends Error {
  override name = 'StartupError';
}

/** The open database file is no longer the one that its path names. The message does not say where it is. */
export class DatabaseMoved extends Error {
  override name = 'DatabaseMoved';
}

/** An error on its way to another thread, where it would arrive without its class and code. */
export type PackedError = { name: string; message: string; stack?: string; code?: unknown };

/** The classes that callers check for. */
const CLASSES: Record<string, new (message: string) => Error> = { DatabaseMoved, StartupError };

export function packError(error: unknown): PackedError {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error) };
  const { name, message, stack } = error;
  const { code } = error as NodeJS.ErrnoException;
  return { name, message, stack, code };
}

export function unpackError({ name, message, stack, code }: PackedError): Error {
  const error = new (CLASSES[name] ?? Error)(message);
  return Object.assign(error, { name, stack, ...(code !== undefined && { code }) });
}
