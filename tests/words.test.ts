import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { proseHabits } from './banned-habits.ts';

/*
 * All that a visitor can read is in `content/` and `messages/`, and so is every mail. The linter finds text in JSX; these tests read the
 * syntax trees for attributes, strings in braces, and what a script sets.
 *
 * What only operators read stays in the code, where they search for it: the log, the messages of errors, and what is
 * recorded of the exchange with another machine.
 */

/**
 * What only machines read: facts for search engines, files beside the pages, pictures and drawings, the style of the mails,
 * headers, and what browsers call themselves. And what a contractor reads of a mistake, beside the rule that finds it.
 */
const FOR_MACHINES =
  /^site\/(?:prerender|pictures|drawings)\/|^contract\/content\/|^site\/structured-data\.ts$|^server\/deliveries\/mail\/mail-style\.ts$|^office\/(?:headers|sign-in\/device-name)\.ts$/;

/** What talks to other machines, and records what they said. */
const FOR_OPERATORS = /^server\/deliveries\/(?:mail\/(?:mail|refusal|transport)\.ts$|webhook\/)/;

/** Attributes of which every word is seen or heard. */
const SPOKEN =
  /^(?:alt|aria-(?:description|label|placeholder|roledescription|valuetext)|label|placeholder|title)$/;

/** Attributes that hold no words, whatever they look like. */
const TECHNICAL =
  /^(?:class(?:Name)?|content|d|media|points|preserveAspectRatio|rel|sizes|srcSet|transform|view(?:Box)?)$/;

/** A key as events call it, media queries, a selector of fields, a value of CSS, types and names of answers, and what is typed on the server. */
const CODE =
  /^(?:Escape$|text\/(?:csv|event-stream|html);|attachment; filename=|(?:form|input), [a-z]|\((?:hover|prefers-|width)|npm run |last baseline$)/;

/** The headers of a mail, which are for programs. */
const HEADER = /^(?:Auto-Submitted|X-Auto-Response-Suppress)$/;

/** Tags, and what a place in a template leaves of one. */
const MARKUP = /<[^>]*(?:>|$)|^[^<>]*>/g;

type Node = { type: string; [key: string]: unknown };

/** The words of a source file that a visitor or the office could read, each with its line. */
function wordsIn(file: string, source: string): string[] {
  const found: string[] = [];
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  visit(program as unknown as Node, false);
  return found;

  function visit(node: Node, spoken: boolean): void {
    if (/^(?:Import|Export(?:All|Named))/.test(node.type) && node.source) return;
    if (/^TS(?!As|NonNull|Satisfies)/.test(node.type) || isForOperators(node) || isHeader(node)) return;
    if (node.type === 'JSXAttribute' && TECHNICAL.test(nameOf(node))) return;
    const text = textOf(node);
    if (text !== undefined && isRead(text, spoken)) {
      found.push(`${file}:${source.slice(0, node.start as number).split('\n').length} ${text.trim()}`);
    }
    const inside = isShown(node) || (spoken && !isCode(node));
    for (const child of childrenOf(node)) visit(child, inside);
  }
}

/** Whether the strings right inside are shown: the children of an element, and attributes that are spoken. */
function isShown(node: Node): boolean {
  if (node.type === 'JSXAttribute') return SPOKEN.test(nameOf(node));
  return node.type === 'JSXElement' || node.type === 'JSXFragment';
}

/** Where strings are arguments, keys and values to compare, and not what is shown in the end. */
function isCode(node: Node): boolean {
  return /^(?:ArrowFunction|Binary|Call|Function|JSXAttribute|JSXOpening|Member|New|Object)/.test(node.type);
}

/** The message of an error, and a line of the log. */
function isForOperators({ type, callee }: Node): boolean {
  const { type: kind, name, object } = (callee ?? {}) as Node;
  if (type === 'NewExpression') return name === 'Error';
  return type === 'CallExpression' && kind === 'MemberExpression' && (object as Node).name === 'log';
}

function isHeader({ type, key }: Node): boolean {
  return type === 'Property' && HEADER.test(String((key as Node).value));
}

/** What the specification quotes with the apostrophe of a typewriter. */
const QUOTED = ["Woops! We couldn't send your request. Please try submitting the form again."];

/** The strings of a file with a straight apostrophe or quotation mark. */
function straightMarksIn(file: string, source: string): string[] {
  const found: string[] = [];
  (function visit(node: Node) {
    if (node.type === 'ImportDeclaration') return;
    const text = textOf(node) ?? '';
    if (/['"]/.test(text) && !QUOTED.includes(text)) found.push(`${file}: ${text}`);
    for (const child of childrenOf(node)) visit(child);
  })(parseSync(file, source).program as unknown as Node);
  return found;
}

const messages = globSync('messages/en/**/*.ts').map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}));

