import { guide } from '../../../content/guide.ts';
import type { ChecklistGroup as Group } from '../../../content/schema.ts';
import { fill } from '../../../contract/fill.ts';
import styles from './checklist-group.module.css';
import { ChecklistItem } from './checklist-item.tsx';
import { Progress } from './progress.tsx';

type ChecklistGroupProps = {
  group: Group;
  /** The ids of the ticked items. */
  ticked: string[];
  /** Whether to show the count, which needs JavaScript. */
  counted: boolean;
};

/** The items for one part of the house. */
export function ChecklistGroup({ group, ticked, counted }: ChecklistGroupProps) {
  const done = group.items.filter((item) => ticked.includes(item.id)).length;
  return (
    <fieldset id={group.id} className={styles.root}>
      <legend>
        <h3>{group.name}</h3>
      </legend>
      <p className={styles.note}>
        <strong>{fill(guide.steps.checklist.tools.days, { days: group.days })}</strong> {group.note}
      </p>
      <div className={styles.counted}>
        {counted && <Progress label={group.name} done={done} total={group.items.length} />}
      </div>
      <ul>
        {group.items.map((item) => (
          <li key={item.id}>
            <ChecklistItem id={item.id}>{item.text}</ChecklistItem>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
