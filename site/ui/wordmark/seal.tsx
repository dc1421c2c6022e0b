import type { Seal as SealOf } from '../../../content/schema.ts';
import { sampleMark } from '../../../content/words/samples.ts';
import styles from './seal.module.css';
import { Wordmark } from './wordmark.tsx';

type SealProps = SealOf & { className?: string | undefined };

/** A seal, and below it who gives it out or that it is a sample. */
export function Seal({ issuer = '', className = '', ...seal }: SealProps) {
  return (
    <div className={`${styles.root} ${className}`}>
      <Wordmark {...seal} />
      {(issuer || seal.sample) && <small>{issuer + (seal.sample ? sampleMark : '')}</small>}
    </div>
  );
}
