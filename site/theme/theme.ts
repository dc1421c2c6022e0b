export type Theme = 'light' | 'dark';

const KEY = 'theme';

/** Runs before the first paint, so that a chosen theme never flashes. The policy allows it by its hash. */
export const THEME_SCRIPT = `try{const t=localStorage.getItem("${KEY}");if(t)document.documentElement.dataset.theme=t}catch{}`;

/** The theme that the page has now: the visitor's choice, else the device's. */
export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Storage can be switched off; the choice then lasts as long as the page.
  }
}
