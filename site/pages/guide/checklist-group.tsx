import type { ChecklistGroup as Group, Guide } from '../../../contract/content/schema.ts';
import { fill } from '../../../contract/fill.ts';
import { Chevron } from '../../ui/chevron/chevron.tsx';
import styles from './checklist-group.module.css';
import { RoomMark } from './guide-house.tsx';

type Tools = Guide['steps']['checklist']['tools'];

type ChecklistGroupProps = {
  group: Group;
  words: Tools;
  /** The ids of the ticked items. */
  ticked: string[];
  /** Whether to show the count, which needs JavaScript. */
  counted: boolean;
};

/** The items for one part of the house, which fold. */
export function ChecklistGroup({ group, words, ticked, counted }: ChecklistGroupProps) {
  const done = group.items.filter((item) => ticked.includes(item.id)).length;
  return (
    <details className={styles.root}>
      <summary>
        <RoomMark group={group} ticked={ticked} />
        <h3 id={`${group.id}-name`}>{group.name}</h3>
        <span className={styles.counted}>
          {counted && <Progress label={group.name} words={words} done={done} total={group.items.length} />}
        </span>
        <Chevron />
      </summary>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has its name from a legend within, and this folds under it */}
      <div id={group.id} role="group" aria-labelledby={`${group.id}-name`}>
        <p className={styles.note}>
          <strong>{fill(words.days, { days: group.days })}</strong> {group.note}
        </p>
        <ul>
          {group.items.map((item) => (
            <li key={item.id}>
              <ChecklistItem>{item.text}</ChecklistItem>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}

/** A checkbox with its label. */
function ChecklistItem({ children }: { children: string }) {
  return (
    <label className={styles.item}>
      <input type="checkbox" className={styles.box} />
      <span>{children}</span>
    </label>
  );
}

type ProgressProps = { label: string; words: Tools; done: number; total: number };

/** A progress bar with its value in words. */
export function Progress({ label, words, done, total }: ProgressProps) {
  return (
    <span className={styles.progress}>
      <progress value={done} max={total} aria-label={label} />
      {fill(words.progress, { done, total })}
    </span>
  );
}
