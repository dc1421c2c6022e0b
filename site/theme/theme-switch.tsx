import { useSyncExternalStore } from 'react';
import { footer as footerWords } from '../../messages/en/footer.ts';
import { useHydrated } from '../navigation/use-hydrated.ts';
import { Icon } from '../ui/icon/icon.tsx';
import { chooseTheme, currentTheme } from './theme.ts';
import styles from './theme-switch.module.css';

/** The theme switch in the footer. It needs JavaScript, so it is not prerendered. */
export function ThemeSwitch() {
  return useHydrated() && <Switch />;
}

function Switch() {
  const theme = useSyncExternalStore(watchTheme, currentTheme);
  const other = theme === 'light' ? 'dark' : 'light';
  return (
    <button type="button" className={styles.root} onClick={() => chooseTheme(other)}>
      <Icon name={theme === 'light' ? 'moon' : 'sun'} />
      {theme === 'light' ? footerWords.darkTheme : footerWords.lightTheme}
    </button>
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
