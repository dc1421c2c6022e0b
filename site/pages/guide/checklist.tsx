import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import type { ChecklistGroup as Group } from '../../../content/schema.ts';
import { useContent } from '../../content/use-content.ts';
import house from '../../drawings/guide-house-finished.svg?themed';
import { revealFocus } from '../../navigation/reveal-focus.ts';
import { useHydrated } from '../../navigation/use-hydrated.ts';
import { Button } from '../../ui/button/button.tsx';
import { ThemedImage } from '../../ui/themed-image/themed-image.tsx';
import { CalendarDownload } from './calendar.tsx';
import styles from './checklist.module.css';
import { ChecklistGroup, Progress } from './checklist-group.tsx';
import { clearTicks, openFold, restoreTicks, saveTicks, useFolds } from './checklist-state.ts';
import { Fold } from './fold.tsx';
import { FINISHED_SIZE, GuideHouse } from './guide-house.tsx';

type ChecklistProps = {
  groups: Group[];
  /** The introduction, laid out around the house. */
  children: ReactNode;
};

/**
 * The checkboxes are uncontrolled, to work before hydration and without JavaScript. With it, ticks are saved on the device
 * and counted.
 */
export function Checklist({ groups, children }: ChecklistProps) {
  const { guide } = useContent();
  const { how, tools } = guide.steps.checklist;
  const { all, print: printWords, startOver: startOverWords } = tools;
  // Not a form: the Enter key would submit it and put the ticks into the address.
  const list = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const [ticked, setTicked] = useState<string[]>([]);

  useFolds();

  useEffect(() => {
    if (!list.current) return;
    restoreTicks(list.current);
    // Ticks from before hydration are not saved yet.
    const saved = saveTicks(list.current);
    startTransition(() => setTicked(saved));
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
      <div className={styles.start}>
        <GuideHouse groups={groups} ticked={ticked} />
        <Fold id="how" summary={how}>
          <div className={styles.instructions}>{children}</div>
        </Fold>
      </div>
      <ChecklistNav groups={groups} ticked={ticked} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Firefox leaves half of what a key moved to under the header */}
      <div ref={list} onChange={note} onFocus={revealFocus}>
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
              <CalendarDownload groups={groups} />
            </>
          )}
        </div>
        <div className={styles.groups}>
          {groups.map((group) => (
            <ChecklistGroup key={group.id} group={group} ticked={ticked} counted={hydrated} />
          ))}
        </div>
        <FinishedHouse isDone={ticked.length === total} />
      </div>
    </>
  );
}

type ChecklistNavProps = {
  groups: Group[];
  /** The ids of the ticked items. */
  ticked: string[];
};

/** Links to the groups, with the number of open items. */
function ChecklistNav({ groups, ticked }: ChecklistNavProps) {
  const { guide } = useContent();
  return (
    <nav aria-label={guide.steps.checklist.tools.groups} className={styles.nav} onFocus={revealFocus}>
      {groups.map(({ id, name, items }) => {
        const left = items.filter((item) => !ticked.includes(item.id)).length;
        return (
          <a key={id} href={`#${id}`} onClick={() => openFold(id)}>
            <span>{name}</span> {left || '✓'}
          </a>
        );
      })}
    </nav>
  );
}

/** The house from the street, with light in every window and the sign out: once all is ticked. */
function FinishedHouse({ isDone }: { isDone: boolean }) {
  const { guide } = useContent();
  const { title, text, alt } = guide.steps.checklist.finished;
  return (
    <div aria-live="polite">
      {isDone && (
        <figure className={styles.finished}>
          <ThemedImage drawing={house} size={FINISHED_SIZE} alt={alt} />
          <figcaption>
            <strong>{title}</strong>
            {text}
          </figcaption>
        </figure>
      )}
    </div>
  );
}
