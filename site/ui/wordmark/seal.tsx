import type { Seal as SealOf } from '../../../content/schema.ts';
import { sampleMark } from '../../../content/words/samples.ts';
import { LicenceLink } from '../licence/licence-link.tsx';
import styles from './seal.module.css';
import { Wordmark } from './wordmark.tsx';

/** A license need not have a seal. */
type SealProps = Partial<SealOf> & { className?: string | undefined };

/** A seal, and below it the number that it stands for, or who gives it out, or that it is a sample. */
export function Seal({ name, file, size, issuer = '', sample, licence, className = '' }: SealProps) {
  return (
    <div className={`${styles.root} ${className}`}>
      {name && file && size && <Wordmark name={name} file={file} size={size} />}
      {licence ? (
        <LicenceLink of={licence} />
      ) : (
        (issuer || sample) && <small>{issuer + (sample ? sampleMark : '')}</small>
      )}
    </div>
  );
}
