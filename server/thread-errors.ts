import { StartupError } from './startup-error.ts';
import { DatabaseMoved } from './store/database-file.ts';

/** An error on its way to another thread, which would arrive there without its class and its code. */
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
