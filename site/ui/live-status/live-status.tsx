import { useSyncExternalStore } from 'react';
import styles from './live-status.module.css';

/**
 * A live region: text for screen readers only, announced on each change. Render it empty first, because many screen
 * readers miss text that is added together with its live region.
 */
export function LiveStatus({ children }: { children: string }) {
  return (
    <p className={styles.root} role="status">
      {children}
    </p>
  );
}

let words = '';
let onChange = () => {};

/** Announces a text to screen readers without moving the focus. An empty text clears the last one. */
export function announce(text: string): void {
  words = text;
  onChange();
}

/** The live region for `announce`, once in every page. */
export function Announcer() {
  const said = useSyncExternalStore(
    subscribe,
    () => words,
    () => '',
  );
  return <LiveStatus>{said}</LiveStatus>;
}

function subscribe(listener: () => void): () => void {
  onChange = listener;
  return () => {
    onChange = () => {};
  };
}
