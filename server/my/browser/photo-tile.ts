import { fill } from '../../../contract/fill.ts';
import type { PhotoState } from '../../../contract/photos.ts';
import { preview } from './shrink.ts';

/** `waiting`: on the device. The last four are the server's. */
type TileState = 'waiting' | 'sending' | PhotoState;

export type Tile = ReturnType<typeof createTile>;

/** A photo in the list: its picture, how far it is as a dimension line, and the button to remove it. The server may have listed it. */
export function createTile(
  list: Element,
  id: string,
  words: { photo: string; remove: string },
  remove: () => void,
) {
  const element = list.querySelector<HTMLElement>(`[data-photo="${id}"]`) ?? document.createElement('li');
  if (!element.parentNode) list.append(element);
  element.dataset.photo = id;
  const number = String([...list.children].indexOf(element) + 1);
  const label = fill(words.photo, { number });
  const canvas = document.createElement('canvas');
  canvas.role = 'img';
  canvas.ariaLabel = label;
  const line = document.createElement('p');
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = fill(words.remove, { number });
  button.addEventListener('click', () => {
    // Or the keyboard would be back at the top of the page.
    const next = [element.nextElementSibling, element.previousElementSibling, list.parentElement];
    next
      .find((one) => one?.querySelector('button'))
      ?.querySelector<HTMLElement>('button, input')
      ?.focus();
    element.remove();
    remove();
  });
  element.replaceChildren(canvas, line, button);
  let isDrawn = false;

  return {
    label,
    get state() {
      return element.dataset.state as TileState;
    },
    /** `remark`: over the line, which is drawn to this share. */
    show(state: TileState, remark: string, share = 0) {
      element.dataset.state = state;
      line.textContent = remark;
      line.style.setProperty('--share', `${Math.round(100 * share)}%`);
    },
    /** Once: what this browser cannot decode may come from the server. */
    async draw(picture: () => Blob | Promise<Blob>) {
      if (isDrawn) return;
      isDrawn = await preview(await picture(), canvas).then(
        () => true,
        () => false,
      );
    },
  };
}
