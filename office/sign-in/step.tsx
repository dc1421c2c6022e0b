import * as signInWords from '../../content/words/office-sign-in.ts';
import { Interpolate } from '../../site/typography/interpolate.tsx';
import styles from './step.module.css';

const STEPS = 2;

/** The stub of a ticket that is filled in step by step. */
export function Step({ number }: { number: number }) {
  return (
    <p className={styles.root}>
      <Interpolate template={signInWords.step} values={{ step: <strong>{number}</strong>, steps: STEPS }} />
    </p>
  );
}
