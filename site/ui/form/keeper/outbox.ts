import type { Letter } from '../send-form.ts';
import type { FormKind } from './desk.ts';
import { readAnswers } from './draft.ts';
import { forget, keep, namesOf, recall } from './storage.ts';

/** A letter that somebody has sent and nobody has acknowledged. */
export type Unsent = Letter & {
  /** When send was pressed, in milliseconds since 1970. */
  at: number;
};

/** Each letter lies under a name of its own, so that two tabs never overwrite one another's. */
export function putAway(kind: FormKind, letter: Unsent): void {
  keep(nameOf(kind, letter.key), letter);
}

/** The letter that waits longest. */
export function findUnsent(kind: FormKind): Unsent | undefined {
  const letters = namesOf(nameOf(kind, '')).flatMap((name) => {
    const letter = readLetter(recall(name));
    if (letter && name === nameOf(kind, letter.key)) return [letter];
    forget(name);
    return [];
  });
  return letters.sort((one, other) => one.at - other.at)[0];
}

/** False once it was acknowledged or discarded, in this tab or in another, or has grown too old. */
export function isUnsent(kind: FormKind, { key }: Letter): boolean {
  return recall(nameOf(kind, key)) !== undefined;
}

export function release(kind: FormKind, { key }: Letter): void {
  forget(nameOf(kind, key));
}

/** A key goes into a header, so it has to look like one of ours. */
function readLetter(kept: ReturnType<typeof recall>): Unsent | undefined {
  if (typeof kept?.key !== 'string' || !/^[0-9a-f]{32}$/.test(kept.key)) return undefined;
  const { at, key, answers, beside } = kept;
  return { at, key, answers: readAnswers(answers), beside: { ...(beside as object) } };
}

function nameOf(kind: FormKind, key: string): string {
  return `${kind}.unsent.${key}`;
}
