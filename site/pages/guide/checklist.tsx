import { useEffect, useRef, useState } from 'react';
import type { ChecklistGroup } from '../../../content/schema.ts';
import { useHydrated } from '../../navigation/use-hydrated.ts';
import { Button } from '../../ui/button/button.tsx';
import { CalendarFile } from './calendar-file.tsx';
import styles from './checklist.module.css';
import { clearTicks, readTicks, restoreTicks, saveTicks } from './ticks.ts';

/**
 * The list that can be ticked. The boxes are plain ones, so that they work before script and without it; with
 * script the ticks stay on the device and are counted.
 */
export function Checklist({ groups }: { groups: ChecklistGroup[] }) {
  // No form element: sent by the Enter key, it would write the ticks into the address.
  const list = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const [ticked, setTicked] = useState<string[]>([]);

  useEffect(() => {
    if (!list.current) return;
    restoreTicks(list.current);
    setTicked(readTicks(list.current));
  }, []);

  function note() {
    if (!list.current) return;
    const ticks = readTicks(list.current);
    saveTicks(ticks);
    setTicked(ticks);
  }

  function startOver() {
    if (list.current) clearTicks(list.current);
    note();
  }

  const total = groups.reduce((sum, group) => sum + group.items.length, 0);
  return (
    <div ref={list} className={styles.root} onChange={note}>
      <div className={styles.tools}>
        {hydrated && (
          <>
            <Progress label="All of it" done={ticked.length} total={total} />
            <p className={styles.buttons}>
              <Button onClick={() => print()}>Print the list</Button>
              <Button onClick={startOver} disabled={ticked.length === 0}>
                Start over
              </Button>
            </p>
            <CalendarFile groups={groups} />
          </>
        )}
      </div>
      <div className={styles.groups}>
        {groups.map((group) => (
          <Group key={group.id} group={group} ticked={ticked} counted={hydrated} />
        ))}
      </div>
    </div>
  );
}

type GroupProps = { group: ChecklistGroup; ticked: string[]; counted: boolean };

function Group({ group, ticked, counted }: GroupProps) {
  const done = group.items.filter((item) => ticked.includes(item.id)).length;
  return (
    <fieldset id={group.id} className={styles.group}>
      <legend>
        <h3>{group.name}</h3>
      </legend>
      <p className={styles.note}>
        <strong>{group.days} days before.</strong> {group.note}
      </p>
      <div className={styles.counted}>
        {counted && <Progress label={group.name} done={done} total={group.items.length} />}
      </div>
      <ul>
        {group.items.map((item) => (
          <li key={item.id}>
            <label className={styles.item}>
              <input type="checkbox" value={item.id} className={styles.box} />
              <span>{item.text}</span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function Progress({ label, done, total }: { label: string; done: number; total: number }) {
  return (
    <p className={styles.progress}>
      <progress value={done} max={total} aria-label={label} />
      {done} of {total} done
    </p>
  );
}
