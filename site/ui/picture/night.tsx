import { useSyncExternalStore } from 'react';
import type { Photo } from '../../../content/schema.ts';
import { useHydrated } from '../../navigation/use-hydrated.ts';
import { NIGHT_SCRIPT } from '../../pictures/night-script.ts';
import { srcSet } from '../../pictures/photo.ts';
import { RawScript } from '../../raw.tsx';
import { chosenTheme, watchChosenTheme } from '../../theme/theme.ts';

type NightSourceProps = { night: NonNullable<Photo['night']>; width: number; sizes: string };

/** The `<source>` of the dark theme: chosen by the visitor, else by the device. In AVIF alone, for old browsers have the day. */
export function NightSource({ night: { file }, width, sizes }: NightSourceProps) {
  const chosen = useSyncExternalStore(watchChosenTheme, chosenTheme, () => undefined);
  return (
    <source
      media={chosen ? (chosen === 'dark' ? 'all' : 'not all') : '(prefers-color-scheme: dark)'}
      type="image/avif"
      srcSet={srcSet({ file, width }, 'avif')}
      sizes={sizes}
      // The script has changed it where the visitor has chosen.
      suppressHydrationWarning
    />
  );
}

/** See `NIGHT_SCRIPT`. Only the prerendered page has it, because Trusted Types forbids setting a script's text. */
export function NightScript() {
  return !useHydrated() && <RawScript text={import.meta.env.SSR ? NIGHT_SCRIPT : ''} onlyPrerendered />;
}
