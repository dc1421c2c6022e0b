export type Theme = 'light' | 'dark';

const KEY = 'theme';

/** Inline, to run before the first paint: no flash of the wrong theme. The security policy allows it by its hash. */
export const THEME_SCRIPT = `try{const t=localStorage.getItem("${KEY}");if(t)document.documentElement.dataset.theme=t}catch{}`;

/** What the visitor has chosen by the switch. */
export function chosenTheme(): Theme | undefined {
  const chosen = document.documentElement.dataset.theme;
  return chosen === 'light' || chosen === 'dark' ? chosen : undefined;
}

/** Calls back when the visitor chooses, until the returned function is called. */
export function watchChosenTheme(onChange: () => void): () => void {
  const choice = new MutationObserver(onChange);
  choice.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => choice.disconnect();
}

/** The visitor's choice, or the device's theme. */
export function currentTheme(): Theme {
  const chosen = chosenTheme();
  if (chosen) return chosen;
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
