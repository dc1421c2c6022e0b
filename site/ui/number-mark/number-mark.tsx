import type { ComponentProps } from 'react';
import styles from './number-mark.module.css';

type NumberMarkProps = ComponentProps<'span'> & { number: number };

/** A circled number, as a drawing's callouts have it. */
export function NumberMark({ number, className = '', ...rest }: NumberMarkProps) {
  return (
    <span className={`${styles.root} ${className}`} {...rest}>
      {number}
    </span>
  );
}
