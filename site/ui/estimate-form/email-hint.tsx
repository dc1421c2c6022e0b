import { useEffect, useState } from 'react';
import * as formWords from '../../../content/words/form.ts';
import { Interpolate } from '../../typography/interpolate.tsx';
import { Button } from '../button/button.tsx';
import styles from '../form/form.module.css';

/** Asks "Did you mean …?" once the field has been left with a likely slip in it. It never blocks. */
export function EmailHint({ inputId }: { inputId: string }) {
  const [suggestion, setSuggestion] = useState<string>();

  useEffect(() => {
    const input = document.getElementById(inputId) as HTMLInputElement | null;
    if (!input) return;
    // The list of typos is loaded only when it is needed; without it there is no hint.
    const look = () => {
      const { value } = input;
      import('./suggest-email.ts').then(
        (script) => input.value === value && setSuggestion(script.suggestEmail(value)),
        () => undefined,
      );
    };
    const forget = () => setSuggestion(undefined);
    input.addEventListener('change', look);
    input.addEventListener('input', forget);
    input.form?.addEventListener('reset', forget);
    return () => {
      input.removeEventListener('change', look);
      input.removeEventListener('input', forget);
      input.form?.removeEventListener('reset', forget);
    };
  }, [inputId]);

  const accept = () => {
    const input = document.getElementById(inputId) as HTMLInputElement;
    input.value = suggestion ?? input.value;
    // As if it had been typed: the draft is saved on `input`.
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.focus();
  };

  return (
    <p role="status" className={styles.note}>
      {suggestion && (
        // In its own element, which React can remove even if a translator has replaced the text.
        <span>
          <Interpolate
            template={formWords.suggestion}
            values={{ email: suggestion, accept: <Button onClick={accept}>{formWords.accept}</Button> }}
          />
        </span>
      )}
    </p>
  );
}
