/** Masks what could lead to a person in a text that is meant for the log: e-mail addresses, phone numbers, queries. */
export function redact(text: string): string {
  return text.replace(QUERY, '?[query]').replace(EMAIL, '[e-mail]').replace(PHONE, '[phone]');
}

/** What follows the question mark of an address, up to a blank, a bracket or the `:12:34` of a stack line. */
const QUERY = /\?[^\s)'"<>]*?(?=:\d+(?::\d+)?\b|[\s)'"<>]|$)/g;
const EMAIL = /[^\s@<>()"',;:/=]{1,64}(?:@|%40)[^\s@<>()"',;:/]+/gi;
/** Ten digits or more, with whatever people put between them. */
const PHONE = /\+?(?<![\w.])\(?\d(?:(?:[\s().-]|%20){0,3}\d){9,14}(?!\w)/g;
