import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { useLocation } from './router.tsx';
import { useHydrated } from './use-hydrated.ts';

/**
 * What the first screen of a page does not show. After a move it is rendered only when the first screen has been painted,
 * because to lay out a long page takes several times as long; a page that is loaded has it from the start.
 */
export function BelowFold({ children }: { children: ReactNode }) {
  const isMove = useHydrated();
  const { hash } = useLocation();
  // The target of a hash must exist at once.
  const [shown, setShown] = useState(!isMove || hash !== '');

  useEffect(() => {
    if (shown) return;
    let task: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      task = setTimeout(() => startTransition(() => setShown(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(task);
    };
  }, [shown]);

  // The empty box keeps the footer below the screen for the moment.
  return shown ? children : <div style={{ minBlockSize: '100vh' }} />;
}
