import { type MouseEvent, useState } from 'react';
import type { Advice } from '../../../../contract/emergency/table.ts';
import { EmergencyAdvice } from '../../emergency-advice/emergency-advice.tsx';

/** A finger that was on its way to the button below must not call anybody, in milliseconds. */
const SURPRISE_MS = 500;

/** The advice above a form's button, shown while the visitor types. */
export function AdviceBox({ advice }: { advice: readonly Advice[] }) {
  const [shownAt] = useState(() => performance.now());
  const guard = (event: MouseEvent) => {
    // A click by keyboard, or by a screen reader, has no place and comes by no mistake.
    const isByPointer = event.detail > 0;
    if (isByPointer && event.timeStamp - shownAt < SURPRISE_MS) event.preventDefault();
  };
  return (
    <div onClickCapture={guard}>
      <EmergencyAdvice advice={advice} />
    </div>
  );
}
