import { useId } from 'react';
import * as formWords from '../../../content/words/form.ts';
import { HONEYPOT_FIELD } from '../../../contract/honeypot.ts';
import styles from './form.module.css';

/**
 * A field out of everybody's sight that only a program fills in. It is moved away rather than hidden, because
 * programs skip what is hidden; its label is for who meets it all the same.
 */
export function Honeypot() {
  const id = useId();
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label htmlFor={id}>{formWords.honeypot}</label>
      <input type="text" id={id} name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
