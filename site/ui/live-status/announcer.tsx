import { useSyncExternalStore } from 'react';
import { LiveStatus } from './live-status.tsx';

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
