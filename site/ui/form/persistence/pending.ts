import {
  labelsIn,
  parseSubmissionContext,
  type SubmissionContext,
} from '../../../../contract/submission-context.ts';
import type { FormKind, PendingSubmission, Submission } from '../send-form.ts';
import { readAnswers } from './draft.ts';
import { forget, keep, namesOf, recall } from './storage.ts';

/** One storage key per submission: two tabs must not overwrite each other's. */
export function savePending(kind: FormKind, { at, key, answers, metadata }: PendingSubmission): void {
  // `beside` is the first release's name for the metadata; an open tab or stored submission may still use it.
  keep(nameOf(kind, key), { at, key, answers, beside: metadata });
}

/** The oldest pending submission. */
export function findPending(kind: FormKind): PendingSubmission | undefined {
  const found = namesOf(nameOf(kind, '')).flatMap((name) => {
    const submission = readPending(recall(name));
    if (submission && name === nameOf(kind, submission.key)) return [submission];
    forget(name);
    return [];
  });
  return found.sort((one, other) => one.at - other.at)[0];
}

/** False once it has been acknowledged, discarded (in any tab) or expired. */
export function isPending(kind: FormKind, { key }: Submission): boolean {
  return recall(nameOf(kind, key)) !== undefined;
}

export function removePending(kind: FormKind, { key }: Submission): void {
  forget(nameOf(kind, key));
}

/** Checks the key's format, because it goes into a header. */
function readPending(kept: ReturnType<typeof recall>): PendingSubmission | undefined {
  if (typeof kept?.key !== 'string' || !/^[0-9a-f]{32}$/.test(kept.key)) return undefined;
  const { at, key, answers, beside } = kept;
  return { at, key, answers: readAnswers(answers), metadata: { ...(beside as object) } };
}

function nameOf(kind: FormKind, key: string): string {
  return `${kind}.unsent.${key}`;
}

/**
 * Where the visit came from, read from what the browser keeps anyway: nothing is stored for visitors who only look. It is
 * parsed here already to cap its length, because an address can be longer than the body limit.
 */
export function contextOf(shownAt: number): SubmissionContext {
  return parseSubmissionContext({
    page: location.pathname,
    referrer: foreignHost(document.referrer),
    ...landingLabels(),
    seconds: Math.floor((performance.now() - shownAt) / 1000),
  });
}

/** Labels in the address of this document or, if it has none, of the tab's first entry on this site. */
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
