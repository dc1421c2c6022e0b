/**
 * What is wrong with the labels of a page's construction detail, at the width that the page has now: beside the drawing each
 * is at the end of its leader; on a phone all are below it.
 */
export function findDetailFaults(): string[] {
  const drawing = [
    ...document.querySelectorAll<HTMLElement>('main section > img[src*="/drawings/details-"]'),
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
