import { expect, test } from 'vitest';
import { shortClassName } from '../styles/class-names.ts';
import { readStyleSheet } from './style-sheet.ts';

const hero = 'site/pages/home/hero.module.css';
const footer = 'site/ui/footer/footer.module.css';
const confirmation = 'site/ui/confirmation/confirmation.module.css';
const summary = 'site/ui/error-summary/error-summary.module.css';
const form = 'site/ui/form/form.module.css';
const brokenPage = 'site/errors/broken-page.module.css';

const title = shortClassName('title', hero);
const band = shortClassName('band', footer);
const stamp = shortClassName('stamp', confirmation);
const press = shortClassName('press', confirmation);
const errors = shortClassName('root', summary);
const [note, notices] = [shortClassName('note', form), shortClassName('notices', form)];

/** The form shows an error summary later. */
const graph = {
  'site/hydrate.tsx': ['site/errors/broken-page.tsx'],
  'site/errors/broken-page.tsx': [brokenPage],
  'site/ui/form/form-frame.tsx': [form, 'site/ui/error-summary/error-summary.tsx'],
  'site/ui/error-summary/error-summary.tsx': [summary],
  'site/pages/home/hero.tsx': [hero],
};

const css = [
  '@layer base, components, pages;',
  '@layer tokens{:root{--ink:blue;--red:var(--blood) var(--blood);--blood:rgb(96 0 0);--kept:1px}}',
  '@layer reset{input,button{order:8}}',
  '@layer base{a{color:red}input{order:7}}',
  `@layer components{.${title}{order:1}@media print{.${title}{order:2}.${band}{order:3;color:var(--red)}}`,
  `@media (width>=10rem){.${stamp}{animation:${press} 1s}}@keyframes ${press}{0%{opacity:0}}`,
  `.${errors} a{order:4}:is(.${note},.${notices}):empty{order:5}}`,
  '@layer pages{.problem{order:6}}',
  '@font-face{font-family:Besley}@font-face{src:url(besley-rare.woff2)}',
].join('');
const sheet = readStyleSheet(css, graph, new Set(['--kept']));

test('a page has what all pages share, and its own modules whole and in their order', () => {
  expect(sheet.styleOf(new Set([hero, confirmation]))).toBe(
    [
      '@layer base, components, pages;',
      '@layer tokens{:root{--kept:1px}}',
      '@layer reset{input,button{order:8}}',
      '@layer base{a{color:red}input{order:7}}',
      `@layer components{.${title}{order:1}@media print{.${title}{order:2}}`,
      `@media (width>=10rem){.${stamp}{animation:${press} 1s}}@keyframes ${press}{0%{opacity:0}}}`,
      '@font-face{font-family:Besley}@font-face{src:url(besley-rare.woff2)}',
    ].join(''),
  );
});

test('a page has the custom properties that it uses and those that others name, not the rest', () => {
  expect(sheet.styleOf(new Set([footer]))).toContain('--kept:1px');
  expect(sheet.styleOf(new Set([footer])).match(/--\w+:/g)).toHaveLength(3);
  expect(sheet.styleOf(new Set([hero])).match(/--\w+:/g)).toEqual(['--kept:']);
  expect(sheet.siteStyle.match(/--\w+:/g)).toHaveLength(4);
});

test('only an error page has the style of error pages', () => {
  expect(sheet.styleOf(new Set())).not.toContain('problem');
  expect(sheet.styleOf(new Set(), 'error page')).toContain('@layer pages{.problem{order:6}}');
});

test('a page without a form has no style of forms', () => {
  const page = (html: string) => sheet.pageStyleOf(`<h1 class="${title}">${html}`);
  expect(page('<select>')).toContain('@layer base{a{color:red}input{order:7}}');
  expect(page('<a>')).toContain('@layer base{a{color:red}}');
});

test('the style of all pages is without what every page has', () => {
  expect(sheet.siteStyle).toContain(`.${title}{order:1}@media print{.${title}{order:2}.${band}{order:3;`);
  expect(sheet.siteStyle).toContain('@layer base{input{order:7}}');
  expect(sheet.siteStyle).not.toMatch(/color:red|problem|font-family/);
});

