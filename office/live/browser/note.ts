import * as liveWords from '../../../content/words/office-live.ts';

/** The line above a page that something has come, which a screen reader says too. */
export type Note = {
  /** A sentence, with a button or a link behind it. */
  say(words: string, action?: { label: string; press?: () => void; href?: string }): void;
  clear(): void;
};

export function createNote(region: Element): Note {
  return {
    say(words, action) {
      region.replaceChildren(words, ...(action ? [' ', actionOf(action)] : []));
    },
    clear: () => region.replaceChildren(),
  };
}

function actionOf({ label, press, href }: { label: string; press?: () => void; href?: string }): HTMLElement {
  const element = document.createElement(href ? 'a' : 'button');
  element.textContent = label;
  if (href) element.setAttribute('href', href);
  if (press) element.addEventListener('click', press);
  return element;
}

/** "2 new.", or that something else was changed. */
export function whatIsHeld(rows: number): string {
  if (rows === 0) return liveWords.changed;
  return rows === 1 ? liveWords.oneNew : liveWords.someNew.replace('{count}', String(rows));
}
