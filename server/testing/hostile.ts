/** Texts that have broken programs before: each may be an honest answer or an attack. */
export const HOSTILE_TEXTS: Record<string, string> = {
  script: '<script>alert(document.domain)</script>',
  'an image that runs script': '"><img src=x onerror=alert(1)>',
  'an address that is script': 'javascript:alert(1)//',
  'the end of a comment': '--> <!-- ]]> <![CDATA[',
  SQL: "Robert'); drop table leads; --",
  'SQL with a wildcard': "%' or 1=1 or 'x' like '%",
  'a formula': '=cmd|" /C calc"!A0',
  'a formula with a plus': '+1-555-0142+HYPERLINK("http://x.example")',
  'a formula with a minus': '-2+3+cmd|" /C calc"!A0',
  'a formula with an at sign': '@SUM(1+1)*cmd|" /C calc"!A0',
  'quotes and commas': '"a","b";\'c\',`d`',
  'zero-width characters': 'Ada\u200b\u200c\u200d\ufeffLovelace',
  'right-to-left overrides': 'invoice\u202egpj.exe\u202c \u2066abc\u2069',
  Arabic: 'تسرب في السقف',
  Hebrew: 'יש נזילה בגג',
  'four-byte characters': '🏠🔧 𝒜𝒹𝒶 𠜎 👩‍🔧',
  'combining characters': 'Z\u0351\u036b\u0343\u036a\u0302\u036ba\u0308l\u0334g\u0321o\u0337',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a template of another language is meant
  'a template': '${process.env.SMTP_URL} {{7*7}} #{7*7} <%= 7*7 %>',
  'a format': '%s %n %d %x %p',
  'replacement patterns': "$& $` $' $1 $$",
  'a path': '../../../../etc/passwd',
  'nothing but space': 'a \u00a0\u3000 b',
  'a long word': 'W'.repeat(99),
  prototype: '__proto__',
  JSON: '{"admin":true}',
  'an encoded line end': 'Ada%0d%0aBcc:victim@b.example',
  MIME: '=?utf-8?B?QWRhDQpCY2M6IHZpY3RpbUBiLmV4YW1wbGU=?=',
};

/** Texts that begin a header of a mail, if a field of one line lets their line break through. */
export const HEADER_TEXTS = ['\r\n', '\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029'].map(
  (lineBreak) => `Ada${lineBreak}Bcc: victim@b.example`,
);

/** Texts that a single-line field must not accept. */
export const CONTROL_TEXTS: Record<string, string> = {
  'a null byte': 'Ada\u0000Lovelace',
  'an escape sequence': '\u001b[31mAda\u001b[0m',
  'half a character': 'Ada \ud83c',
  'the other half': 'Ada \udfe0',
};

/** Request bodies that no form sends. */
export const HOSTILE_BODIES: Record<string, string> = {
  nothing: '',
  'half of it': '{"first_name":"Ada"',
  'a list': '[]',
  'a text': '"Ada"',
  null: 'null',
  'a number': '1e999',
  'huge nesting': `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  'nested objects': `${'{"a":'.repeat(8_000)}1${'}'.repeat(8_000)}`,
  'keys of the prototype':
    '{"__proto__":{"first_name":"Ada"},"constructor":{"prototype":{"email":"a@b.example"}}}',
  'values of other kinds':
    '{"first_name":["Ada"],"last_name":{"a":1},"phone":5,"email":true,"service":null,"description":1}',
  'an unfinished escape': '{"first_name":"\\u12"}',
  'bytes that are no text': '{"first_name":"\u00ff\u00fe"}',
};
