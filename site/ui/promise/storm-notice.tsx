import styles from './promise.module.css';
import { usePromise } from './use-promise.ts';

/** What the office says to everybody while a storm keeps it busy. It is set while the site runs, so no page has it. */
export function StormNotice({ className = '' }: { className?: string | undefined }) {
  const notice = usePromise()?.notice;
  return notice && <p className={`${styles.notice} ${className}`}>{notice}</p>;
}
