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
