/** Masks personal data in a text for the log: e-mail addresses, phone numbers and query strings. */
export function redact(text: string): string {
  return text.replace(QUERY, '?[query]').replace(EMAIL, '[e-mail]').replace(PHONE, '[phone]');
}

/** A query string, up to a space, a bracket or the `:12:34` of a stack line. */
const QUERY = /\?[^\s)'"<>]*?(?=:\d+(?::\d+)?\b|[\s)'"<>]|$)/g;
const EMAIL = /[^\s@<>()"',;:/=]{1,64}(?:@|%40)[^\s@<>()"',;:/]+/gi;
/** Ten digits or more, with spaces or punctuation between them. */
const PHONE = /\+?(?<![\w.])\(?\d(?:(?:[\s().-]|%20){0,3}\d){9,14}(?!\w)/g;
