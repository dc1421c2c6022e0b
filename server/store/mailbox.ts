/**
 * The mailbox behind an address, for knowing a person again: in lower case, and without what follows a plus sign
 * (ada+roof@x and ada+deck@x are ada@x). The plus alone, because almost every mail server delivers such variants to one
 * mailbox (subaddressing, RFC 5233). Dots, which Gmail ignores, make two people elsewhere.
 */
export function mailboxOf(email: string): string {
  const address = email.trim().toLowerCase();
  return address.replace(/^([^+@]+)\+[^@]*(?=@[^@]*$)/, '$1');
}
