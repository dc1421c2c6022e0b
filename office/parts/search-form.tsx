import * as searchWords from '../../content/words/office-search.ts';
import { Button } from '../../site/ui/button/button.tsx';
import styles from './search-form.module.css';

type SearchFormProps = {
  /** What was looked for. */
  typed?: string | undefined;
  /**
   * Set on a page that comes anew by itself every minute where no script runs. What somebody types would be gone with it, so
   * there a link stands in place of the field.
   */
  refreshes?: boolean | undefined;
};

/** The field at the top of every page: a number, a reference or a phone number leads straight to its request. */
export function SearchForm({ typed, refreshes }: SearchFormProps) {
  return (
    <search className={styles.root} data-refreshes={refreshes || undefined}>
      <form method="get" action="/office/search">
        <input
          dir="auto"
          aria-label={searchWords.label}
          name="q"
          type="search"
          required
          maxLength={200}
          placeholder={searchWords.hint}
          defaultValue={typed}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
        />
        <Button type="submit">{searchWords.search}</Button>
      </form>
      {refreshes && <a href="/office/search">{searchWords.label}</a>}
    </search>
  );
}
