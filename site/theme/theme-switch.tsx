import { useSyncExternalStore } from 'react';
import { footer as footerWords } from '../../messages/en/footer.ts';
import { useHydrated } from '../navigation/use-hydrated.ts';
import { chooseTheme, currentTheme } from './theme.ts';

/**
 * The theme switch, the last line of the footer's menu. It needs JavaScript, so it is not prerendered; its place at the end of
 * the second column is free until then.
 */
export function ThemeSwitch() {
  return useHydrated() && <Switch />;
}

function Switch() {
  const theme = useSyncExternalStore(watchTheme, currentTheme);
  const other = theme === 'light' ? 'dark' : 'light';
  return (
    <li>
      <button type="button" onClick={() => chooseTheme(other)}>
        {theme === 'light' ? footerWords.darkTheme : footerWords.lightTheme}
      </button>
    </li>
  );
}

function watchTheme(onChange: () => void) {
  const device = matchMedia('(prefers-color-scheme: dark)');
  const choice = new MutationObserver(onChange);
  device.addEventListener('change', onChange);
  choice.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    device.removeEventListener('change', onChange);
    choice.disconnect();
  };
}
