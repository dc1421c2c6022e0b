import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../button/button.tsx';
import styles from './notes.module.css';
import type { Unsent } from './outbox.ts';

type UnsentNoteProps = {
  letter: Unsent;
  /** Whether its words are those in the form; else some of them are shown. */
  isInForm: boolean;
  onSend: () => void;
  onDiscard: () => void;
};

/** A request that was sent on an earlier visit, and that nobody has answered. */
export function UnsentNote({ letter, isInForm, onSend, onDiscard }: UnsentNoteProps) {
  const { description, message } = letter.answers;
  return (
    <div className={styles.root} data-waiting="">
      <div className={styles.words}>
        <p className={styles.title}>We still have your request: send it now?</p>
        <p>
          You pressed send {when(letter.at)} and got no answer. The request is kept on this device only, for
          24 hours.
        </p>
        {!isInForm && <p>It says: “{excerptOf(description ?? message ?? '')}”</p>}
      </div>
      <p className={styles.buttons}>
        <Button variant="action" onClick={onSend}>
          Send it now
        </Button>
        <Button onClick={onDiscard}>Discard</Button>
      </p>
    </div>
  );
}

/** What was typed on an earlier visit and not sent. */
export function DraftNote({ onClear }: { onClear: () => void }) {
  return (
    <div className={styles.root}>
      <p className={styles.words}>
        We kept what you typed on this device. It stays here until you send it, for 24 hours at most.
      </p>
      <Button onClick={onClear}>Clear what I typed</Button>
    </div>
  );
}

/** A request that got through by itself while the visitor looked at another page or wrote another one. */
export function ArrivedNote({ reference }: { reference: string | undefined }) {
  return (
    <p className={styles.root}>
      The request that you sent before has arrived.
      {reference && ` Your reference is ${reference.slice(0, 4)} ${reference.slice(4)}.`}
    </p>
  );
}

/** What became of what was kept. It takes the focus from the button that was pressed and is gone. */
export function GoneNote({ children }: { children: ReactNode }) {
  const root = useRef<HTMLParagraphElement>(null);
  useEffect(() => root.current?.focus({ preventScroll: true }), []);
  return (
    <p ref={root} tabIndex={-1} className={styles.root}>
      {children}
    </p>
  );
}

/** "on Friday at 9:41 AM": no longer ago than a day. */
function when(at: number): string {
  const day = new Date(at).toLocaleDateString('en-US', { weekday: 'long' });
  const time = new Date(at).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
  return `on ${day} at ${time}`;
}

function excerptOf(words: string): string {
  const characters = [...words.trim()];
  return characters.length > 80 ? `${characters.slice(0, 80).join('')}…` : characters.join('');
}
