import {
  labelsIn,
  parseSubmissionContext,
  type SubmissionContext,
} from '../../../../contract/submission-context.ts';
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

/**
 * Where the visit came from. All of it is read from what the browser remembers of the tab anyway: a visitor who only
 * looks leaves nothing on the device. It is cut here already, because an address can be of any length and a body cannot.
 */
export function contextOf(shownAt: number): SubmissionContext {
  return parseSubmissionContext({
    page: location.pathname,
    referrer: foreignHost(document.referrer),
    ...landingLabels(),
    seconds: Math.floor((performance.now() - shownAt) / 1000),
  });
}

/** Of the address with which this document was loaded or, after a load within the site, the first of ours in this tab. */
function landingLabels() {
  const [loaded] = performance.getEntriesByType('navigation');
  const [first, before] = [loaded?.name, window.navigation?.entries()[0]?.url].map((address) =>
    labelsIn(/\?([^#]*)/.exec(address ?? '')?.[1] ?? ''),
  );
  return Object.values(first ?? {}).some(Boolean) ? first : before;
}

function foreignHost(address: string): string {
  const host = address && new URL(address).hostname;
  return host === location.hostname ? '' : host;
}
