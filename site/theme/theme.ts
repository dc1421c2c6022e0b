export type Theme = 'light' | 'dark';

const KEY = 'theme';

/** Inline, to run before the first paint: no flash of the wrong theme. The security policy allows it by its hash. */
export const THEME_SCRIPT = `try{const t=localStorage.getItem("${KEY}");if(t)document.documentElement.dataset.theme=t}catch{}`;

/** When a picture by night is shown: by the visitor’s choice, else by the device. No device is called "none". */
export function nightMedia(): string {
  const chosen = import.meta.env.SSR ? undefined : document.documentElement.dataset.theme;
  if (!chosen) return '(prefers-color-scheme: dark)';
  return chosen === 'dark' ? 'all' : 'none';
}

/** The visitor's choice, or the device's theme. */
export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  for (const source of document.querySelectorAll<HTMLSourceElement>('source[media]'))
    source.media = nightMedia();
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Storage may be disabled; then the choice lasts as long as the page.
  }
}

/** The themes that a drawing has a file for. */
export const THEMES = ['light', 'dark'] as const satisfies Theme[];

/**
 * The address of a drawing in one theme. `drawing` is what an import of `x.svg?themed` gives, followed by "-" and the name of
 * a picture where the drawing is made into several.
 */
export function themedUrl(drawing: string, theme: Theme): string {
  return `${drawing}-${theme}.svg`;
}
