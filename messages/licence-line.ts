type Licence = { title: string; number: string };

/** A license as it is shown everywhere: "Westchester license WC-31415". */
export function licenceLine({ title, number }: Licence): string {
  return `${title} ${number}`;
}
