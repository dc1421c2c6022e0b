/**
 * Whether a text can be one e-mail address that mail can be sent to. The form asks for no more than some text, so
 * this decides only whether we write to it: no blank, no comma, no second address, a domain with a dot.
 */
export function isPlausibleAddress(text: string): boolean {
  return text.length <= 254 && ADDRESS.test(text);
}

const LOCAL_PART = String.raw`[a-z0-9!#$%&'*+/=?^_{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_{|}~-]+)*`;
const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?`;
const ADDRESS = new RegExp(String.raw`^(?=[^@]{1,64}@)${LOCAL_PART}@(?:${LABEL}\.)+(?=\P{N})${LABEL}$`, 'iu');