test('what people read has the apostrophes and quotation marks of print', () => {
  expect(messages.length).toBeGreaterThan(55);
  expect(messages.flatMap(({ file, text }) => straightMarksIn(file, text))).toEqual([]);
  // It sees what it looks for, and the quotes of the specification are still there.
  expect(straightMarksIn('a.ts', `export const a = { text: "We don't" };`)).toHaveLength(1);
  expect(straightMarksIn('a.ts', 'export const a = `a "b"`;')).toHaveLength(1);
  for (const quote of QUOTED) expect(messages.some(({ text }) => text.includes(quote))).toBe(true);
});

/** What print writes in another way, with an example of each. */
const UNSET: [what: string, pattern: RegExp, example: string][] = [
  ['fractions are one sign', /\b(?!24\/7\b)\d+\/\d+/g, '3 1/2 in.'],
  ['a fraction follows its number without a space', /\d [¼½¾⅛⅜⅝⅞]/g, '3 ½ in.'],
  [
    'behind figures an inch is "in." and a foot "ft."',
    /[\d¼½¾⅛⅜⅝⅞][ -](?:inch|foot|feet|(?:in|ft)\b(?!\.| \d| \{)).*/g,
    '12-foot',
  ],
  ['no marks for inches and feet', /\d ?[′″]/g, '12″'],
  ['no square foot in words behind figures', /\d ?(?:sq ft|square f\w+)/g, '200 square feet'],
  ['commas and periods are inside quotation marks', /”[.,]/g, '“here”,'],
];

test.each(UNSET)('%s', (_, pattern, example) => {
  const read = messages.filter(({ file }) => !/\/office-/.test(file));
  expect(read.length).toBeGreaterThan(45);
  expect(read.flatMap(({ text }) => text.match(pattern) ?? [])).toEqual([]);
  expect(example).toMatch(pattern);
});

function nameOf({ name }: Node): string {
  return String((name as Node).name);
}

function textOf({ type, value }: Node): string | undefined {
  if (type === 'TemplateElement') return (value as { cooked: string }).cooked.replace(MARKUP, '');
  return (type === 'Literal' || type === 'JSXText') && typeof value === 'string' ? value : undefined;
}

/** Where all is shown a letter is enough; elsewhere what reads like words: two in a row, or one with a capital. */
function isRead(text: string, shown: boolean): boolean {
  if (CODE.test(text)) return false;
  if (shown) return /\p{L}/u.test(text.replace(/&\w+;/g, ''));
  return /\p{L}{2}[,;:.!?’]? \p{L}{2}/u.test(text) || /^\s*\p{Lu}\p{Ll}/u.test(text);
}

function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter((child): child is Node => typeof child === 'object' && child !== null && 'type' in child);
}

const sources = globSync([
  '{office,site,server/deliveries,server/reports}/**/*.{ts,tsx}',
  'contract/**/*.ts',
  'server/intake/problem-page.ts',
  'server/my/my-{form,page}.ts',
]).filter((file) => ![/\.test\.tsx?$/, FOR_MACHINES, FOR_OPERATORS].some((pattern) => pattern.test(file)));

test.each([
  ['components', 'site/', 80],
  ['forms', 'contract/', 10],
  ['problem page', 'server/intake/', 0],
  ['page of a request', 'server/my/', 0],
  ['mails', 'server/deliveries/', 10],
  ['pages and routes of the office', 'office/', 60],
  ['reports', 'server/reports/', 1],
])('%s hold no words of their own', (_, folder, count) => {
  const files = sources.filter((file) => file.startsWith(folder));
  expect(files.length).toBeGreaterThan(count);
  expect(files.flatMap((file) => wordsIn(file, readFileSync(file, 'utf8')))).toEqual([]);
});

