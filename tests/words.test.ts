import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

/*
 * Whatever a visitor can read stands in `content/`. The linter's rule against text in JSX shows a slip while one types;
 * it does not see attributes, strings in braces, and what a script sets. This test reads the syntax trees for those.
 */

/** What only machines read: facts for search engines, files beside the pages, pictures. */
const FOR_MACHINES = /^site\/(?:prerender|pictures)\/|^site\/structured-data\.ts$/;

/** Attributes of which every word is seen or heard. */
const SPOKEN =
  /^(?:alt|aria-(?:description|label|placeholder|roledescription|valuetext)|label|placeholder|title)$/;

/** Attributes that hold no words, whatever they look like. */
const TECHNICAL =
  /^(?:class(?:Name)?|content|d|media|points|preserveAspectRatio|rel|sizes|srcSet|transform|view(?:Box)?)$/;

/** A key as events call it, media queries, and a selector of every control. */
const CODE = /^(?:Escape$|input, select|\((?:hover|prefers-|width))/;

/** Tags, and what a place in a template leaves of one. */
const MARKUP = /<[^>]*(?:>|$)|^[^<>]*>/g;

type Node = { type: string; [key: string]: unknown };

/** The words of a source file that somebody could read, each with its line. */
function wordsIn(file: string, source: string): string[] {
  const found: string[] = [];
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  visit(program as unknown as Node, false);
  return found;

  function visit(node: Node, spoken: boolean): void {
    if (/^(?:Import|Export(?:All|Named))/.test(node.type) && node.source) return;
    if (/^TS(?!As|NonNull|Satisfies)/.test(node.type) || isError(node)) return;
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

/** Where strings are arguments, keys and values to compare, and not what stands there in the end. */
function isCode(node: Node): boolean {
  return /^(?:ArrowFunction|Binary|Call|Function|JSXAttribute|JSXOpening|Member|New|Object)/.test(node.type);
}

function isError({ type, callee }: Node): boolean {
  return type === 'NewExpression' && (callee as Node).name === 'Error';
}

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

const sources = globSync(['site/**/*.{ts,tsx}', 'contract/**/*.ts', 'server/intake/problem-*.ts']).filter(
  (file) => !/\.test\.tsx?$/.test(file) && !FOR_MACHINES.test(file),
);

test('components hold no words of their own', () => {
  expect(sources.length).toBeGreaterThan(80);
  expect(sources.flatMap((file) => wordsIn(file, readFileSync(file, 'utf8')))).toEqual([]);
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
  '<Section mark={[1, "The work"]} />',
  '<Button onClick={() => say("The request has arrived.")} />',
  'new PhotoSwipe({ closeTitle: "Close" })',
  'element.setAttribute("aria-label", "Pictures")',
  `const status = \`\${count} services found\``,
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
  `html\`<form method="post" action="\${action}" novalidate>\${fields}\``,
])('finds none in %s', (code) => {
  expect(wordsIn('planted.tsx', code)).toEqual([]);
});
