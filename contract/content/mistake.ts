/** Something in a contractor's folder that cannot be used as it is. */
export type Mistake = {
  /** Its place in the folder: "services/decks.md". */
  file: string;
  /** From 1. */
  line: number;
  column?: number;
  /** As in "jobs > 3 > price"; empty where it is the file as a whole. */
  field: string;
  /** What is there, and what is to be there instead, as parts of a sentence. */
  found: string;
  expected: string;
};

export type Path = readonly PropertyKey[];

/** A file that could be read, and where in it a field is. */
export type Source = {
  file: string;
  data: unknown;
  /** Of a field, or of the nearest that is there around it. */
  lineOf(path: Path): Pick<Mistake, 'line' | 'column'>;
  /** As the file has it: "01234" where the value is a number. */
  writtenAt(path: Path): string | undefined;
};

/** "office.yaml, line 4, hours > monday: found "8ish"; expected a time like "08:00"." */
export function inWords({ file, line, field, found, expected }: Mistake): string {
  const place = [file, `line ${line}`, field].filter(Boolean).join(', ');
  return `${place}: found ${found}; expected ${expected.replace(/\.$/, '')}.`;
}

/** The name that was probably meant; nothing where none is alike. */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  const [best] = [...known]
    .map((each) => ({ each, far: distance(name.toLowerCase(), each.toLowerCase()) }))
    .filter(({ each, far }) => far <= Math.max(1, Math.min(name.length, each.length) / 3))
    .sort((a, b) => a.far - b.far);
  return best?.each;
}

/** How many letters have to be added, taken away or changed. */
function distance(a: string, b: string): number {
  let above = Array.from({ length: b.length + 1 }, (_, n) => n);
  for (const [n, letter] of [...a].entries()) {
    const row = [n + 1];
    for (let m = 0; m < b.length; m++) {
      const change = (above[m] ?? 0) + (letter === b[m] ? 0 : 1);
      row.push(Math.min((above[m + 1] ?? 0) + 1, (row[m] ?? 0) + 1, change));
    }
    above = row;
  }
  return above[b.length] ?? 0;
}
