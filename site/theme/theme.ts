export type Theme = 'light' | 'dark';

const KEY = 'theme';

/** Inline, to run before the first paint: no flash of the wrong theme. The security policy allows it by its hash. */
export const THEME_SCRIPT = `try{const t=localStorage.getItem("${KEY}");if(t)document.documentElement.dataset.theme=t}catch{}`;

/** The visitor's choice, or the device's theme. */
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
    // Storage may be disabled; then the choice lasts as long as the page.
  }
}
