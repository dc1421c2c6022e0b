import { fill } from '../../contract/fill.ts';
import { optionLabel } from '../../contract/forms/form.ts';
import { leadHistory } from '../../messages/en/lead-history.ts';
import { officeBoard as boardWords } from '../../messages/en/office-board.ts';
import { Button } from '../../site/ui/button/button.tsx';
import { InputField, SelectField } from '../../site/ui/field/field.tsx';
import { fieldProps } from '../parts/controls.tsx';
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

/** Narrows the list of all down. Open while something is chosen. */
export function LeadFilters({ chosen, services, found, export: csv }: LeadFiltersProps) {
  const count = Object.values(chosen).filter((value) => value !== '').length;
  const choice = (name: keyof typeof chosen) => ({ ...fieldProps(name, chosen), required: false });
  return (
    <div className={`${styles.root} stack screen-only`}>
      <details open={count > 0}>
        <summary>{count > 0 ? fill(boardWords.filtersOn, { count }) : boardWords.filters}</summary>
        <form method="get" action="/office/all" className={styles.form}>
          <SelectField {...choice('status')} label={boardWords.status}>
            <option value="">{boardWords.anyStatus}</option>
            {Object.entries(leadHistory.statuses).map(([value, label]) => (
              <option key={value} value={value}>
                {optionLabel(label)}
              </option>
            ))}
          </SelectField>
          <SelectField {...choice('service')} label={boardWords.service}>
            <option value="">{boardWords.anyService}</option>
            {services.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
            <option value="messages">{boardWords.messages}</option>
          </SelectField>
          <InputField {...choice('since')} type="date" label={boardWords.since} />
          <InputField {...choice('before')} type="date" label={boardWords.before} />
          <SelectField {...choice('urgent')} label={boardWords.priority}>
            <option value="">{boardWords.anyPriority}</option>
            <option value="yes">{boardWords.urgent}</option>
          </SelectField>
          <div className={`${styles.buttons} row`}>
            <Button type="submit">{boardWords.apply}</Button>
            {count > 0 && <a href="/office/all">{boardWords.clear}</a>}
          </div>
        </form>
      </details>
      <p className={`${styles.found} row`}>
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