test.each([
  '<p>Call us.</p>',
  '<p>{"Call us."}</p>',
  '<p>{open ? `Call us.` : null}</p>',
  '<p>{open && "close"}</p>',
  '<p aria-label="menu" />',
  `<img alt={\`Photo of \${name}\`} />`,
  '<input placeholder="name" />',
  '<Section remark="one written price" />',
  '<Heading word={"The work"} />',
  '<Button onClick={() => say("The request has arrived.")} />',
  'new PhotoSwipe({ closeTitle: "Close" })',
  'element.setAttribute("aria-label", "Pictures")',
  `const status = \`\${count} services found\``,
  '<Answer to="Reference" />',
  `({ to, subject: \`We have your \${what}\` })`,
  '[...(held ? ["Held"] : []), reference].join(" · ")',
  'const NOT_GIVEN = "not given"',
  'const words = { captcha: { wrong: "the captcha answer is wrong" } }',
  `html\`<p><a href="/">To the \${name}</a></p>\``,
])('finds the words in %s', (code) => {
  expect(wordsIn('planted.tsx', code)).toHaveLength(1);
});

test.each([
  '<p className="skip to">{words.call}, {town}&nbsp;“{quote}”</p>',
  '<p data-look={look === "wood" ? look : undefined} />',
  '<Picture sizes="(width >= 64rem) 44rem, 100vw" />',
  `throw new Error(\`\${file} does not exist\`)`,
  'import { a } from "./A file of ours.ts"',
  'document.querySelector(".pswp")',
  'type Look = "Raised" | "Wood grain"',
  'log.error({ err: error }, "the mail templates cannot be loaded")',
  '({ headers: { "X-Auto-Response-Suppress": "All" } })',
  `const command = \`npm run leads -- show \${reference}\``,
  `html\`<form method="post" action="\${action}" novalidate>\${fields}\``,
])('finds none in %s', (code) => {
  expect(wordsIn('planted.tsx', code)).toEqual([]);
});

/** A source file's comments, names of tests, and messages of errors and the log, each with where it begins. */
function proseOfCode(file: string, source: string): [text: string, start: number][] {
  const { program, comments } = parseSync(file, source);
  const found = comments.map(({ value, start }): [string, number] => [value, start]);
  visit(program as unknown as Node, false);
  return found;

  function visit(node: Node, spoken: boolean): void {
    const text = textOf(node);
    if (spoken && text !== undefined) found.push([text, node.start as number]);
    const [name] = isNamedTest(node) ? (node.arguments as Node[]) : [];
    const inside = isForOperators(node) || (spoken && !isCode(node));
    for (const child of childrenOf(node))
      visit(child, inside || (child === name && /Literal$/.test(child.type)));
  }
}

/** `test('name', …)`, `describe.each(…)('name', …)` and their like. */
function isNamedTest({ type, callee }: Node): boolean {
  let called = callee as Node | undefined;
  while (called?.object || called?.callee) called = (called.object ?? called.callee) as Node;
  return type === 'CallExpression' && /^(?:describe|test)$/.test(String(called?.name));
}

function habitsInFile(file: string, source: string): string[] {
  const texts = file.endsWith('.md') ? [[source, 0] as const] : proseOfCode(file, source);
  return texts.flatMap(([text, start]) =>
    proseHabits(text).map((found) => `${file}:${source.slice(0, start).split('\n').length} ${found}`),
  );
}

test('comments, messages, names of tests and documents are in plain words', () => {
  const files = globSync([
    '{bench,cli,contract,deploy,docs,scripts,server,site,tests}/**/*.{ts,tsx,mjs,md}',
    'messages/*.ts',
    '*.{ts,md}',
  ]).filter((file) => !/node_modules|^tests\/(?:another-contractor|words|banned-habits)/.test(file));
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap((file) => habitsInFile(file, readFileSync(file, 'utf8')))).toEqual([]);
});

test.each([
  ['planted.ts', '/** Nobody\n * reads it. */', 1],
  ['planted.ts', 'call(); // so that it stands here anew', 3],
  ['planted.ts', '/** `nobody`: a network error. */', 0],
  ['planted.ts', "const text = 'somebody';", 0],
  ['planted.ts', "test('nobody waits', () => call('somebody'))", 1],
  ['planted.ts', "test.each([['somebody']])('%s stands here', { tag: 'mend' }, () => {})", 1],
  ['planted.ts', `throw new Error(\`nobody is called \${name}\`)`, 1],
  ['planted.ts', "log.warn({ somebody }, 'mended')", 1],
  ['planted.md', 'It stands in `somebody.ts`.', 1],
])('finds the habits in %s: %j', (file, code, count) => {
  expect(habitsInFile(file, code)).toHaveLength(count);
});
