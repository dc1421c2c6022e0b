import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type AtRule, type ChildNode, type Container, parse, type Rule } from 'postcss';
import { moduleOfClass } from '../styles/class-names.ts';

/** Where the modules of the browser begin; what they import, dynamically as well, can be on every page. */
const ENTRY = 'site/hydrate.tsx';

/** Its dynamic imports are the pages, and each page has its own style. */
const ROUTES = 'site/routes.tsx';

/** Of the server's error pages alone (`pages.css`). */
const ERROR_PAGES = 'layer pages';

/** The blocks whose contents belong together. */
const WHOLE = /^(keyframes|font-face|property)$/;

export type StyleSheet = {
  /** The CSS modules that a page needs: those in its HTML, and those its components may show later. */
  modulesOf(html: string): Set<string>;
  /** The CSS modules whose classes are in some HTML. */
  modulesIn(html: string): Set<string>;
  /** The style that all pages share, and that of some CSS modules, in the order of the whole sheet. */
  styleOf(modules: Set<string>, errorPage?: 'error page'): string;
  /** The style of some CSS modules alone. */
  modulesStyle(modules: Set<string>): string;
  /** All CSS modules. */
  modules: Set<string>;
};

/**
 * Takes the built style sheet apart. CSS modules stay whole, so a component has the style of all of its states. Throws for
 * a rule among them that has no class, because no page would be known to need it.
 */
export function readStyleSheet(css: string): StyleSheet {
  const { importsOf, importersOf, styleFiles } = readImports();
  const modules = new Set(styleFiles.map(moduleName));

  function modulesIn(html: string): Set<string> {
    const found = new Set<string>();
    for (const [, names = ''] of html.matchAll(/ class="([^"]*)"/g)) {
      for (const name of names.split(' ')) add(found, moduleOfClass(name));
    }
    return found;
  }

  function modulesOf(html: string): Set<string> {
    const shown = modulesIn(html);
    const components = styleFiles.filter((file) => shown.has(moduleName(file))).flatMap(importersOf);
    return new Set(
      reachable([ENTRY, ...components], importsOf)
        .filter(isStyle)
        .map(moduleName),
    );
  }

  /** The modules of a rule or of keyframes; none for what all pages share. */
  function ownersOf(node: Rule | AtRule): string[] {
    const names = 'selector' in node ? classesOf(node.selector) : [node.params];
    const owners = new Set<string>();
    for (const name of names) add(owners, moduleOfClass(name));
    return [...owners];
  }

  function only(isWanted: (node: Rule | AtRule) => boolean): string {
    const root = parse(css);
    prune(root, isWanted);
    return root.toString().trim();
  }

  checkOwners(parse(css), ownersOf);
  return {
    modules,
    modulesIn,
    modulesOf,
    styleOf: (wanted, errorPage) =>
      only((node) => {
        if (!errorPage && isWithin(node, ERROR_PAGES)) return false;
        const owners = ownersOf(node);
        return owners.length === 0 || owners.some((name) => wanted.has(name));
      }),
    modulesStyle: (wanted) => only((node) => ownersOf(node).some((name) => wanted.has(name))),
  };
}

function classesOf(selector: string): string[] {
  return [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name);
}

/** Removes the unwanted rules and keyframes, and the blocks that are empty then. */
function prune(container: Container, isWanted: (node: Rule | AtRule) => boolean): void {
  for (const node of [...(container.nodes ?? [])]) {
    if (node.type !== 'rule' && node.type !== 'atrule') continue;
    const isBlock = node.type === 'atrule' && node.nodes !== undefined && !WHOLE.test(node.name);
    if (isBlock) prune(node, isWanted);
    if (isBlock ? node.nodes?.length === 0 : !isWanted(node)) node.remove();
  }
}

function isWithin(node: ChildNode, block: string): boolean {
  const outer = node.parent as ChildNode | undefined;
  if (outer?.type === 'atrule' && `${outer.name} ${outer.params}` === block) return true;
  return outer !== undefined && isWithin(outer, block);
}

function checkOwners(root: Container, ownersOf: (node: Rule) => string[]): void {
  root.walkRules((rule) => {
    const inKeyframes = rule.parent?.type === 'atrule' && (rule.parent as AtRule).name === 'keyframes';
    if (inKeyframes || !isWithin(rule, 'layer components')) return;
    if (ownersOf(rule).length === 0) throw new Error(`no CSS module is known to own "${rule.selector}"`);
  });
}

type Imports = {
  importsOf: (file: string) => string[];
  importersOf: (file: string) => string[];
  styleFiles: string[];
};

/** Which module of the site imports which. */
function readImports(): Imports {
  const files = globSync('site/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'));
  const imports = new Map(files.map((file) => [file, readImportsOf(file)]));
  return {
    importsOf: (file) => imports.get(file) ?? [],
    importersOf: (file) => files.filter((importer) => imports.get(importer)?.includes(file)),
    styleFiles: globSync('site/**/*.module.css'),
  };
}

const STATIC = /^(?:import|export)\b(?! type\b)[^;']*'(\.[^']+)'/gm;
const DYNAMIC = /\bimport\('(\.[^']+)'\)/g;

function readImportsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const found = [...text.matchAll(STATIC), ...(file === ROUTES ? [] : text.matchAll(DYNAMIC))];
  return found.map(([, path = '']) => join(dirname(file), path));
}

function reachable(from: string[], importsOf: (file: string) => string[]): string[] {
  const reached = new Set(from);
  for (const file of reached) for (const next of importsOf(file)) reached.add(next);
  return [...reached];
}

function isStyle(file: string): boolean {
  return file.endsWith('.module.css');
}

function moduleName(file: string): string {
  return basename(file, '.module.css');
}

function add(names: Set<string>, name: string | undefined): void {
  if (name !== undefined) names.add(name);
}
