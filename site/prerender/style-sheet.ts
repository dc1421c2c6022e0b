import { AtRule, type ChildNode, type Container, type Declaration, parse, Root, type Rule } from 'postcss';
import { moduleOfClass } from '../styles/class-names.ts';

/** The imports of each module of the site, including styles, by paths in the project. */
export type ImportGraph = Record<string, string[]>;

/** The build writes the graph there (`scripts/bundle.ts`), in the folder of Vite's own manifest. */
export const IMPORT_GRAPH = '.vite/imports.json';

/** Where the modules of the browser begin; what they import, dynamically as well, can be on every page. */
const ENTRY = 'site/hydrate.tsx';

/**
 * What the first screen does not need before the visitor's first touch, which fetches it: paper, forced colors, the tape measure
 * that scrolling pulls out (`motion.css`), motion at all, the controls of forms (`controls.css`), what is pointed at or pressed,
 * and the fonts of rare letters, without which those have the fallback's shape until then.
 */
const LATER_BLOCK =
  /^(media (print|\((forced-colors:active|prefers-reduced-motion:reduce)\))|supports \(animation-timeline:scroll\(\)\))$/;
const LATER_RULE = /^(:is\()?(label|input|select|textarea)\b/;
const LATER_LAYER = 'layer base';
const LATER_STATE = /:(hover|active|disabled)\b|::(selection|backdrop)|\[aria-disabled/;
const CONTROL = /<(?:input|select|textarea)\b/;
const LATER_FONT = /-rare\b/;

/** Only for the server's error pages (`pages.css`). */
const ERROR_PAGES = 'layer pages';

/** A page has only those of the custom properties that it uses. */
const TOKENS = 'layer tokens';

/** A reference to a custom property is not shorter: `var(--xx)`. */
const SHORT_VALUE = 9;

/** Set by the only script that runs before the first paint. */
const THEME = 'data-theme';

/** Blocks that are kept or removed as a whole. */
const WHOLE = /^(keyframes|font-face|property)$/;

export type StyleSheet = {
  /** The CSS modules that a page needs, by their paths: those in its HTML, and those its components may show later. */
  modulesOf(html: string): Set<string>;
  /** The CSS modules whose classes are in some HTML. */
  modulesIn(html: string): Set<string>;
  /** The style that all pages share, and that of some CSS modules, in the order of the whole sheet. */
  styleOf(modules: Set<string>, errorPage?: 'error page'): string;
  /** That of a page which is complete: without the style of forms where it has none. */
  pageStyleOf(html: string): string;
  /** The rules for the HTML of a first screen whose other style follows later, and the modules in `whole`. */
  firstScreenStyleOf(html: string, whole: Set<string>): string;
  /** Everything that is missing from at least one page. */
  siteStyle: string;
};

/**
 * Takes the built style sheet apart. CSS modules stay whole, so a component has the style of all of its states. Throws for
 * a rule among them that has no class, because no page would be known to need it. `keptProperties`: the custom
 * properties that drawings and other style sheets use. `graph`: which module imports which.
 */
export function readStyleSheet(
  built: string,
  graph: ImportGraph,
  keptProperties = new Set<string>(),
): StyleSheet {
  const sheet = parse(shortenProperties(inlineConstants(built, keptProperties), keptProperties));

  function modulesIn(html: string): Set<string> {
    const found = new Set<string>();
    for (const [, names = ''] of html.matchAll(/ class="([^"]*)"/g)) {
      for (const name of names.split(' ')) add(found, moduleOfClass(name));
    }
    return found;
  }

  function modulesOf(html: string): Set<string> {
    const shown = modulesIn(html);
    const components = Object.keys(graph).filter((file) => graph[file]?.some((style) => shown.has(style)));
    return new Set(reachable([ENTRY, ...components], graph).filter(isStyle));
  }

  /** The modules of a rule or of keyframes; none for what all pages share. */
  function ownersOf(node: Rule | AtRule): string[] {
    const names = 'selector' in node ? classesOf(node.selector) : [node.params];
    const owners = new Set<string>();
    for (const name of names) add(owners, moduleOfClass(name));
    return [...owners];
  }

  function only(isWanted: (node: Rule | AtRule) => boolean): Root {
    const root = new Root();
    pick(sheet, root, isWanted);
    return root;
  }

  function pageStyle(isWanted: (node: Rule | AtRule) => boolean): string {
    const root = only(isWanted);
    removeUnusedProperties(root, keptProperties);
    return root.toString().trim();
  }

  checkOwners(sheet, ownersOf);
  const isShared = (node: Rule | AtRule) => ownersOf(node).length === 0;
  const isOf = (wanted: Set<string>, node: Rule | AtRule) =>
    !isWithin(node, ERROR_PAGES) && (isShared(node) || ownersOf(node).some((name) => wanted.has(name)));
  return {
    modulesIn,
    modulesOf,
    styleOf: (wanted, errorPage) =>
      pageStyle((node) => isOf(wanted, node) || (errorPage !== undefined && isWithin(node, ERROR_PAGES))),
    pageStyleOf(html) {
      const wanted = modulesOf(html);
      const hasControls = CONTROL.test(html);
      return pageStyle((node) => isOf(wanted, node) && (hasControls || !isOfControl(node)));
    },
    firstScreenStyleOf(html, whole) {
      const [wanted, shown] = [modulesIn(html), namesIn(html)];
      const matches = (node: Rule | AtRule) =>
        !('selectors' in node) || node.selectors.some((selector) => canMatch(selector, shown));
      return pageStyle(
        (node) => !isLater(node) && (isOf(whole, node) || (isOf(wanted, node) && matches(node))),
      );
    },
    siteStyle: only((node) => {
      const isMissing = isLater(node) || isWithin(node, TOKENS);
      return !isShared(node) || (isMissing && !isWithin(node, ERROR_PAGES));
    })
      .toString()
      .trim(),
  };
}

function classesOf(selector: string): string[] {
  return [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name);
}

/** The classes and `data-` attributes of some HTML. */
function namesIn(html: string): Set<string> {
  const classes = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
  const attributes = [...html.matchAll(/ (data-[\w-]+)/g)].map(([, name = '']) => name);
  return new Set([...classes, ...attributes, THEME]);
}

/** Whether what a selector names is there. Of the arguments of `:not()`, `:is()` and the like nothing must be. */
function canMatch(selector: string, names: Set<string>): boolean {
  const flat = selector.replace(/:([\w-]+)\(([^()]*)\)/g, (_, name, inner) =>
    name === 'has' && !inner.includes(',') ? ` ${inner}` : '',
  );
  if (flat !== selector) return canMatch(flat, names);
  const attributes = [...flat.matchAll(/\[(data-[\w-]+)/g)].map(([, name = '']) => name);
  return [...classesOf(flat), ...attributes].every((name) => names.has(name));
}

/** Copies the wanted rules and keyframes, and the blocks around them. */
function pick(from: Container, to: Container, isWanted: (node: Rule | AtRule) => boolean): void {
  for (const node of from.nodes ?? []) {
    const isBlock = node.type === 'atrule' && node.nodes !== undefined && !WHOLE.test(node.name);
    if (isBlock) {
      const block = new AtRule({ name: node.name, params: node.params, raws: node.raws });
      pick(node, block, isWanted);
      if (block.nodes) to.append(block);
    } else if (node.type !== 'comment' && (node.type === 'decl' || isWanted(node))) to.append(node.clone());
  }
}

/** Removes the custom properties that no rule uses, and those that only they used. */
function removeUnusedProperties(root: Root, kept: Set<string>): void {
  const used = new Set([...root.toString().matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name));
  let removed = false;
  root.walkDecls(/^--/, (declaration) => {
    if (used.has(declaration.prop) || kept.has(declaration.prop)) return;
    declaration.remove();
    removed = true;
  });
  if (removed) removeUnusedProperties(root, kept);
}

function isWithin(node: ChildNode, block: string): boolean {
  const outer = node.parent as ChildNode | undefined;
  if (outer?.type === 'atrule' && `${outer.name} ${outer.params}` === block) return true;
  return outer !== undefined && isWithin(outer, block);
}

function isOfControl(node: ChildNode): boolean {
  return node.type === 'rule' && LATER_RULE.test(node.selector) && isWithin(node, LATER_LAYER);
}

function isLater(node: ChildNode): boolean {
  if (isOfControl(node)) return true;
  if (node.type === 'rule' && node.selectors.every((selector) => LATER_STATE.test(selector))) return true;
  if (node.type === 'atrule' && LATER_BLOCK.test(`${node.name} ${node.params}`)) return true;
  if (node.type === 'atrule' && node.name === 'font-face' && LATER_FONT.test(node.toString())) return true;
  const outer = node.parent as ChildNode | undefined;
  return outer !== undefined && isLater(outer);
}

function checkOwners(root: Container, ownersOf: (node: Rule) => string[]): void {
  root.walkRules((rule) => {
    const inKeyframes = rule.parent?.type === 'atrule' && (rule.parent as AtRule).name === 'keyframes';
    if (inKeyframes || !isWithin(rule, 'layer components')) return;
    if (ownersOf(rule).length === 0) throw new Error(`no CSS module is known to own "${rule.selector}"`);
  });
}

/** Puts the value of a custom property that is the same everywhere in its places, if it is short or has one place. */
function inlineConstants(css: string, kept: Set<string>): string {
  const root = parse(css);
  const set = new Map<string, Declaration[]>();
  root.walkDecls(/^--/, (declaration) => {
    set.set(declaration.prop, [...(set.get(declaration.prop) ?? []), declaration]);
  });
  for (const [name, [declaration, ...others]] of set) {
    if (!declaration || others.length > 0 || kept.has(name) || !isWithin(declaration, TOKENS)) continue;
    const { value } = declaration;
    const places = css.split(new RegExp(`var\\(${name}(?![\\w-])`)).length - 1;
    if (value.includes('var(') || places === 0 || (places > 1 && value.length > SHORT_VALUE)) continue;
    root.walkDecls((place) => {
      place.value = place.value.replaceAll(`var(${name})`, () => value);
    });
    declaration.remove();
  }
  return root.toString();
}

/** Gives the custom properties short names: a page names them hundreds of times. */
function shortenProperties(css: string, kept: Set<string>): string {
  const names = new Map<string, string>();
  return css.replace(/(?<![\w-])--[a-z][\w-]*/g, (name) => {
    if (kept.has(name)) return name;
    if (!names.has(name)) names.set(name, `--${names.size.toString(36)}`);
    return names.get(name) ?? name;
  });
}

function reachable(from: string[], graph: ImportGraph): string[] {
  const reached = new Set(from);
  for (const file of reached) for (const next of graph[file] ?? []) reached.add(next);
  return [...reached];
}

function isStyle(file: string): boolean {
  return file.endsWith('.module.css');
}

function add(names: Set<string>, name: string | undefined): void {
  if (name !== undefined) names.add(name);
}
