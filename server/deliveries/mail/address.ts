/**
 * Whether a text can be one e-mail address that mail can be sent to. The form asks for no more than some text, so
 * this decides only whether we write to it: no blank, no comma, no second address, a domain with a dot.
 */
export function isPlausibleAddress(text: string): boolean {
  return text.length <= 254 && ADDRESS.test(text);
}

/**
 * The mailbox behind an address, for knowing a person again: in lower case, and without what follows a plus sign
 * (ada+roof@x and ada+deck@x are ada@x). The plus alone, because almost every mail server delivers such variants to one
 * mailbox (subaddressing, RFC 5233). Dots, which Gmail ignores, make two people elsewhere.
 */
export function mailboxOf(email: string): string {
  const address = email.trim().toLowerCase();
  return address.replace(/^([^+@]+)\+[^@]*(?=@[^@]*$)/, '$1');
}

const LOCAL_PART = String.raw`[a-z0-9!#$%&'*+/=?^_{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_{|}~-]+)*`;
const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?`;
const ADDRESS = new RegExp(String.raw`^(?=[^@]{1,64}@)${LOCAL_PART}@(?:${LABEL}\.)+(?=\P{N})${LABEL}$`, 'iu');
