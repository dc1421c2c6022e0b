import type { ComponentProps } from 'react';
import styles from './mark.module.css';

type NumberMarkProps = ComponentProps<'span'> & { number: number };

/** A circled number, like the callouts of a drawing. */
export function NumberMark({ number, className = '', ...rest }: NumberMarkProps) {
  return (
    <span className={`${styles.circle} ${className}`} {...rest}>
      {number}
    </span>
  );
}
