import { statuses } from '../../content/words/lead-history.ts';
import * as boardWords from '../../content/words/office-board.ts';
import { fill } from '../../contract/fill.ts';
import { optionLabel } from '../../contract/forms/form.ts';
import { Button } from '../../site/ui/button/button.tsx';
import { InputField, SelectField } from '../../site/ui/field/field.tsx';
import styles from './lead-filters.module.css';

export type LeadFiltersProps = {
  /** Each is empty where nothing was chosen. */
  chosen: { status: string; service: string; urgent: string; since: string; before: string };
  services: { value: string; label: string }[];
  /** "412 found". */
  found: string;
  /** The address of the same as CSV, for who may have it. */
  export?: string | undefined;
};

const DAYS = [
  { name: 'since', label: boardWords.since },
  { name: 'before', label: boardWords.before },
] as const;

/** Narrows the list of all down. Open while something is chosen. */
export function LeadFilters({ chosen, services, found, export: csv }: LeadFiltersProps) {
  const count = Object.values(chosen).filter((value) => value !== '').length;
  return (
    <div className={styles.root}>
      <details open={count > 0}>
        <summary>{count > 0 ? fill(boardWords.filtersOn, { count }) : boardWords.filters}</summary>
        <form method="get" action="/office/all" className={styles.form}>
          <SelectField
            id="status"
            name="status"
            label={boardWords.status}
            defaultValue={chosen.status}
            required={false}
          >
            <option value="">{boardWords.anyStatus}</option>
            {Object.entries(statuses).map(([value, label]) => (
              <option key={value} value={value}>
                {optionLabel(label)}
              </option>
            ))}
          </SelectField>
          <SelectField
            id="service"
            name="service"
            label={boardWords.service}
            defaultValue={chosen.service}
            required={false}
          >
            <option value="">{boardWords.anyService}</option>
            {services.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
            <option value="messages">{boardWords.messages}</option>
          </SelectField>
          {DAYS.map(({ name, label }) => (
            <InputField
              key={name}
              id={name}
              name={name}
              type="date"
              label={label}
              defaultValue={chosen[name]}
              required={false}
            />
          ))}
          <SelectField
            id="urgent"
            name="urgent"
            label={boardWords.priority}
            defaultValue={chosen.urgent}
            required={false}
          >
            <option value="">{boardWords.anyPriority}</option>
            <option value="yes">{boardWords.urgent}</option>
          </SelectField>
          <div className={styles.buttons}>
            <Button type="submit">{boardWords.apply}</Button>
            {count > 0 && <a href="/office/all">{boardWords.clear}</a>}
          </div>
        </form>
      </details>
      <p className={styles.found}>
        <span>{found}</span>
        {csv && (
          <a href={csv} download>
            {boardWords.exportAll}
          </a>
        )}
      </p>
    </div>
  );
}
