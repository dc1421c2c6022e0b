import * as signInWords from '../../content/words/office-sign-in.ts';
import styles from './code-field.module.css';

/** That of a code which somebody was told over the phone, with the hyphen and some blanks, which people type along. */
const LONGEST = 16;

/** Six ruled squares for a code. One field, so that a phone can fill it in from the mail. */
export function CodeField({ error }: { error?: string | undefined }) {
  const described = [error && 'code-error', 'code-hint'].filter(Boolean).join(' ');
  return (
    <div className={styles.root} data-wrong={error ? '' : undefined}>
      <label htmlFor="code">{signInWords.code}</label>
      {error && (
        <p id="code-error" className={styles.error}>
          {error}
        </p>
      )}
      <div className={styles.squares}>
        <input
          id="code"
          name="code"
          type="text"
          required
          maxLength={LONGEST}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={described}
        />
      </div>
      <p id="code-hint" className={styles.hint}>
        {signInWords.hint}
      </p>
    </div>
  );
}
