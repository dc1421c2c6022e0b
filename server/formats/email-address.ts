import { withoutInvisible } from './visible-text.ts';

/**
 * Whether a text can be one e-mail address that mail can be sent to. The form asks for no more than some text, so
 * this decides only whether we write to it: no blank, no comma, no second address, a domain with a dot.
 */
export function isPlausibleAddress(text: string): boolean {
  return text.length <= 254 && ADDRESS.test(text);
}

/** Letters of any alphabet (RFC 6531): josé@example.com is an address. */
const ATOM = String.raw`[\p{L}\p{M}\p{N}!#$%&'*+/=?^_{|}~-]+`;
const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?`;
const ADDRESS = new RegExp(
  String.raw`^(?=[^@]{1,64}@)${ATOM}(?:\.${ATOM})*@(?:${LABEL}\.)+(?=\P{N})${LABEL}$`,
  'iu',
);

/**
 * The address that was meant, without what copying and phone keyboards add: invisible characters, "mailto:", the name before
 * "<…>", quotes, blanks around the @, a dot or comma at the end, full-width letters. A text that holds no single address stays as it is.
 */
export function meantAddress(typed: string): string {
  const text = withoutInvisible(typed).normalize('NFKC').trim();
  const [, inBrackets = text] = /^[^<>@]*<([^<>]*)>[\s,;.]*$/.exec(text) ?? [];
  const address = inBrackets
    .replace(/^[\s"'‘“([]*(?:mailto:\s*)?/i, '')
    .replace(/(?:\?[a-z]+=[^@]*)?[\s"'’”)\].,;:!>]*$/i, '')
    .replace(/\s*@\s*/, '@');
  return isPlausibleAddress(address) ? address : typed.trim();
}

/** Whether every mail server accepts it, also in a header of a mail to another address. */
export function isAsciiAddress(address: string): boolean {
  return /^[\x21-\x7e]+@/.test(address);
}
