/** What is said of a mail that was written into a file, because no mail server is set up. */
export function fileAnswer(name: string): string {
  return `written to mail/${name}.eml`;
}

/** Whether an answer to a mail says so. */
export function isFileAnswer(answer: string): boolean {
  return /^written to mail\/.+\.eml$/.test(answer);
}
