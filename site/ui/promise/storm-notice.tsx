import styles from './promise.module.css';
import { usePromise } from './use-promise.ts';

/** The office's notice during a storm. It is set at run time, so it is not in the prerendered page. */
export function StormNotice({ className = '' }: { className?: string | undefined }) {
  const notice = usePromise()?.notice;
  return notice && <p className={`${styles.notice} ${className}`}>{notice}</p>;
}
