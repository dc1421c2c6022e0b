/** What a look at one thing has brought. Only `wrong` keeps the site from going live. */
export type Finding = {
  state: 'right' | 'wrong' | 'advice' | 'unknown';
  /** How it is. Never holds a password or a key. */
  says: string;
  /** What to do about it. */
  todo?: string;
};

/** What was looked at under one heading. */
export type Group = { title: string; findings: Finding[] };

export function right(says: string): Finding {
  return { state: 'right', says };
}

export function wrong(says: string, todo: string): Finding {
  return { state: 'wrong', says, todo };
}

/** It works as it is, and would be better otherwise. */
export function advice(says: string, todo: string): Finding {
  return { state: 'advice', says, todo };
}

/** It could not be checked, which is no sign that it is right. */
export function unknown(says: string, todo?: string): Finding {
  return { state: 'unknown', says, todo };
}
