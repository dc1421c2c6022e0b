import { useSyncExternalStore } from 'react';
import { LiveStatus } from './live-status.tsx';

let words = '';
let onChange = () => {};

/** Has a screen reader say this wherever the focus is, and moves nothing. An empty text takes the last one back. */
export function announce(text: string): void {
  words = text;
  onChange();
}

/** Stands once in every page, so that what appears later and has to be heard need not bring a live region along. */
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
