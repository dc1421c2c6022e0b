/** The result of one search for sample content, in a sentence. `todo` says what to do about a sample. */
export type Look = { says: string; todo?: string };

export function clean(says: string): Look {
  return { says };
}

export function sampleLeft(says: string, todo: string): Look {
  return { says, todo };
}
