/** The result of one check. Only `wrong` keeps the site from going live. */
export type Finding = {
  state: 'right' | 'wrong' | 'advice' | 'unknown';
  /** What was found. Never contains a password or a key. */
  says: string;
  /** What to do about it. */
  todo?: string;
};

/** The checks under one heading. */
export type Group = { title: string; findings: Finding[] };

export function right(says: string): Finding {
  return { state: 'right', says };
}

export function wrong(says: string, todo: string): Finding {
  return { state: 'wrong', says, todo };
}

/** It works, but could be better. */
export function advice(says: string, todo: string): Finding {
  return { state: 'advice', says, todo };
}

/** It could not be checked. */
export function unknown(says: string, todo?: string): Finding {
  return { state: 'unknown', says, todo };
}