test('the first screen has no style for paper, forms and rare letters, which follows later', () => {
  expect(sheet.firstScreenStyleOf(`<h1 class="${title}">`, new Set())).toBe(
    [
      '@layer base, components, pages;',
      '@layer tokens{:root{--kept:1px}}',
      '@layer reset{input,button{order:8}}',
      '@layer base{a{color:red}}',
      `@layer components{.${title}{order:1}}`,
      '@font-face{font-family:Besley}',
    ].join(''),
  );
});

test('the first screen has the rules that its HTML can match, and some modules whole', () => {
  const [name, other] = [shortClassName('name', hero), shortClassName('other', hero)];
  const rules = (...selectors: string[]) => selectors.map((selector) => `${selector}{order:1}`).join('');
  const matching = rules(
    `.${title}`,
    `.${title}:not(.${other}):has(p,.${other})`,
    `:is(.${title},.${other}) a`,
    `.${title},.${other}`,
    `.${title}[data-small] a`,
    `[data-theme=dark] .${title}`,
  );
  const others = rules(
    `.${other}`,
    `.${title} .${other}`,
    `.${title}:has(.${other})`,
    `.${title}[data-large] a`,
    `.${title}:hover`,
    `.${title}:disabled,.${title}[aria-disabled=true]`,
  );
  const broken = shortClassName('root', brokenPage);
  const text = `@layer components{${matching}${others}${rules(`.${name}`, `.${broken}`)}}`;
  const html = `<div class="${title} ${name}" data-small="">`;
  expect(readStyleSheet(text, {}).firstScreenStyleOf(html, new Set([brokenPage]))).toBe(
    `@layer components{${matching}${rules(`.${name}`, `.${broken}`)}}`,
  );
  expect(readStyleSheet(text, {}).siteStyle).toContain(others);
});

test('a custom property that is the same everywhere gives way to its value, if that is short or has one place', () => {
  const styleOf = (tokens: string, rules: string) =>
    readStyleSheet(`@layer tokens{${tokens}}@layer base{${rules}}`, {}, new Set(['--kept'])).styleOf(
      new Set(),
    );
  expect(
    styleOf(
      ':root{--rule:2px;--long:max(10rem,50%)}',
      'a{order:var(--rule) var(--rule)}b{order:var(--long)}',
    ),
  ).toContain('@layer base{a{order:2px 2px}b{order:max(10rem,50%)}}');
  for (const tokens of [
    ':root{--rule:max(10rem,50%)}',
    ':root{--rule:2px}.dark{--rule:1px}',
    ':root{--rule:var(--ink)}',
  ])
    expect(styleOf(tokens, 'a{order:var(--rule)}b{order:var(--rule)}')).toContain(
      'a{order:var(--0)}b{order:var(--0)}',
    );
  expect(styleOf(':root{--kept:2px}', 'a{order:var(--kept)}')).toContain(':root{--kept:2px}');
  expect(styleOf(':root{--rule:2px}', 'a{order:var(--rule,1px)}')).toContain('a{order:var(--0,1px)}');
});

test('custom properties are short, except those that others use', () => {
  const text = '@layer base{a{--color-page:red;--color-line:var(--color-page);order:var(--size-1--x)}}';
  expect(readStyleSheet(text, {}, new Set(['--color-line'])).styleOf(new Set())).toBe(
    '@layer base{a{--0:red;--color-line:var(--0);order:var(--1)}}',
  );
});

test('a page needs what its parts may show later, and what every page may', () => {
  expect(sheet.modulesOf(`<form class="${note}"></form>`)).toEqual(new Set([brokenPage, form, summary]));
});

test('a page has all modules whose classes are in its HTML', () => {
  expect(sheet.modulesIn(`<p class="${title} skip"><b class="${errors} xx-y qzz0"></b></p>`)).toEqual(
    new Set([hero, summary]),
  );
});

test('a rule of a component that no page would be known to need stops the build', () => {
  expect(() => readStyleSheet('@layer components{[data-shape]{order:1}}', {})).toThrow(
    'no CSS module is known to own "[data-shape]"',
  );
});
