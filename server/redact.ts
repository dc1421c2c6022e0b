/** Masks in a text for the log what is personal or secret: e-mail addresses, phone numbers, query strings and claim links. */
export function redact(text: string): string {
  return text
    .replace(CLAIM_LINK, '$1:token')
    .replace(QUERY, '?[query]')
    .replace(EMAIL, '[e-mail]')
    .replace(PHONE, '[phone]');
}

/** The end of such an address is a key to a lead. Matches any method, case and prefix. */
const CLAIM_LINK = /([/\\]claim[/\\])[^\s'"<>)?]+/gi;

/** A query string, up to a space, a bracket or the `:12:34` of a stack line. */
const QUERY = /\?[^\s)'"<>]*?(?=:\d+(?::\d+)?\b|[\s)'"<>]|$)/g;
const EMAIL = /[^\s@<>()"',;:/=]{1,64}(?:@|%40)[^\s@<>()"',;:/]+/gi;
/** Ten digits or more, with spaces or punctuation between them. */
const PHONE = /\+?(?<![\w.])\(?\d(?:(?:[\s().-]|%20){0,3}\d){9,14}(?!\w)/g;
