import { type Lettering, openTextOutliner } from '../prerender/text-outliner.ts';
import { flatten } from './path-data.ts';

const FONTS = 'node_modules/@fontsource-variable';

/** What a text has from the groups around it. */
const INHERITED = ['font-family', 'font-weight', 'font-size', 'letter-spacing', 'text-anchor'] as const;

/** What its outlines keep of a text. */
const KEPT = ['class', 'fill', 'stroke', 'opacity', 'transform'];

const TAG = /<(\/?)(\w+)([^>]*?)(\/?)>/g;

const opened = new Map<string, Promise<Lettering>>();

/** Replaces the texts of a drawing by the outlines of their letters: a picture in a page knows none of the page's fonts. */
export async function outlineText(svg: string): Promise<string> {
  const around: Record<string, string>[] = [];
  const parts: string[] = [];
  let done = 0;
  for (const { 0: tag, 1: closing, 2: name, 3: text = '', 4: alone, index } of svg.matchAll(TAG)) {
    if (index < done) continue;
    if (closing) around.pop();
    else if (name === 'text') {
      const end = svg.indexOf('</text>', index);
      const content = svg.slice(index + tag.length, end);
      const own = attributesOf(text);
      parts.push(svg.slice(done, index), await outlinesOf(content, own, { ...around.at(-1), ...own }, svg));
      done = end + '</text>'.length;
    } else if (!alone) around.push({ ...around.at(-1), ...inheritable(attributesOf(text)) });
  }
  return parts.join('') + svg.slice(done);
}

async function outlinesOf(
  content: string,
  own: Record<string, string>,
  set: Record<string, string>,
  svg: string,
): Promise<string> {
  const [, pathText, pathWords] = /^<textPath([^>]*)>([^<]*)<\/textPath>$/.exec(content) ?? [];
  const words = readEntities(pathWords ?? content);
  if (words.includes('<')) throw new Error(`a drawing has a text that is more than words: ${content}`);
  const family = /besley/i.test(set['font-family'] ?? '') ? 'besley' : 'figtree';
  const lettering = await openFont(family, Number(set['font-weight'] ?? 400));
  const size = Number.parseFloat(set['font-size'] ?? '16');
  const spacing = Number.parseFloat(set['letter-spacing'] ?? '0');
  const kept = KEPT.flatMap((name) => (own[name] ? [`${name}="${own[name]}"`] : []));
  if (pathText !== undefined) {
    const { href = '', startOffset = '0' } = attributesOf(pathText);
    const data = new RegExp(`id="${href.slice(1)}"[^>]* d="([^"]*)"`).exec(svg)?.[1];
    if (!data) throw new Error(`a text follows the path ${href}, which does not exist`);
    const at = { start: Number(startOffset), shift: Number(set.dy ?? 0), size, spacing };
    return group(kept, lettering.along(flatten(data), words, at));
  }
  const share = { start: 0, middle: 0.5, end: 1 }[set['text-anchor'] ?? 'start'] ?? 0;
  const x = Number(set.x ?? 0) - share * lettering.width(words, size, spacing);
  return group(
    kept,
    lettering.line(words, { x, y: Number(set.y ?? 0) + Number(set.dy ?? 0), size, spacing }),
  );
}

function group(attributes: string[], content: string): string {
  return `<g ${attributes.join(' ')}>${content}</g>`;
}

function openFont(family: string, weight: number): Promise<Lettering> {
  const file = `${FONTS}/${family}/files/${family}-latin-wght-normal.woff2`;
  const key = `${file} ${weight}`;
  const lettering = opened.get(key) ?? openTextOutliner(file, weight);
  opened.set(key, lettering);
  return lettering;
}

function attributesOf(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );
}

function inheritable(attributes: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    INHERITED.flatMap((name) => (attributes[name] === undefined ? [] : [[name, attributes[name]]])),
  );
}

function readEntities(text: string): string {
  return text.replace(
    /&(amp|lt|gt);/g,
    (_, name: 'amp' | 'lt' | 'gt') => ({ amp: '&', lt: '<', gt: '>' })[name],
  );
}
