import * as signInWords from '../../content/words/office-sign-in.ts';
import styles from './code-field.module.css';

/** That of a code which somebody was told over the phone, with the hyphen and some blanks, which people type along. */
const LONGEST = 16;

/** What fits into the squares: a code from the mail. With its hyphen, or a longer one, it is written without them. */
const IN_SQUARES = '.{0,6}';

/**
 * Six ruled squares for a code. One field, so that a phone can fill it in from the mail. Its form leaves the checks to the server:
 * the pattern tells the style sheet alone when there are more signs than squares.
 */
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
          aria-required
          maxLength={LONGEST}
          pattern={IN_SQUARES}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={error !== undefined}
          aria-describedby={described}
        />
      </div>
      <p id="code-hint" className={styles.hint}>
        {signInWords.hint}
      </p>
    </div>
  );
}
