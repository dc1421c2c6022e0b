import { expect, type Page } from '@playwright/test';
import { WIDTHS } from './measures.ts';

/** Text beyond the page's edge or cut off by its box, and phone numbers on two lines. */
export function findMisfits(): string[] {
  const misfits: string[] = [];
  const { scrollWidth } = document.documentElement;
  // The page is narrower than the window where room is kept for a scrollbar.
  const room = document.body.offsetWidth;
  if (scrollWidth > room) misfits.push(`the page is ${scrollWidth} wide and has ${room}`);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const parent = text.parentElement;
    if (!parent?.checkVisibility({ visibilityProperty: true }) || parent.closest('svg, [role="status"]'))
      continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
    let box = parent.closest('a, button, label, fieldset, li, main, header, footer, nav') ?? parent;
    while (box.parentElement && getComputedStyle(box).display === 'contents') box = box.parentElement;
    const { left, right } = box.getBoundingClientRect();
    // Half of the gap between two columns, and the space after the last letter is no letter.
    const TOLERANCE = 9;
    const isOut = (line: DOMRect) => line.left < left - TOLERANCE || line.right > right + TOLERANCE;
    if (lines.some((line) => line.right > 0 && isOut(line))) misfits.push(`sticks out: ${text.data}`);
    const rows = new Set(lines.map(({ top }) => Math.round(top)));
    if (parent.closest('a[href^="tel:"]') && /\d{4}/.test(text.data) && rows.size > 1)
      misfits.push(`broken: ${text.data}`);
  }
  return misfits;
}

/** Text with a picture of the page over it, or the other way around; a figure's own words may be on its picture. */
export function findCovered(): string[] {
  const shown = [...document.querySelectorAll('main figure img')].filter((picture) =>
    picture.checkVisibility(),
  );
  const pictures = shown.map((picture) => ({
    figure: picture.closest('figure'),
    box: picture.getBoundingClientRect(),
  }));
  const covered: string[] = [];
  const range = document.createRange();
  const walker = document.createTreeWalker(document.querySelector('main') as Node, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (!text.data.trim() || !text.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
    range.selectNodeContents(text);
    const lines = [...range.getClientRects()];
    // Half of the space between two lines may lie over an edge.
    const isOver = (box: DOMRect) => (line: DOMRect) =>
      Math.min(box.right, line.right) - Math.max(box.left, line.left) > 4 &&
      Math.min(box.bottom, line.bottom) - Math.max(box.top, line.top) > 4;
    if (pictures.some(({ figure, box }) => !figure?.contains(text) && lines.some(isOver(box))))
      covered.push(text.data);
  }
  return covered;
}

/** Words that are wider than their place and broken without a hyphen. */
export function findBrokenWords(): string[] {
  const broken: string[] = [];
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (!text.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
    for (const { index, 0: word } of text.data.matchAll(/[\p{L}\p{N}’]{8,}/gu)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const rows = [...range.getClientRects()].filter(({ width }) => width > 1);
      if (new Set(rows.map(({ top }) => Math.round(top))).size > 1) broken.push(word);
    }
  }
  return broken;
}

/** Bad line breaks in the visible text, and how many dots were checked. */
export function findBrokenLines(): { broken: string[]; dots: number } {
  const broken: string[] = [];
  let dots = 0;
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (!text.parentElement?.checkVisibility()) continue;
    for (const { index, 0: words } of text.data.matchAll(/·|SAMPLE-[\w.-]+/g)) {
      range.setStart(text, index);
      range.setEnd(text, index + words.length);
      const rows = [...range.getClientRects()];
      const [first] = rows;
      if (!first) continue;
      if (words === '·') {
        dots++;
        let block: Element | null = text.parentElement;
        while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
        const start = block ? block.getBoundingClientRect().left : 0;
        const padding = block ? Number.parseFloat(getComputedStyle(block).paddingInlineStart) : 0;
        // Nothing but a space fits before it.
        if (first.left - start - padding < 8) broken.push(text.data);
      } else if (new Set(rows.map(({ top }) => Math.round(top))).size > 1) broken.push(words);
    }
  }
  return { broken, dots };
}

/**
 * What is wrong with the labels of a page's construction detail, at the width that the page has now: beside the drawing each
 * is at the end of its leader; on a phone all are below it.
 */
export function findDetailFaults(): string[] {
  const drawing = [
    ...document.querySelectorAll<HTMLElement>('main details div > img[src*="/drawings/details-"]'),
  ].find((image) => image.checkVisibility());
  const list = drawing?.parentElement?.querySelector('ol');
  if (!drawing || !list) return [];
  const faults: string[] = [];
  const picture = drawing.getBoundingClientRect();
  const labels = [...list.children].map((item) => {
    const range = document.createRange();
    range.selectNodeContents(item);
    return { words: item.textContent, box: range.getBoundingClientRect(), item };
  });
  if (labels.length < 5) faults.push(`has ${labels.length} labels`);
  const isBeside = list.getBoundingClientRect().left >= picture.right - 1;
  for (const [index, { words, box, item }] of labels.entries()) {
    if (box.left < 0 || box.right > innerWidth) faults.push(`out of view: ${words}`);
    if (Number.parseFloat(getComputedStyle(item).fontSize) < 12) faults.push(`small: ${words}`);
    if (isBeside ? box.left < picture.right : box.top < picture.bottom)
      faults.push(`on the drawing: ${words}`);
    const end = picture.top + ((index + 0.5) / labels.length) * picture.height;
    if (isBeside && Math.abs((box.top + box.bottom) / 2 - end) > 4)
      faults.push(`not at its leader: ${words}`);
    const next = labels[index + 1];
    if (next && box.bottom > next.box.top + 1) faults.push(`runs into the next: ${words}`);
  }
  return faults;
}

/** The least that a thumb hits, in CSS pixels. */
const THUMB = 44;

/** Nothing sticks out sideways at any width, and on a phone everything can be hit with a thumb. `name`: of the page. */
export async function expectWithinReach(page: Page, name: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(excess, `${name} at ${width}`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  const small = await page
    .locator(
      ':is(main, header) :is(a, button, summary, select, textarea, input:not([type="hidden"])):visible',
    )
    .evaluateAll(
      (all, thumb) =>
        all.flatMap((element) => {
          const { width, height } = element.getBoundingClientRect();
          const isSmall = height < thumb || width < thumb;
          return isSmall ? [`${element.outerHTML.slice(0, 80)} ${width}×${height}`] : [];
        }),
      THUMB,
    );
  expect(small, name).toEqual([]);
}
