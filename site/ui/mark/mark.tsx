import type { ComponentProps } from 'react';
import { useContent } from '../../content/use-content.ts';
import { pageAt } from '../../navigation/resolve-path.ts';
import { useLocation } from '../../navigation/router.tsx';
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

type LetterMarkProps = {
  /** From 1. */
  place: number;
};

/** A letter in a square, the mark of a section; decorative. The circle with a number belongs to the parts of the house. */
export function LetterMark({ place }: LetterMarkProps) {
  return (
    <span className={styles.square} aria-hidden="true">
      {String.fromCharCode(64 + place)}
    </span>
  );
}

/** No sheet has more than one. */
const NUMBER = 1;

/** The detail mark of a drawing: its number above the sheet's number, in a circle. Hidden from screen readers. */
export function DetailMark() {
  const { sitemap } = useContent();
  const { pathname } = useLocation();
  return (
    <span className={styles.detail} aria-hidden="true">
      <span>{NUMBER}</span>
      <span>{pageAt(sitemap, pathname)?.sheet}</span>
    </span>
  );
}
