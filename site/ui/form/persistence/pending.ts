import type { FormKind, PendingSubmission, Submission } from '../send-form.ts';
import { readAnswers } from './draft.ts';
import { forget, keep, namesOf, recall } from './storage.ts';

/** Each submission lies under a name of its own, so that two tabs never overwrite one another's. */
export function savePending(kind: FormKind, { at, key, answers, metadata }: PendingSubmission): void {
  // The names that the first release wrote: a tab or a device may still have the other one.
  keep(nameOf(kind, key), { at, key, answers, beside: metadata });
}

/** The submission that waits longest. */
export function findPending(kind: FormKind): PendingSubmission | undefined {
  const found = namesOf(nameOf(kind, '')).flatMap((name) => {
    const submission = readPending(recall(name));
    if (submission && name === nameOf(kind, submission.key)) return [submission];
    forget(name);
    return [];
  });
  return found.sort((one, other) => one.at - other.at)[0];
}

/** False once it was acknowledged or discarded, in this tab or in another, or has grown too old. */
export function isPending(kind: FormKind, { key }: Submission): boolean {
  return recall(nameOf(kind, key)) !== undefined;
}

export function removePending(kind: FormKind, { key }: Submission): void {
  forget(nameOf(kind, key));
}

/** A key goes into a header, so it has to look like one of ours. */
function readPending(kept: ReturnType<typeof recall>): PendingSubmission | undefined {
  if (typeof kept?.key !== 'string' || !/^[0-9a-f]{32}$/.test(kept.key)) return undefined;
  const { at, key, answers, beside } = kept;
  return { at, key, answers: readAnswers(answers), metadata: { ...(beside as object) } };
}

function nameOf(kind: FormKind, key: string): string {
  return `${kind}.unsent.${key}`;
}
