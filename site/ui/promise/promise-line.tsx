import { fill } from '../../../contract/fill.ts';
import { promise as words } from '../../../messages/en/promise.ts';
import { useContent } from '../../content/use-content.ts';
import { dayGroups, hoursInWords } from '../../opening-hours.ts';
import styles from './promise.module.css';
import { promiseHere, usePromise } from './use-promise.ts';

/**
 * When the visitor will hear from us, above a form's button. The prerendered text states the office hours; the server's
 * text knows the current time and replaces it without changing the height.
 */
export function PromiseLine() {
  const { office } = useContent();
  const promise = usePromise();
  const hours = dayGroups(office).map(hoursInWords).join('; ');
  // True whenever the page is read.
  const always = hours
    ? fill(words.officeHours, { hours })
    : fill(words.hearFromUs, { promise: words.withoutHours });
  return (
    <p className={styles.line}>
      <span aria-hidden={promise && true}>{always}</span>
      {promise && <span>{fill(words.sendNow, { promise: promiseHere(promise) })}</span>}
    </p>
  );
}

/** The office's notice during a storm. It is set at run time, so it is not in the prerendered page. */
export function StormNotice({ className = '' }: { className?: string | undefined }) {
  const notice = usePromise()?.notice;
  return notice && <p className={`${styles.notice} ${className}`}>{notice}</p>;
}
