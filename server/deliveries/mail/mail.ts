/** A mail, ready to be sent. The text part comes first in the message. */
export type Mail = {
  messageId: string;
  from: { name: string; address: string };
  /** Several are colleagues, who may see each other's addresses. */
  to: string | string[];
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
};

/** A mail but for its envelope's first half, which is the same for all. */
export type Content = Omit<Mail, 'messageId' | 'from'>;

/** What is said of a mail that was written into a file, because no mail server is set up. */
export function fileAnswer(name: string): string {
  return `written to mail/${name}.eml`;
}

/** Whether an answer to a mail says so. */
export function isFileAnswer(answer: string): boolean {
  return /^written to mail\/.+\.eml$/.test(answer);
}
