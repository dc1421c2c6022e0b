import { useEffect, useRef, useState } from 'react';
import { guide } from '../../../content/guide.ts';
import type { ChecklistGroup as Group } from '../../../content/schema.ts';
import { useHydrated } from '../../navigation/use-hydrated.ts';
import { Button } from '../../ui/button/button.tsx';
import { CalendarFile } from './calendar-file.tsx';
import styles from './checklist.module.css';
import { ChecklistGroup } from './checklist-group.tsx';
import { Jump } from './jump.tsx';
import { Progress } from './progress.tsx';
import { clearTicks, restoreTicks, saveTicks } from './ticks.ts';

const { all, print: printWords, startOver: startOverWords } = guide.steps.checklist.tools;

/**
 * The list that can be ticked. The boxes are plain ones, so that they work before script and without it; with
 * script the ticks stay on the device and are counted.
 */
export function Checklist({ groups }: { groups: Group[] }) {
  // No form element: sent by the Enter key, it would write the ticks into the address.
  const list = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const [ticked, setTicked] = useState<string[]>([]);

  useEffect(() => {
    if (!list.current) return;
    restoreTicks(list.current);
    // Some may have been set before the script came, and are not on the device yet.
    setTicked(saveTicks(list.current));
  }, []);

  function note() {
    if (list.current) setTicked(saveTicks(list.current));
  }

  function startOver() {
    if (list.current) clearTicks(list.current);
    note();
  }

  const total = groups.reduce((sum, group) => sum + group.items.length, 0);
  return (
    <>
      <Jump groups={groups} ticked={ticked} />
      <div ref={list} className={styles.root} onChange={note}>
        <div className={styles.tools}>
          {hydrated && (
            <>
              <Progress label={all} done={ticked.length} total={total} />
              <p className={styles.buttons}>
                <Button onClick={() => print()}>{printWords}</Button>
                <Button onClick={startOver} aria-disabled={ticked.length === 0}>
                  {startOverWords}
                </Button>
              </p>
              <CalendarFile groups={groups} />
            </>
          )}
        </div>
        <div className={styles.groups}>
          {groups.map((group) => (
            <ChecklistGroup key={group.id} group={group} ticked={ticked} counted={hydrated} />
          ))}
        </div>
      </div>
    </>
  );
}
